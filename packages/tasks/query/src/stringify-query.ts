import { checkOptions, TextBuilder } from '@url/infra/internal';
import { joinPair } from './pair-text.js';
import { encoderOf, type FormatQueryOptions, formatNames } from './query-format.js';
import { forEachPair, type QueryRecord } from './query-values.js';

/**
 * Serializes names and values to a query. See https://url.spec.whatwg.org/#concept-url-query.
 *
 * @param record an object, or a list of pairs such as `URLSearchParams`. A list as a value makes a pair for each item; `null` makes a pair without
 *   "="; `undefined` makes no pair
 * @param options how to encode names and values
 * @returns the query without "?", or the empty string
 * @throws TypeError if a value is an object other than a list, or an option is unknown
 *
 * @example
 * import { stringifyQuery } from '@url/query';
 *
 * stringifyQuery({ q: 'x&y', tag: ['1', '2'], flag: null, none: undefined }); // => 'q=x%26y&tag=1&tag=2&flag'
 * stringifyQuery([['a', 1], ['a', true]], { space: '+' }); // => 'a=1&a=true'
 */
export function stringifyQuery(record: QueryRecord, options?: FormatQueryOptions | null): string {
  checkOptions(options, formatNames);
  return stringify(record, 'record', options);
}

/** Does the same for an argument with another name in messages. */
export function stringify(record: QueryRecord, argument: string, options?: FormatQueryOptions | null): string {
  const { separator, encode } = encoderOf(options);
  const text = new TextBuilder();
  let before = '';
  forEachPair(record, argument, (name, value) => {
    text.add(before + joinPair(encode(name, true), value === null ? null : encode(value)));
    before = separator;
  });
  return text.toString();
}
