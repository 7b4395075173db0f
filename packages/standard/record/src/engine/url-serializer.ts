import { serializeParsedHost } from '@url/host/internal';
import { checkOptions, option } from '@url/infra/internal';
import { checkFields } from '../check-url-record.js';
import { serializeFields } from '../concatenation.js';
import { fieldsOf, type URLRecord } from '../url-record.js';
import type { SerializeURLOptions } from '../url-serializer.js';

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * Returns `null` for the `null` of a parser that failed, so `serializeURL(parseURL(input))` needs one check. The return type is `string` for a
 * record and `null` for `null`.
 *
 * @param url a URL record, or `null`
 * @param options whether the fragment is left out
 * @returns an ASCII string that parses to an equal record; `null` for `null`
 */
export function serializeURL<U extends URLRecord | null>(
  url: U,
  options?: SerializeURLOptions | null,
): U extends null ? null : string;
export function serializeURL(url: URLRecord | null, options?: SerializeURLOptions | null): string | null {
  if (url === null) return null;
  checkOptions(options, ['excludeFragment']);
  checkFields('url', url, ['scheme', 'path']);
  return serializeFields(option(options, 'excludeFragment') === true ? { ...fieldsOf(url), fragment: null } : url);
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf({ host }: URLRecord): string {
  return host === null ? '' : serializeParsedHost(host);
}
