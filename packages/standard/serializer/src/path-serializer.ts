import type { URLRecord } from '@url/record';
import { checkFields } from '@url/record/internal';

/**
 * https://url.spec.whatwg.org/#url-path-serializer
 *
 * @param url a URL record, or the `null` of a parser that failed
 * @returns its path as an ASCII string; `null` for `null`
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { serializePath } from '@url/serializer';
 *
 * serializePath(parseURL('https://example.com/a/./b')); // => '/a/b'
 */
export function serializePath<U extends Pick<URLRecord, 'path'> | null>(url: U): U extends null ? null : string;
export function serializePath(url: Pick<URLRecord, 'path'> | null): string | null {
  if (url === null) return null;
  checkFields('url', url, ['path']);
  return url.path;
}
