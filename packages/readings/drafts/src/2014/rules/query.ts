import { cleanse } from '../cleanse.js';
import { queryEncodeSet } from '../encode-sets.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.20 query(input) (#rule-query)
 *
 * @param input a string without the "?" before it that has to match as a whole
 * @param context has the encoding override, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns the query, encoded, or `null` if the input contains "#"
 *
 * @example
 * import { query } from '@url/drafts/2014';
 *
 * query("a b='?'"); // => "a%20b='?'"
 */
export function query(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  return input.includes('#') ? null : cleanse(input, queryEncodeSet, context, start, 'query');
}
