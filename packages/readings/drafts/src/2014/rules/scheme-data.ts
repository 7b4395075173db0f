import { cleanse } from '../cleanse.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.19 scheme-data(input) (#rule-scheme-data)
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns the scheme data, in which nothing is percent-encoded, or `null` if the input contains "?" or "#"
 *
 * @example
 * import { schemeData } from '@url/drafts/2014';
 *
 * schemeData('text/html,<p>\n'); // => 'text/html,<p>'
 */
export function schemeData(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  return /[?#]/.test(input) ? null : cleanse(input, null, context, start, 'scheme data');
}
