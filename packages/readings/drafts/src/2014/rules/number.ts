import { ParsingContext } from '../parsing-context.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.13 number(input)
 *
 * The diagram tries octal before decimal until a match is complete. So "010" is octal, and "08" decimal; both are eight.
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns an integer (above 2**53 an approximation, and far above 1e308 Infinity), or `null` if the input does not match
 *
 * @example
 * import { number } from '@url/drafts/2014';
 *
 * number('0x1F'); // => 31
 * number('010'); // => 8
 * number('09'); // => 9
 * number('0x'); // => null
 */
export function number(input: string, context: ParsingContext = new ParsingContext(), start = 0): number | null {
  const radix = /^0[xX][\dA-Fa-f]+$/.test(input) ? 16 : /^0[0-7]+$/.test(input) ? 8 : 10;
  if (radix === 10) return /^\d+$/.test(input) ? Number.parseInt(input, 10) : null;
  context.indicate('number-not-decimal', 'IPv4 component is not decimal', start, start + input.length);
  return Number.parseInt(input, radix);
}
