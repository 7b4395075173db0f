import { parseHost } from '@url/host';
import { checkString } from '@url/infra/internal';
import { initialFields, recordOfFields } from '@url/record/internal';
import { type FilePathToURLOptions, readOptions } from './options.js';
import { pathOf } from './path-components.js';
import { readPosixPath } from './posix-path.js';
import { type FilePathFailure, type FileURL, fail, isFailure } from './result.js';
import { readWindowsPath } from './windows-path.js';

/** With the flag "u" a surrogate pair is one code point, so the class matches lone surrogates only. */
const loneSurrogate = /[\ud800-\udfff]/u;

/**
 * Converts the absolute path of a file or directory to a URL. Every name becomes one segment, and `urlToFilePath` returns the same name.
 * See https://url.spec.whatwg.org/#file-state.
 *
 * @param path an absolute path; on Windows with a drive, with a server ("\\server\share"), or with "\\?\" before either
 * @returns the URL, or the reason and its range in the path, in UTF-16 code units
 * @throws TypeError if the path is not a string, an option is unknown, or the style is missing
 *
 * @example
 * import { filePathToURL } from '@url/file-path';
 *
 * const posix = filePathToURL('/home/me/100% é?.txt', { style: 'posix' });
 * posix.ok && posix.href; // => 'file:///home/me/100%25%20%C3%A9%3F.txt'
 * const windows = filePathToURL('C:\\Users\\me', { style: 'windows', directory: true });
 * windows.ok && windows.href; // => 'file:///C:/Users/me/'
 * filePathToURL('me/a.txt', { style: 'posix' }); // => { ok: false, reason: 'relative-path', start: 0, end: 8 }
 */
export function filePathToURL(path: string, options: FilePathToURLOptions): FileURL | FilePathFailure {
  const settings = readOptions(options, ['directory']);
  checkString('path', path);
  if (path === '') return fail('empty-input', 0, 0);
  const nullByte = path.indexOf('\0');
  if (nullByte >= 0) return fail('null-byte', nullByte, nullByte + 1);
  const surrogate = path.search(loneSurrogate);
  if (surrogate >= 0) return fail('lone-surrogate', surrogate, surrogate + 1);
  const rooted = settings.isWindows ? readWindowsPath(path, settings) : readPosixPath(path);
  if (isFailure(rooted)) return rooted;
  const { root, host } = rooted;
  const urlPath = pathOf(root, rooted, settings.directory);
  const url = recordOfFields({
    ...initialFields,
    scheme: 'file',
    host: host === '' ? host : parseHost(host),
    path: urlPath,
  });
  return { ok: true, url, href: `file://${host}${urlPath}` };
}
