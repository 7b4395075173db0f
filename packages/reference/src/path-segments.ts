import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { createModelURL, type ModelURL } from './model.js';
import { percentDecode } from './percent-decode.js';

/** How the segments of a path are given. */
export interface SegmentOptions {
  /** Whether they are percent-decoded; they are not unless this is true. */
  readonly decode?: boolean;
}

/**
 * https://url.spec.whatwg.org/#url-path-segment
 *
 * @param url a URL
 * @param options whether the segments are percent-decoded
 * @returns the segments of its path behind drive and root; the last is the file, or the empty string for a path that ends in
 *   U+002F (/). None of a URL without path
 *
 * @example
 * import { emptyURL, parseReference, segments } from '@url/reference';
 *
 * const url = parseReference('/a%2Fb/c/');
 * url && segments(url); // => ['a%2Fb', 'c', '']
 * url && segments(url, { decode: true }); // => ['a/b', 'c', '']
 * segments(emptyURL); // => []
 */
export function segments(url: ModelURL, options: SegmentOptions = {}): string[] {
  const { pathRoot, dirs, file } = url;
  if (pathRoot === null && dirs.length === 0 && file === null) return [];
  const raw = [...dirs, file ?? ''];
  return options.decode ? raw.map(percentDecode) : raw;
}

/**
 * https://url.spec.whatwg.org/#url-path-segment
 *
 * Makes a relative reference of text. What would end a segment, or make a drive or a scheme of it, is percent-encoded; so is
 * U+0025 (%), so that `segments`, when it decodes, gives the same text back.
 *
 * @param texts the segments, not percent-encoded; the last one is the empty string for a path that ends in U+002F (/)
 * @returns a URL that adds just these segments to the directory of its base, and the empty URL for none; `null` where one
 *   is "." or "..", which no encoding keeps from being a dotted segment
 *
 * @example
 * import { join, print } from '@url/reference';
 *
 * print(join('a', 'b/c', '100%?')); // => 'a/b%2Fc/100%25%3F'
 * print(join('c:', '')); // => 'c%3A/'
 * join('..', 'a'); // => null
 */
export function join(...texts: string[]): ModelURL | null {
  if (texts.some((text) => text === '.' || text === '..')) return null;
  const dirs = texts.map((text) => utf8PercentEncode(text, componentPercentEncodeSet));
  const file = dirs.pop() || null;
  // Nothing but one empty segment is the directory itself, and the empty URL is not.
  const isDirectory = texts.length === 1 && file === null;
  return createModelURL({ dirs: isDirectory ? ['.'] : dirs, file });
}

/**
 * @param url a URL
 * @param options whether the name is percent-decoded
 * @returns the name of its file without `extension`, and `null` if it has no file
 *
 * @example
 * import { basename, parseReference } from '@url/reference';
 *
 * const url = parseReference('/a/b.tar.gz?c');
 * url && basename(url); // => 'b.tar'
 * const directory = parseReference('/a/');
 * directory && basename(directory); // => null
 */
export function basename(url: ModelURL, options: SegmentOptions = {}): string | null {
  const file = fileOf(url, options);
  return file === null ? null : file.slice(0, startOfExtension(file));
}

/**
 * @param url a URL
 * @param options whether the name is percent-decoded
 * @returns what stands from the last U+002E (.) in the name of its file, the full stop too; the empty string where none
 *   stands behind the name's start, and `null` if it has no file
 *
 * @example
 * import { extension, parseReference } from '@url/reference';
 *
 * const url = parseReference('/a/b.tar.gz?c');
 * url && extension(url); // => '.gz'
 * const hidden = parseReference('/a/.profile');
 * hidden && extension(hidden); // => ''
 */
export function extension(url: ModelURL, options: SegmentOptions = {}): string | null {
  const file = fileOf(url, options);
  return file === null ? null : file.slice(startOfExtension(file));
}

function fileOf({ file }: ModelURL, { decode = false }: SegmentOptions): string | null {
  return file !== null && decode ? percentDecode(file) : file;
}

/** Dots at the start of a name belong to it: "..", ".profile". */
function startOfExtension(file: string): number {
  const fullStop = file.lastIndexOf('.');
  return /[^.]/.test(file.slice(0, Math.max(fullStop, 0))) ? fullStop : file.length;
}
