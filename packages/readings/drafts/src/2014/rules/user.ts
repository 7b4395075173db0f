import { cleanse } from '../cleanse.js';
import { defaultEncodeSet } from '../encode-sets.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.8 user(input) (#rule-user)
 *
 * @param input a string that must match as a whole
 * @param context has the encoding override, and receives the errors
 * @param start the offset of the input in the whole input
 * @returns the username, encoded, or `null` if the input contains a delimiter
 *
 * @example
 * import { user } from '@url/drafts/2014';
 *
 * user('jürgen'); // => 'j%C3%BCrgen'
 * user('a:b'); // => null
 */
export function user(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  return /[/\\?#@:]/.test(input) ? null : cleanse(input, defaultEncodeSet, context, start, 'user');
}
