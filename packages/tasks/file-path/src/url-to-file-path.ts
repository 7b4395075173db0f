import { domainToUnicode, type Host } from '@url/host';
import { isIPv6, serializeParsedHost } from '@url/host/internal';
import { parseRecord } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { urlTextOf } from '@url/record/internal';
import { isDeviceName } from './device-names.js';
import { type FilePathOptions, readOptions, type Settings } from './options.js';
import { type FilePath, type FilePathFailure, fail } from './result.js';
import { findTrimmedName, isDots } from './windows-path.js';

/** A URL: text, a record, or a `URL` object. */
export type FileURLInput = string | URLRecord | { readonly href: string };

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * Converts a file URL to a path. Ignores the query and the fragment.
 *
 * @param url text, a record, or a `URL` object
 * @returns the path, or the reason and its range in the path of the URL, in UTF-16 code units
 * @throws TypeError if the argument is not a URL, an option is unknown, or the style is missing
 *
 * @example
 * import { urlToFilePath } from '@url/file-path';
 *
 * urlToFilePath('file:///home/me/100%25.txt', { style: 'posix' }); // => { ok: true, path: '/home/me/100%.txt' }
 * urlToFilePath('file://server/share/a%20b', { style: 'windows' }); // => { ok: true, path: '\\\\server\\share\\a b' }
 * urlToFilePath('file:///C:/a%2Fb', { style: 'windows' }); // => { ok: false, reason: 'encoded-separator', start: 5, end: 8 }
 */
export function urlToFilePath(url: FileURLInput, options: FilePathOptions): FilePath | FilePathFailure {
  const settings = readOptions(options, []);
  // A record that a program made may have a path with "..", which the parser resolves.
  const record = parseRecord(urlTextOf(url, 'url'));
  if (record === null) return fail('invalid-url', 0, 0);
  if (record.scheme !== 'file') return fail('not-a-file-url', 0, record.path.length);
  return settings.isWindows ? windowsPathOf(record, settings) : posixPathOf(record);
}

function posixPathOf({ host, path }: URLRecord): FilePath | FilePathFailure {
  if (host !== '' && host !== null) return fail('unsupported-non-local-file', 0, path.length);
  // In POSIX two leading slashes can differ from one; more than two count as one.
  const hasTwoSlashes = path.startsWith('//') && !path.startsWith('///');
  return decode((hasTwoSlashes ? '/' : '') + path.replace(/\/{2,}/g, '/'), path, /%2f/i);
}

function windowsPathOf({ host, path }: URLRecord, settings: Settings): FilePath | FilePathFailure {
  const isLocal = host === '' || host === null;
  if (isLocal && !/^\/[A-Za-z](?::|%3a)\//i.test(path)) return fail('relative-path', 0, path.length);
  const decoded = decode(path.replace(/\/{2,}/g, '/') || '/', path, /%2f|%5c/i);
  if (!decoded.ok) return decoded;
  const windowsPath = decoded.path.replace(/\//g, '\\');
  if (!isLocal && isDots(host)) return fail('unsupported-hostname', 0, path.length);
  // The first name is the drive or the share, which Windows does not change.
  const names = windowsPath
    .split('\\')
    .filter((name) => name !== '')
    .slice(1);
  const trimmed = settings.keepsTrimmedNames ? null : findTrimmedName(path, '/', names, path.endsWith('/'));
  if (trimmed !== null) return trimmed;
  if (!isLocal) {
    return { ok: true, path: `\\\\${serverOf(host)}${windowsPath}` };
  }
  const last = windowsPath.slice(windowsPath.lastIndexOf('\\') + 1);
  if (!settings.keepsDeviceNames && isDeviceName(last))
    return fail('device-name', path.lastIndexOf('/') + 1, path.length);
  return { ok: true, path: windowsPath.slice(1) };
}

/** https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-dtyp/62e862f4-2a51-452e-8eeb-dc4ff5ee33cc */
function serverOf(host: Host): string {
  if (isIPv6(host)) return `${serializeParsedHost(host).slice(1, -1).replace(/:/g, '-')}.ipv6-literal.net`;
  return typeof host === 'string' ? domainToUnicode(host) : serializeParsedHost(host);
}

/**
 * Decodes a path.
 *
 * @param path the path to decode
 * @param given the path of the URL, for ranges
 * @param separator matches an encoded separator
 */
function decode(path: string, given: string, separator: RegExp): FilePath | FilePathFailure {
  const encoded = given.search(separator);
  if (encoded >= 0) return fail('encoded-separator', encoded, encoded + 3);
  const nullByte = given.indexOf('%00');
  if (nullByte >= 0) return fail('null-byte', nullByte, nullByte + 3);
  try {
    // It throws for bytes that are not UTF-8, but also for "%" without two digits.
    return { ok: true, path: decodeURIComponent(path.replace(/%(?![\dA-Fa-f]{2})/g, '%25')) };
  } catch {
    return fail('invalid-utf8', 0, given.length);
  }
}
