import { checkOptions, option } from '@url/infra/internal';
import { serializeURL, type URLRecord } from '@url/record';
import { checkURLRecord } from '@url/record/internal';

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
  checkOptions(options, ['excludeFragments']);
  checkURLRecord('a', a);
  checkURLRecord('b', b);
  const excludeFragment = option(options, 'excludeFragments');
  return serializeURL(a, { excludeFragment }) === serializeURL(b, { excludeFragment });
}
