import { domainToUnicode, type Host, isIPv6Address, serializeHost } from '@url/host';
import { utf8DecodeWithoutBOM, utf8Encode } from '@url/infra';
import { option } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { percentDecodeString } from '@url/percent';
import type { URLRecord } from '@url/record';
import { isDeviceName } from './device-names.js';
import type { FilePathOptions } from './file-path-to-url.js';
import { type FilePath, type FilePathFailure, fail } from './result.js';

/** A URL: a string that is parsed, a record, or a `URL` object of any engine. */
export type FileURLInput = string | URLRecord | { readonly href: string };

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * Makes the path of a file or directory from its URL. Query and fragment are ignored.
 *
 * @param url a string, a record, or a `URL` object of any engine
 * @returns the path, or why there is none, with the place in the path of the URL in code units
 *
 * @example
 * import { urlToFilePath } from '@url/file-path';
 *
 * urlToFilePath('file:///home/me/100%25.txt', { style: 'posix' }); // => { ok: true, path: '/home/me/100%.txt' }
 * urlToFilePath('file://server/share/a%20b', { style: 'windows' }); // => { ok: true, path: '\\\\server\\share\\a b' }
 * urlToFilePath('file:///C:/a%2Fb', { style: 'windows' }); // => { ok: false, reason: 'encoded-separator', start: 5, end: 8 }
 */
export function urlToFilePath(url: FileURLInput, options: FilePathOptions): FilePath | FilePathFailure {
  const record = recordOf(url);
  if (record === null) return fail('invalid-url', 0, 0);
  if (record.scheme !== 'file') return fail('not-a-file-url', 0, record.path.length);
  return option(options, 'style') === 'windows'
    ? windowsPathOf(record, option(options, 'deviceNames') === 'keep')
    : posixPathOf(record);
}

function recordOf(url: FileURLInput): URLRecord | null {
  if (typeof url === 'string') return parseURL(url);
  const { href } = url as { readonly href?: string };
  // A property of Object.prototype is no href of a record.
  const isRecord = href === undefined || href === (Object.prototype as { readonly href?: string }).href;
  return isRecord ? (url as URLRecord) : parseURL(href);
}

function posixPathOf({ host, path }: URLRecord): FilePath | FilePathFailure {
  if (host !== '' && host !== null) return fail('unsupported-non-local-file', 0, path.length);
  // POSIX gives two slashes at the start a meaning of their own, and more than two the meaning of one.
  const hasTwoSlashes = path.startsWith('//') && !path.startsWith('///');
  return decode((hasTwoSlashes ? '/' : '') + path.replace(/\/+/g, '/'), path, /%2f/i);
}

function windowsPathOf({ host, path }: URLRecord, allowsDevices: boolean): FilePath | FilePathFailure {
  const isLocal = host === '' || host === null;
  if (isLocal && !/^\/[A-Za-z](?::|%3a)\//i.test(path)) return fail('relative-path', 0, path.length);
  const decoded = decode(path.replace(/\/+/g, '/') || '/', path, /%2f|%5c/i);
  if (!decoded.ok) return decoded;
  const windowsPath = decoded.path.replace(/\//g, '\\');
  if (!isLocal) {
    if (host === '.') return fail('unsupported-hostname', 0, path.length);
    return { ok: true, path: `\\\\${serverOf(host)}${windowsPath}` };
  }
  const last = windowsPath.slice(windowsPath.lastIndexOf('\\') + 1);
  if (!allowsDevices && isDeviceName(last)) return fail('device-name', path.lastIndexOf('/') + 1, path.length);
  return { ok: true, path: windowsPath.slice(1) };
}

/** https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-dtyp/62e862f4-2a51-452e-8eeb-dc4ff5ee33cc */
function serverOf(host: Host): string {
  if (isIPv6Address(host)) return `${serializeHost(host).slice(1, -1).replace(/:/g, '-')}.ipv6-literal.net`;
  return typeof host === 'string' ? domainToUnicode(host) : serializeHost(host);
}

/**
 * @param path what is decoded
 * @param given the path of the URL, for places
 * @param separator matches an encoded separator
 */
function decode(path: string, given: string, separator: RegExp): FilePath | FilePathFailure {
  const encoded = given.search(separator);
  if (encoded >= 0) return fail('encoded-separator', encoded, encoded + 3);
  const nullByte = given.indexOf('%00');
  if (nullByte >= 0) return fail('null-byte', nullByte, nullByte + 3);
  if (!path.includes('%')) return { ok: true, path };
  const bytes = percentDecodeString(path);
  const text = utf8DecodeWithoutBOM(bytes);
  return isSame(utf8Encode(text), bytes) ? { ok: true, path: text } : fail('invalid-utf8', 0, given.length);
}

/** Compares bytes before and after decoding: bytes that are not UTF-8 are decoded as U+FFFD, whose bytes differ. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
