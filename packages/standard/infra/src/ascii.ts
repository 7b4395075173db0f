import { CARRIAGE_RETURN, CHARACTER_TABULATION, DIGIT_NINE, DIGIT_ZERO, LINE_FEED, SPACE } from './code-points.js';

// Each predicate accepts a code point or code unit, and is false for NaN, which `charCodeAt` returns at the end of the input.

/**
 * https://infra.spec.whatwg.org/#ascii-digit
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is U+0030 (0) to U+0039 (9)
 *
 * @example
 * import { isASCIIDigit } from '@url/infra';
 *
 * isASCIIDigit('7'.charCodeAt(0)); // => true
 */
export function isASCIIDigit(codePoint: number): boolean {
  return codePoint >= DIGIT_ZERO && codePoint <= DIGIT_NINE;
}

/**
 * https://infra.spec.whatwg.org/#ascii-hex-digit
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is a digit, U+0041 (A) to U+0046 (F), or U+0061 (a) to U+0066 (f)
 *
 * @example
 * import { isASCIIHexDigit } from '@url/infra';
 *
 * isASCIIHexDigit('g'.charCodeAt(0)); // => false
 */
export function isASCIIHexDigit(codePoint: number): boolean {
  const lower = codePoint | 0x20;
  return isASCIIDigit(codePoint) || (lower >= 0x61 && lower <= 0x66);
}

/**
 * https://infra.spec.whatwg.org/#ascii-upper-alpha
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is U+0041 (A) to U+005A (Z)
 *
 * @example
 * import { isASCIIUpperAlpha } from '@url/infra';
 *
 * isASCIIUpperAlpha('a'.charCodeAt(0)); // => false
 */
export function isASCIIUpperAlpha(codePoint: number): boolean {
  return codePoint >= 0x41 && codePoint <= 0x5a;
}

/**
 * https://infra.spec.whatwg.org/#ascii-alpha
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is U+0041 (A) to U+005A (Z) or U+0061 (a) to U+007A (z)
 *
 * @example
 * import { isASCIIAlpha } from '@url/infra';
 *
 * isASCIIAlpha('é'.charCodeAt(0)); // => false
 */
export function isASCIIAlpha(codePoint: number): boolean {
  const lower = codePoint | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/**
 * https://infra.spec.whatwg.org/#ascii-alphanumeric
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is an ASCII digit or an ASCII alpha
 *
 * @example
 * import { isASCIIAlphanumeric } from '@url/infra';
 *
 * isASCIIAlphanumeric('_'.charCodeAt(0)); // => false
 */
export function isASCIIAlphanumeric(codePoint: number): boolean {
  return isASCIIDigit(codePoint) || isASCIIAlpha(codePoint);
}

/**
 * https://infra.spec.whatwg.org/#c0-control-or-space
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is U+0000 NULL to U+0020 SPACE
 *
 * @example
 * import { isC0ControlOrSpace } from '@url/infra';
 *
 * isC0ControlOrSpace(0xa0); // => false
 */
export function isC0ControlOrSpace(codePoint: number): boolean {
  return codePoint >= 0 && codePoint <= SPACE;
}

/**
 * https://infra.spec.whatwg.org/#ascii-tab-or-newline
 *
 * @param codePoint a code point or code unit; NaN stands for the end of the input
 * @returns whether it is U+0009 TAB, U+000A LF or U+000D CR
 *
 * @example
 * import { isASCIITabOrNewline } from '@url/infra';
 *
 * isASCIITabOrNewline('\n'.charCodeAt(0)); // => true
 */
export function isASCIITabOrNewline(codePoint: number): boolean {
  return codePoint === CHARACTER_TABULATION || codePoint === LINE_FEED || codePoint === CARRIAGE_RETURN;
}

/**
 * https://infra.spec.whatwg.org/#ascii-string
 *
 * @param input any string
 * @returns whether all its code points are U+0000 NULL to U+007F DELETE
 *
 * @example
 * import { isASCIIString } from '@url/infra';
 *
 * isASCIIString('exämple'); // => false
 */
export function isASCIIString(input: string): boolean {
  for (let i = 0; i < input.length; i++) if (input.charCodeAt(i) > 0x7f) return false;
  return true;
}

/**
 * https://infra.spec.whatwg.org/#ascii-lowercase
 *
 * @param input any string
 * @returns the string with U+0041 (A) to U+005A (Z) in lower case; all other code points stay as they are
 *
 * @example
 * import { asciiLowercase } from '@url/infra';
 *
 * asciiLowercase('EXÄMPLE'); // => 'exÄmple'
 */
export function asciiLowercase(input: string): string {
  // Most strings are in lower case already, and a search for upper case takes a third of the time of `toLowerCase`.
  if (!/[A-Z]/.test(input)) return input;
  // On an ASCII string `toLowerCase` is ASCII lowercase, and it is native code.
  return isASCIIString(input) ? input.toLowerCase() : input.replace(/[A-Z]+/g, (run) => run.toLowerCase());
}
