import { domainToUnicode, parseHost } from '@url/host';
import { checkOptions, containsACEPrefix, option } from '@url/infra/internal';
import { isWindowsDriveLetter } from '@url/record';
import { type Authority, checkModel, isFileURL, isWebURL, type ModelURL, withComponents } from './model.js';
import { checkMode, type ParserMode } from './parser-mode.js';
import { type PrintForm, percentEncodeURL } from './percent-encode-profiles.js';
import { schemeOf } from './preprocess.js';

/** How a URL is printed. */
export interface PrintOptions {
  /** Whether characters that are not ASCII are percent-encoded. The default is "ascii". */
  readonly form?: PrintForm;
  /** The mode in which a string without scheme will be parsed. By default any mode. */
  readonly mode?: ParserMode;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Normalize for Printing.
 *
 * Changes a URL whose string would be parsed as another URL. The document has the first change only, and leaves drives open. A dir U+002E (.) is
 * inserted before
 *
 * - an empty first dir, without authority and drive: `//a` would have an authority,
 * - a first segment that looks like a scheme, without scheme and root: `a:b`,
 * - a first segment that is a drive letter, if it would be parsed as the drive: `/c:/a` in the file mode.
 *
 * The empty port of a host of one letter is removed if both would be a drive: `//c:`. The drive of a URL that is not a file-URL becomes a
 * segment. One case is left: for any mode `///c:/a` stays, although the file mode finds a drive in it, because U+002E (.) would become the host of a
 * web-URL. Both resolve to the same file-URL.
 *
 * @param url a URL
 * @param mode the mode in which the string will be parsed if the URL lacks a scheme. By default any mode
 * @returns the URL that the printed string is parsed to
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { createModelURL, normalizeForPrinting } from '@url/reference';
 *
 * const emptySegment = createModelURL({ pathRoot: '/', dirs: [''], file: 'foo' });
 * emptySegment && normalizeForPrinting(emptySegment).dirs; // => ['.', '']
 * const colon = createModelURL({ file: 'a:b' });
 * colon && normalizeForPrinting(colon).dirs; // => ['.']
 */
export function normalizeForPrinting(url: ModelURL, mode: ParserMode | null = null): ModelURL {
  checkModel('url', url);
  if (mode !== null) checkMode(mode);
  const mayHaveDrive = isFileURL(url) || (url.scheme === null && mode !== 'web' && mode !== 'generic');
  const readable = url.drive !== null && !mayHaveDrive ? withDriveAsSegment(url) : url;
  const authority = mayHaveDrive ? withoutDriveAsHost(readable.authority) : readable.authority;
  const isInAnyMode = url.scheme === null && mode === null;
  const mayStartWithDrive = mayHaveDrive && !(isInAnyMode && authority !== null && authority.host === null);
  const dirs = needsDot(readable, mayStartWithDrive) ? ['.', ...readable.dirs] : readable.dirs;
  return authority === readable.authority && dirs === readable.dirs
    ? readable
    : withComponents(readable, { authority, dirs });
}

function withDriveAsSegment(url: ModelURL): ModelURL {
  const { drive, pathRoot, dirs } = url;
  const path = pathRoot === null ? { file: drive } : { dirs: [drive!, ...dirs] };
  return withComponents(url, { drive: null, pathRoot: '/', ...path });
}

function withoutDriveAsHost(authority: Authority | null): Authority | null {
  const isDrive = authority?.port === '' && authority.username === null && /^[a-z]$/i.test(authority.host!);
  return isDrive ? { ...authority, port: null } : authority;
}

function needsDot({ scheme, authority, drive, pathRoot, dirs, file }: ModelURL, mayStartWithDrive: boolean): boolean {
  if (drive !== null) return false;
  const first = dirs.length > 0 ? dirs[0]! : (file ?? '');
  if (mayStartWithDrive && isWindowsDriveLetter(first)) return true;
  if (authority !== null) return false;
  return (dirs.length > 0 && first === '') || (scheme === null && pathRoot === null && schemeOf(first) !== null);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Printing.
 *
 * Returns `null` for `null`, so that a sequence of steps needs only one check at its end.
 *
 * @param url a URL, or `null`
 * @param options the form, and the mode in which the string will be parsed
 * @returns a string that is parsed, in that mode or in any, to the percent-encoded URL that is normalized for printing. A drive without scheme
 *   is parsed to a drive in the file mode only. In the form "unicode" the domain of a web-URL or file-URL is in Unicode, if the host parser
 *   returns the same domain for it. `null` for `null`
 * @throws TypeError if `url` is neither a URL of the model nor `null`, and for an option or a form that does not exist
 *
 * @example
 * import { parseReference, print } from '@url/reference';
 *
 * const url = parseReference('//🌲/b c');
 * print(url); // => '//%F0%9F%8C%B2/b%20c'
 * print(url, { form: 'unicode' }); // => '//🌲/b%20c'
 * print(parseReference('http://xn--vh8h/'), { form: 'unicode' }); // => 'http://🌲/'
 * print(parseReference('/c:/a')); // => '/./c:/a'
 * print(parseReference('/c:/a'), { mode: 'web' }); // => '/c:/a'
 */
export function print<U extends ModelURL | null>(url: U, options?: PrintOptions | null): U extends null ? null : string;
export function print(url: ModelURL | null, options?: PrintOptions | null): string | null {
  if (url === null) return null;
  checkModel('url', url);
  checkOptions(options, ['form', 'mode']);
  const form = option(options, 'form') ?? 'ascii';
  const printable = percentEncodeURL(normalizeForPrinting(url, option(options, 'mode') ?? undefined), form);
  const { scheme, authority, query, fragment } = printable;
  let output = scheme === null ? '' : `${scheme}:`;
  if (authority !== null) {
    // A file-URL with credentials or a port does not resolve. So its host is never parsed, and stays as it is.
    const isHostAlone = authority.username === null && authority.port === null;
    const isInUnicode = form === 'unicode' && (isWebURL(url) || (isFileURL(url) && isHostAlone));
    output += `//${printAuthority(isInUnicode ? withUnicodeDomain(authority) : authority)}`;
  }
  output += printPath(printable);
  if (query !== null) output += `?${query}`;
  if (fragment !== null) output += `#${fragment}`;
  return output;
}

/** The authority with its domain in Unicode, if parsing returns the same domain. */
function withUnicodeDomain(authority: Authority): Authority {
  const { host } = authority;
  if (host === null || !containsACEPrefix(host)) return authority;
  const parsed = parseHost(host);
  const unicode = typeof parsed === 'string' ? domainToUnicode(parsed) : null;
  const isSame = parsed === host && unicode !== null && unicode !== '' && parseHost(unicode) === parsed;
  return isSame ? { ...authority, host: unicode } : authority;
}

function printAuthority({ username, password, host, port }: Authority): string {
  const credentials = username === null ? '' : `${username}${password === null ? '' : `:${password}`}@`;
  return `${credentials}${host ?? ''}${port === null ? '' : `:${port}`}`;
}

/** Prints the path, from the drive to the file, without percent-encoding. */
export function printPath({ drive, pathRoot, dirs, file }: ModelURL): string {
  const directory = dirs.length > 0 ? `${dirs.join('/')}/` : '';
  return `${drive === null ? '' : `/${drive}`}${pathRoot ?? ''}${directory}${file ?? ''}`;
}
