import { ParsingContext } from '../parsing-context.js';
import { decimalByte } from './decimal-byte.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.15 ls32(input)
 *
 * @param input a string that must match as a whole
 * @param context receives the errors
 * @param start the offset of the input in the whole input
 * @returns the input, if it is four decimal bytes with U+002E (.) between them, otherwise `null`
 *
 * @example
 * import { ls32 } from '@url/drafts/2014';
 *
 * ls32('13.1.68.3'); // => '13.1.68.3'
 * ls32('13.1.68'); // => null
 */
export function ls32(input: string, context: ParsingContext = new ParsingContext(), start = 0): string | null {
  const bytes = input.split('.', 5);
  return bytes.length === 4 && bytes.every((byte) => decimalByte(byte, context, start) !== null) ? input : null;
}
