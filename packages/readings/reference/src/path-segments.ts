import { checkOptions, flag } from '@url/infra/internal';
import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { checkModel, checkStrings, createModelURL, type ModelURL } from './model.js';
import { percentDecode } from './percent-encoded-parts.js';

/** How the segments of a path are returned. */
export interface SegmentOptions {
  /** Whether the segments are percent-decoded. The default is `false`. */
  readonly decode?: boolean;
}

/**
 * https://url.spec.whatwg.org/#url-path-segment
 *
 * @param url a URL
 * @param options whether the segments are percent-decoded
 * @returns the segments of the path after drive and root. The last one is the file, or the empty string if the path ends in U+002F (/).
 *   A URL without path has none
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { emptyURL, parseReference, segments } from '@url/reference';
 *
 * const url = parseReference('/a%2Fb/c/');
 * url && segments(url); // => ['a%2Fb', 'c', '']
 * url && segments(url, { decode: true }); // => ['a/b', 'c', '']
 * segments(emptyURL); // => []
 */
export function segments(url: ModelURL, options?: SegmentOptions | null): string[] {
  checkModel('url', url);
  const decode = decodes(options) ? percentDecode : (segment: string): string => segment;
  const { pathRoot, dirs, file } = url;
  if (pathRoot === null && dirs.length === 0 && file === null) return [];
  return [...dirs, file ?? ''].map((segment) => decode(segment));
}

/**
 * https://url.spec.whatwg.org/#url-path-segment
 *
 * Creates a relative reference from texts. Percent-encodes each character that would end a segment or make it a drive or a scheme, and U+0025
 * (%), so that `segments` with `decode` returns the texts.
 *
 * @param texts the segments, not percent-encoded; the last one is the empty string for a path that ends in U+002F (/)
 * @returns a URL that adds these segments to the directory of its base; the empty URL for no text; `null` if a text is "." or "..", which
 *   is a dotted segment in any encoding
 * @throws TypeError if a text is not a string
 *
 * @example
 * import { join, print } from '@url/reference';
 *
 * print(join('a', 'b/c', '100%?')); // => 'a/b%2Fc/100%25%3F'
 * print(join('c:', '')); // => 'c%3A/'
 * join('..', 'a'); // => null
 */
export function join(...texts: string[]): ModelURL | null {
  checkStrings('texts', texts);
  if (texts.some((text) => text === '.' || text === '..')) return null;
  const dirs = texts.map((text) => utf8PercentEncode(text, componentPercentEncodeSet));
  const file = dirs.pop() || null;
  // A single empty segment is the directory itself. The empty URL would be the file of the base.
  const isDirectory = texts.length === 1 && file === null;
  return createModelURL({ dirs: isDirectory ? ['.'] : dirs, file });
}

/**
 * @param url a URL
 * @param options whether the name is percent-decoded
 * @returns the name of the file without its `extension`; `null` without a file
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { basename, parseReference } from '@url/reference';
 *
 * const url = parseReference('/a/b.tar.gz?c');
 * url && basename(url); // => 'b.tar'
 * const directory = parseReference('/a/');
 * directory && basename(directory); // => null
 */
export function basename(url: ModelURL, options?: SegmentOptions | null): string | null {
  checkModel('url', url);
  const file = fileOf(url, options);
  return file === null ? null : file.slice(0, startOfExtension(file));
}

/**
 * @param url a URL
 * @param options whether the name is percent-decoded
 * @returns the end of the file's name from the last U+002E (.) on; the empty string if there is none after the start of the name; `null`
 *   without a file
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { extension, parseReference } from '@url/reference';
 *
 * const url = parseReference('/a/b.tar.gz?c');
 * url && extension(url); // => '.gz'
 * const hidden = parseReference('/a/.profile');
 * hidden && extension(hidden); // => ''
 */
export function extension(url: ModelURL, options?: SegmentOptions | null): string | null {
  checkModel('url', url);
  const file = fileOf(url, options);
  return file === null ? null : file.slice(startOfExtension(file));
}

function fileOf({ file }: ModelURL, options: SegmentOptions | null | undefined): string | null {
  return decodes(options) && file !== null ? percentDecode(file) : file;
}

function decodes(options: SegmentOptions | null | undefined): boolean {
  checkOptions(options, ['decode']);
  return flag(options, 'decode', false);
}

/** Dots at the start of a name belong to it: "..", ".profile". */
function startOfExtension(file: string): number {
  const fullStop = file.lastIndexOf('.');
  return /[^.]/.test(file.slice(0, Math.max(fullStop, 0))) ? fullStop : file.length;
}
