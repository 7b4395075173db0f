import { parseHost } from '@url/host';
import { option } from '@url/infra/internal';
import { createURLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import { pathOf } from './components.js';
import { readPosixPath } from './posix-path.js';
import { type FilePathFailure, type FileURL, fail, isFailure, type PathStyle } from './result.js';
import { readWindowsPath } from './windows-path.js';

/** With the flag "u" a surrogate pair is one code point, so the class matches lone surrogates only. */
const loneSurrogate = /[\ud800-\udfff]/u;

/** The options of both functions. */
export interface FilePathOptions {
  /** Whose rules the path follows. */
  readonly style: PathStyle;
  /** What happens to a last component that Windows takes for a device, such as "NUL". By default it is refused. */
  readonly deviceNames?: 'refuse' | 'keep' | null;
}

/** The options of `filePathToURL`. */
export interface FilePathToURLOptions extends FilePathOptions {
  /**
   * Whether the path is that of a directory. Then the URL ends in "/", so that relative references are resolved inside of the directory. By
   * default a path is that of a directory if it ends in a separator.
   */
  readonly directory?: boolean | null;
}

/**
 * Makes the URL of a file or directory from its absolute path. Every name becomes one segment, from which `urlToFilePath` gives the same name.
 * See https://url.spec.whatwg.org/#file-state.
 *
 * @param path an absolute path; on Windows with a drive, with a server ("\\server\share"), or with "\\?\" before either
 * @returns the URL, or why there is none, with the place in the path in code units
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
  if (path === '') return fail('empty-input', 0, 0);
  const nullByte = path.indexOf('\0');
  if (nullByte >= 0) return fail('null-byte', nullByte, nullByte + 1);
  const surrogate = path.search(loneSurrogate);
  if (surrogate >= 0) return fail('lone-surrogate', surrogate, surrogate + 1);
  const isWindows = option(options, 'style') === 'windows';
  const rooted = isWindows ? readWindowsPath(path, option(options, 'deviceNames') === 'keep') : readPosixPath(path);
  if (isFailure(rooted)) return rooted;
  const url = createURLRecord({
    scheme: 'file',
    host: rooted.host === '' ? '' : parseHost(rooted.host),
    path: pathOf(rooted.root, rooted, option(options, 'directory')),
  });
  return { ok: true, url, href: serializeURL(url) };
}
