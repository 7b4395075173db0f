import { type FormatQueryOptions, formatOf } from './format.js';

/**
 * Encodes a text for use in a query as a name or as a value, as `editQuery` does. With the form's encode set the result is what RFC 9421,
 * section 2.2.8, puts into the base of a signature.
 * See https://url.spec.whatwg.org/#string-percent-encode-after-encoding.
 *
 * @param text any string; lone surrogates are encoded as U+FFFD (�)
 * @param options the encode set, how a space is written, and the separator
 * @returns an ASCII string
 *
 * @example
 * import { formURLEncodedPercentEncodeSet } from '@url/percent';
 * import { encodeInQuery } from '@url/query';
 *
 * encodeInQuery('a=b & ~'); // => 'a%3Db%20%26%20~'
 * encodeInQuery('façade": ', { encodeSet: formURLEncodedPercentEncodeSet }); // => 'fa%C3%A7ade%22%3A%20'
 */
export function encodeInQuery(text: string, options?: FormatQueryOptions | null): string {
  return formatOf(options, false).encode(`${text}`, true);
}
