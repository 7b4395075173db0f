import { option } from '@url/infra/internal';
import { type SerializeURLOptions, serializeURL, type URLRecord } from '@url/record';

export { type SerializeURLOptions, serializeURL };

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
  return url === null ? null : url.path;
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
 * const a = parseURL('http://h/#a');
 * const b = parseURL('http://H:80/#b');
 * a && b && urlEquals(a, b, { excludeFragments: true }); // => true
 */
export function urlEquals(
  a: URLRecord,
  b: URLRecord,
  options?: { readonly excludeFragments?: boolean | null | undefined } | null,
): boolean {
  const excludeFragment = option(options, 'excludeFragments');
  return serializeURL(a, { excludeFragment }) === serializeURL(b, { excludeFragment });
}
