import { cleanse } from '../cleanse.js';
import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.21 fragment(input) (#rule-fragment)
 *
 * @param input any string, without the "#" before it
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns the fragment, in which nothing is percent-encoded
 *
 * @example
 * import { fragment } from '@url/drafts/2014';
 *
 * fragment('a\0 »'); // => 'a »'
 */
export function fragment(input: string, context: ParsingContext = new ParsingContext(), start = 0): string {
  const end = input.indexOf('\0');
  if (end >= 0) context.indicate('null-in-fragment', 'NULL found in fragment', start + end, start + end + 1);
  return cleanse(input, null, context, start, 'fragment').replace(/\0+/g, '');
}
