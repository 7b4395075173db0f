import type { URLRecord } from '@url/record';
import { concatenateURL } from '@url/record/internal';

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * @param url a URL record
 * @param options.excludeFragment leaves out the fragment
 * @returns an ASCII string, from which the parser gives the same record back
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { serializeURL } from '@url/serializer';
 *
 * const url = parseURL('HTTP://EXAMPLE.com:80/a/../b#c');
 * serializeURL(url); // => 'http://example.com/b#c'
 * serializeURL(url, { excludeFragment: true }); // => 'http://example.com/b'
 */
export function serializeURL(url: URLRecord, options?: { readonly excludeFragment?: boolean }): string {
  const excludeFragment = options?.excludeFragment ?? false;
  return (!excludeFragment && url.serialized) || concatenateURL(url, excludeFragment);
}

/**
 * https://url.spec.whatwg.org/#url-path-serializer
 *
 * @param url a URL record
 * @returns its path as an ASCII string
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { serializePath } from '@url/serializer';
 *
 * serializePath(parseURL('https://example.com/a/./b')); // => '/a/b'
 */
export function serializePath(url: Pick<URLRecord, 'path'>): string {
  return url.path;
}

/**
 * https://url.spec.whatwg.org/#concept-url-equals
 *
 * @param a a URL record
 * @param b another
 * @param options.excludeFragments compares without the fragments
 * @returns whether both serialize to the same string
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { urlEquals } from '@url/serializer';
 *
 * urlEquals(parseURL('http://h/#a'), parseURL('http://H:80/#b'), { excludeFragments: true }); // => true
 */
export function urlEquals(a: URLRecord, b: URLRecord, options?: { readonly excludeFragments?: boolean }): boolean {
  const excludeFragment = options?.excludeFragments ?? false;
  return serializeURL(a, { excludeFragment }) === serializeURL(b, { excludeFragment });
}
