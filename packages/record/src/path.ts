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
  url.path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
