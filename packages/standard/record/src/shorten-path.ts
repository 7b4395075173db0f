import { SOLIDUS } from '@url/infra';
import { checkFields } from './check-url-record.js';
import type { URLRecord } from './url-record.js';
import { isNormalizedWindowsDriveLetter } from './windows-drive-letters.js';

/**
 * https://url.spec.whatwg.org/#shorten-a-urls-path
 *
 * Removes the last segment of a path that is not opaque, unless the segment is the drive letter of a file URL.
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
  checkFields('url', url, ['scheme', 'path']);
  url.path = shortenedPath(url.path, url.scheme === 'file');
}

/** https://url.spec.whatwg.org/#shorten-a-urls-path, as a function of the path: shortens it so many times. */
export function shortenedPath(path: string, isFilePath: boolean, times = 1): string {
  let end = path.length;
  for (let i = 0; i < times && end > 0; i++) {
    const start = Math.max(startOfLastSegment(path, end), 0);
    if (isFilePath && start === 0 && firstSegmentIsDriveLetter(path)) break;
    end = start;
  }
  return path.slice(0, end);
}

/** Whether the first segment of a path is a normalized Windows drive letter. */
export function firstSegmentIsDriveLetter(path: string): boolean {
  return isNormalizedWindowsDriveLetter(path.slice(1, 3)) && (path.length === 3 || path.charCodeAt(3) === SOLIDUS);
}

/** @returns the offset of the U+002F (/) of the last segment that starts before `end`; −1 if there is none */
export function startOfLastSegment(path: string, end: number): number {
  // By a loop, because segments are short and `lastIndexOf` takes longer for them.
  let start = end - 1;
  while (start >= 0 && path.charCodeAt(start) !== SOLIDUS) start--;
  return start;
}
