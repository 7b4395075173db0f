import { asciiLowercase } from '@url/infra';
import { integerOfJava } from './java.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail, trimmed } from './split.js';

/** White space for Kotlin. */
const space = /[\t-\r\x1c- \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** The schemes by which Ktor connects. Without a host in the URL it connects to this machine. */
const connects = /^(?:https?|wss?)$/;

/** Splits as Url of Ktor does, which decodes all parts except the host. */
export function splitByKtor(input: string): Parts | string {
  const parts = splitEncoded(input);
  if (typeof parts === 'string') return parts;
  const { userinfo, path, query, fragment } = parts;
  const decoded = [...credentialsIn(userinfo ?? ''), path, query, fragment];
  const isMalformed = decoded.some((part) => part !== null && /%(?![\da-f]{2})/i.test(part));
  return isMalformed ? 'An escape is malformed.' : parts;
}

/** The last username before an "@", and the last password. */
function credentialsIn(userinfo: string): (string | null)[] {
  const pairs = userinfo.split('@').map((text) => cutPort(text));
  const passwords = pairs.map((pair) => pair[1]).filter((password) => password !== null);
  return [pairs[pairs.length - 1]![0], passwords[passwords.length - 1] ?? null];
}

function splitEncoded(input: string): Parts | string {
  const text = trimmed(input, space);
  const colon = endAt(text, /[:/?#]/);
  const hasScheme = text.charAt(colon) === ':';
  if (hasScheme && !/^[a-z][a-z\d+.-]*$/i.test(text.slice(0, colon))) return 'The scheme is malformed.';
  const scheme = hasScheme ? asciiLowercase(text.slice(0, colon)) : null;
  const rest = hasScheme ? text.slice(colon + 1) : text;
  const start = endAt(rest, /[^/]/);
  if (scheme === 'file') return splitFile(rest, start);
  if (scheme !== null && /^(?:mailto|about|tel)$/.test(scheme)) return splitOpaque(scheme, rest);
  // After white space other than that of C the URL has no default host.
  const isDefault = !/^[\t-\r ]*[^\t-\r -~]/.test(input);
  if (start < 2) return { scheme, ...noAuthority, host: isDefault ? hostFor(scheme, null) : null, ...splitTail(rest) };
  const end = endAt(rest, /[/\\?#]/, start);
  const authority = rest.slice(start, end);
  const at = authority.lastIndexOf('@');
  const { 0: host, 1: port } = cutPort(authority.slice(at + 1));
  if (port && !isPort(port)) return 'The port is not a number up to 65535.';
  const userinfo = at < 0 ? null : authority.slice(0, at);
  return { scheme, userinfo, host: hostFor(scheme, orNull(host)), port: orNull(port), ...splitTail(rest.slice(end)) };
}

function hostFor(scheme: string | null, host: string | null): string | null {
  return host ?? (scheme !== null && connects.test(scheme) ? 'localhost' : null);
}

function isPort(text: string): boolean {
  const port = integerOfJava(text);
  return port !== null && port >= 0 && port <= 65535;
}

/** Cuts at the first ":" outside brackets. An open bracket without a partner goes on to the end. */
function cutPort(hostport: string): readonly [string, string | null] {
  const outside = hostport.replace(/\[[^\]]*(?:\]|$)/g, (inside) => 'x'.repeat(inside.length));
  return cutAt(hostport, outside.indexOf(':'));
}

function splitFile(rest: string, slashes: number): Parts | string {
  if (slashes < 1 || slashes > 3) return 'A file URL has another number of slashes.';
  const start = slashes - 1;
  const end = slashes === 2 ? endAt(rest, /\//, 2) : start;
  const host = slashes === 2 ? orNull(rest.slice(2, end)) : null;
  return { scheme: 'file', ...noAuthority, host, path: rest.slice(end), query: null, fragment: null };
}

/** Everything after the "@" of a mailbox, or after the scheme, is the host. */
function splitOpaque(scheme: string, rest: string): Parts | string {
  if (rest.startsWith('/')) return 'There is a "/" after the scheme.';
  const at = scheme === 'mailto' ? rest.indexOf('@') : -1;
  if (scheme === 'mailto' && at < 0) return 'There is no "@" in the mailbox.';
  const userinfo = at < 0 ? null : rest.slice(0, at);
  return { scheme, userinfo, host: orNull(rest.slice(at + 1)), port: null, path: '', query: null, fragment: null };
}
