import { DIGIT_ZERO } from '@url/infra';
import { isASCIIDigit, isASCIIHexDigit } from '@url/infra/internal';

/** A number above the largest part of any address. */
const TOO_LARGE = 2 ** 32;

/**
 * Reads the number between two offsets. A value that is too large for any address stops growing.
 *
 * @param radix 8, 10 or 16
 * @returns the value of the digits, 0 without digits; −1 if a digit is not below the radix
 */
export function parseDigits(input: string, start: number, end: number, radix: number): number {
  let value = 0;
  for (let pointer = start; pointer < end; pointer++) {
    const digit = digitValue(input.charCodeAt(pointer));
    if (digit >= radix) return -1;
    if (value < TOO_LARGE) value = value * radix + digit;
  }
  return value;
}

/** The result of `digitValue` for a code unit that is not a digit. It equals the largest radix. */
export const NO_DIGIT = 16;

/** @returns 0 to 15 for an ASCII hex digit, `NO_DIGIT` for anything else */
export function digitValue(c: number): number {
  if (isASCIIDigit(c)) return c - DIGIT_ZERO;
  return isASCIIHexDigit(c) ? (c | 0x20) - 0x57 : NO_DIGIT;
}

/**
 * @param input a string
 * @param start the offset of the first digit
 * @param end the offset after the last digit
 * @returns whether the first of several digits is U+0030 (0)
 */
export function hasLeadingZero(input: string, start: number, end: number): boolean {
  return end - start > 1 && input.charCodeAt(start) === DIGIT_ZERO;
}
