import { checkOptions, option } from '@url/infra/internal';
import { checkedSerializationOf, serializationWithoutFragment } from './serialization.js';
import type { URLRecord } from './url-record.js';

/** Says which parts of a URL record are written. */
export interface SerializeURLOptions {
  /** Omits the fragment. */
  readonly excludeFragment?: boolean | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * Returns `null` for the `null` of a parser that failed, so `serializeURL(parseURL(input))` needs one check. The return type is `string` for a
 * record and `null` for `null`.
 *
 * @param url a URL record, or `null`
 * @param options whether the fragment is left out
 * @returns an ASCII string that parses to an equal record; `null` for `null`
 *
 * @example
 * import { createURLRecord, serializeURL } from '@url/record';
 *
 * const url = createURLRecord({ scheme: 'https', host: 'example.org', path: '/a', fragment: 'b' });
 * serializeURL(url); // => 'https://example.org/a#b'
 * serializeURL(url, { excludeFragment: true }); // => 'https://example.org/a'
 */
export function serializeURL<U extends URLRecord | null>(
  url: U,
  options?: SerializeURLOptions | null,
): U extends null ? null : string;
export function serializeURL(url: URLRecord | null, options?: SerializeURLOptions | null): string | null {
  if (url === null) return null;
  checkOptions(options, ['excludeFragment']);
  return option(options, 'excludeFragment') === true ? serializationWithoutFragment(url) : checkedSerializationOf(url);
}
