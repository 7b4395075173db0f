import { parseHost } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { asciiLowercase, checkString } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { percentDecodeText } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { MAX_PORT, schemePattern } from '@url/record/internal';

/** How git reaches a remote. */
export type GitRemoteKind = 'ssh' | 'git' | 'http' | 'https' | 'ftp' | 'ftps' | 'file' | 'path';

/** A remote repository, as git-clone(1) reads its text. */
export interface GitRemote {
  readonly kind: GitRemoteKind;
  /** The remote as a URL without a password; `null` for a local path. */
  readonly url: string | null;
  /** The serialized host; `null` for a local path and for a `file:` URL without a host. */
  readonly host: string | null;
  /** The port if the text has one. */
  readonly port: number | null;
  /** The path as the server gets it, after git has decoded its escapes: `org/repo.git`, `/srv/repo.git`, `~me/repo.git`. */
  readonly path: string;
  /** The user name if the text has one, not percent-decoded. */
  readonly user: string | null;
  /** The remote for people: without user name and password. */
  readonly display: string;
}

/** https://git-scm.com/docs/git-clone#_git_urls, with the two older names of ssh. */
const kinds: ReadonlyMap<string, GitRemoteKind> = /* @__PURE__ */ new Map<string, GitRemoteKind>([
  ...(['ssh', 'git', 'http', 'https', 'ftp', 'ftps', 'file'] as const).map((kind) => [kind, kind] as const),
  ['git+ssh', 'ssh'],
  ['ssh+git', 'ssh'],
]);

/** The name of a remote helper, as in "ext::command": git runs a program for it. */
const helper = /^[\w+.-]+::/;

/** A Windows path: git reads "C:\repo" and "C:/repo" as paths, not as a host "C". */
const drivePath = /^[a-z]:[\\/]/i;

/** Code units that no remote has, and with which a credential helper or a shell could be deceived. */
const control = /[\0-\x1f\x7f]/;

const schemeBeforeSolidi = /* @__PURE__ */ new RegExp(`^(${schemePattern})://`);

/**
 * https://git-scm.com/docs/git-clone#_git_urls
 *
 * Reads the text of a git remote by git's rules: a URL, the scp-like `user@host:path`, or a local path.
 *
 * @param text the text of a remote, as in `git clone ‹text›`
 * @returns the parts; `null` if the text starts with "-" or has a host or path that does (git would read an option), if it names a remote helper (`ext::…`),
 *   if it contains a control character, or if it is not a remote
 * @throws TypeError if `text` is not a string
 *
 * @example
 * import { parseGitRemote } from '@url/reference';
 *
 * parseGitRemote('git@github.com:org/repo.git')?.url; // => 'ssh://git@github.com/org/repo.git'
 * parseGitRemote('https://me:secret@example.com/repo.git')?.display; // => 'https://example.com/repo.git'
 * parseGitRemote('C:\\repo')?.kind; // => 'path'
 * parseGitRemote('--upload-pack=touch x'); // => null
 * parseGitRemote('ext::sh -c true'); // => null
 */
export function parseGitRemote(text: string): GitRemote | null {
  checkString('text', text);
  if (text === '' || text.startsWith('-') || helper.test(text) || control.test(text)) return null;
  const scheme = schemeBeforeSolidi.exec(text)?.[1];
  if (scheme !== undefined) return readURL(text, kinds.get(asciiLowercase(scheme)));
  return isLocalPath(text) ? localPath(text) : readSCP(text);
}

/** Returns whether git reads the text as a path: a drive letter, no ":", or a "/" before the first ":". */
function isLocalPath(text: string): boolean {
  const colon = text.indexOf(':');
  const slash = text.indexOf('/');
  return drivePath.test(text) || colon < 0 || (slash >= 0 && slash < colon);
}

function localPath(path: string): GitRemote {
  return { kind: 'path', url: null, host: null, port: null, path, user: null, display: path };
}

/** git reads only `ssh`, `git`, HTTP, FTP and `file` itself. Every kind except `file` needs a host, and every kind except HTTP and FTP needs a path. */
function readURL(text: string, kind: GitRemoteKind | undefined): GitRemote | null {
  const front = /^[^:]*:\/\/([^/?#]*)/.exec(text);
  if (kind === undefined || front === null || front[1]!.includes('\\') || (kind !== 'file' && front[1] === ''))
    return null;
  const isWeb = /^(?:http|ftp)s?$/.test(kind);
  const written = text.slice(front[0].length);
  if (isWeb ? written.includes('#') : !written.startsWith('/')) return null;
  const url = parseAsSpecial(front[0] + (isWeb ? written : escapeDelimiters(written)), kind);
  if (url === null || url.host === null) return null;
  const host = serializeParsedHost(url.host);
  const path = isWeb ? written : percentDecodeText(kind === 'ssh' ? written.replace(/^\/~/, '~') : written);
  const isOption = [host, path, url.username].some((part) => part.startsWith('-'));
  return isOption || control.test(path) ? null : remoteOf(kind, url, host, path, portOf(text));
}

/** Except in HTTP and FTP, git reads "?" and "#" as a part of the path. */
function escapeDelimiters(path: string): string {
  return path.replace(/[?#]/g, encodeURIComponent);
}

/** Parses the URL as a special one, so that its host is a domain or an address: ssh and git are not special in the URL Standard. */
function parseAsSpecial(text: string, kind: GitRemoteKind): URLRecord | null {
  if (kind === 'file') return parseURL(text);
  return parseURL(text.replace(/^[^:]*/, kind === 'http' || kind === 'https' ? kind : 'ws'));
}

function portOf(text: string): number | null {
  const digits = /^[^:]*:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

function remoteOf(kind: GitRemoteKind, url: URLRecord, host: string, path: string, port: number | null): GitRemote {
  const user = url.username === '' ? null : url.username;
  const rest = `${host}${port === null ? '' : `:${port}`}${url.path}${url.query === null ? '' : `?${url.query}`}`;
  const display = `${kind}://${rest}`;
  return { kind, url: userIn(display, user), host: host === '' ? null : host, port, path, user, display };
}

function userIn(url: string, user: string | null): string {
  return user === null ? url : url.replace('//', () => `//${user}@`);
}

/**
 * Reads the scp-like form. IPv6 addresses are in brackets, and `[host:port]:path` names a port.
 *
 *     git@[::1]:org/repo.git
 *     user host path
 */
function readSCP(text: string): GitRemote | null {
  const match = /^(?:([^@/:[\]\s]+)@)?(\[[^\]/]*\]|[^:/[\]@]+):(.*)$/.exec(text);
  if (match === null) return null;
  const user = match[1] ?? null;
  const written = match[2]!;
  const path = match[3]!;
  const bracketed = /^\[([^:\]]+):(\d+)\]$/.exec(written);
  const parsed = parseHost(bracketed?.[1] ?? written);
  const port = bracketed === null ? null : Number(bracketed[2]);
  if (parsed === null || path === '' || path.startsWith('-') || (port !== null && port > MAX_PORT)) return null;
  const host = serializeParsedHost(parsed);
  if (host.startsWith('-') || user?.startsWith('-')) return null;
  // git decodes the escapes of a URL, but not the escapes of this form.
  const escaped = escapeDelimiters(path.replace(/^\//, '').replace(/%/g, '%25'));
  const parsedPath = parseURL(`ws://${host}/${escaped}`)?.path;
  if (parsedPath === undefined) return null;
  const url = userIn(`ssh://${host}${port === null ? '' : `:${port}`}${parsedPath}`, user);
  return { kind: 'ssh', url, host, port, path, user, display: `${written}:${path}` };
}
