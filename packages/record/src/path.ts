import { SOLIDUS } from '@url/infra';
import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';
import { isNormalizedWindowsDriveLetter } from './windows-drive-letters.js';

/**
 * https://url.spec.whatwg.org/#shorten-a-urls-path
 *
 * Removes the last segment of a path that is not opaque, unless that is the drive letter of a file URL.
 *
 * @param url a URL record, whose path is changed
 *
 * @example
 * import { createURLRecord, shortenPath } from '@url/record';
 *
 * const url = createURLRecord({ scheme: 'file', path: '/C:/a' });
 * shortenPath(url);
 * shortenPath(url);
 * url.path; // => '/C:'
 */
export function shortenPath(url: Pick<URLRecord, 'scheme' | 'path'>): void {
  const { scheme, path } = url;
  if (scheme === 'file' && isNormalizedWindowsDriveLetter(path.slice(1))) return;
  url.path = path.slice(0, Math.max(startOfLastSegment(path), 0));
}

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * @param path segments with U+002F (/) before each
 * @param end where the last of them ends that matters, as an offset in code units
 * @returns the offset of the U+002F (/) before it, or -1 if there is none
 *
 * @example
 * import { startOfLastSegment } from '@url/record/internal';
 *
 * startOfLastSegment('/a/bc'); // => 2
 * startOfLastSegment('/a/bc', 2); // => 0
 */
export function startOfLastSegment(path: string, end: number = path.length): number {
  // Segments are short: `lastIndexOf` takes longer.
  let start = end - 1;
  while (start >= 0 && path.charCodeAt(start) !== SOLIDUS) start--;
  return start;
}

/**
 * https://url.spec.whatwg.org/#concept-url-path
 *
 * @param url a URL record without opaque path, which is changed
 * @param segments what its path is to end with, from a U+002F (/) on
 *
 * @example
 * import { createURLRecord } from '@url/record';
 * import { appendToPath } from '@url/record/internal';
 *
 * const url = createURLRecord({ path: '/a' });
 * appendToPath(url, '/b/c');
 * url.path; // => '/a/b/c'
 */
export function appendToPath(url: URLRecord, segments: string): void {
  if (url instanceof StoredURLRecord) url.appendToPath(segments);
  else url.path += segments;
}
