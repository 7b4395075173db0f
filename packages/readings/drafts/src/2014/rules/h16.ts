/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.3.14 h16(input)
 *
 * @param input a string that must match as a whole
 * @returns the input, if it is one to four ASCII hex digits, otherwise `null`
 *
 * @example
 * import { h16 } from '@url/drafts/2014';
 *
 * h16('0dB8'); // => '0dB8'
 * h16('12345'); // => null
 */
export function h16(input: string): string | null {
  return /^[\dA-Fa-f]{1,4}$/.test(input) ? input : null;
}
