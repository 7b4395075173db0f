import { checkNumber, checkString } from './argument-error.js';
import * as unchecked from './unchecked-ascii.js';

// NaN, which `charCodeAt` returns at the end of the input, is a number, and every predicate is false for it.

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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIIDigit(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIIHexDigit(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIIUpperAlpha(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIIAlpha(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIIAlphanumeric(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isC0ControlOrSpace(codePoint);
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
  checkNumber('codePoint', codePoint);
  return unchecked.isASCIITabOrNewline(codePoint);
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
  checkString('input', input);
  return unchecked.isASCIIString(input);
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
  checkString('input', input);
  return unchecked.asciiLowercase(input);
}
