import { checkOptions } from '@url/infra/internal';
import { type FormatQueryOptions, formatNames, formatOf } from './query-format.js';
import { readText } from './query-values.js';

/**
 * Encodes text as a name or a value of a query, as `editQuery` does. With `formURLEncodedPercentEncodeSet` the result fits the signature base
 * of RFC 9421, section 2.2.8.
 * See https://url.spec.whatwg.org/#string-percent-encode-after-encoding.
 *
 * @param text any string; lone surrogates are encoded as U+FFFD
 * @param options the encode set, how a space is written, and the separator
 * @returns an ASCII string
 * @throws TypeError if the text is not a string, or an option is unknown
 *
 * @example
 * import { formURLEncodedPercentEncodeSet } from '@url/percent';
 * import { encodeInQuery } from '@url/query';
 *
 * encodeInQuery('a=b & ~'); // => 'a%3Db%20%26%20~'
 * encodeInQuery('façade": ', { encodeSet: formURLEncodedPercentEncodeSet }); // => 'fa%C3%A7ade%22%3A%20'
 */
export function encodeInQuery(text: string, options?: FormatQueryOptions | null): string {
  checkOptions(options, formatNames);
  return formatOf(options, false).encode(readText(text, 'text'), true);
}
