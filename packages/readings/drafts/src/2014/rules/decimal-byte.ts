import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.16 decimal-byte(input)
 *
 * @param input a string that must match as a whole
 * @param context receives the error of a byte above 255, which terminates parsing
 * @param start the offset of the input in the whole input
 * @returns the input, if it is one to three ASCII digits and at most 255, otherwise `null`
 *
 * @example
 * import { decimalByte } from '@url/drafts/2014';
 *
 * decimalByte('007'); // => '007'
 * decimalByte('256'); // => null
 */
export function decimalByte(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  if (!/^[0-2]?\d?\d$/.test(input)) return null;
  if (Number(input) <= 255) return input;
  return context.terminate('decimal-byte', 'IPv4 address component out of range', start, start + input.length);
}
