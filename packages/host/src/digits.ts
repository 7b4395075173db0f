import { DIGIT_ZERO, isASCIIDigit, isASCIIHexDigit } from '@url/infra';

/** What no part of an address reaches. */
const TOO_LARGE = 2 ** 32;

/**
 * Once the value is too large for any address it does not change any more.
 *
 * @param input a string
 * @param start offset of the first digit
 * @param end offset behind the last digit
 * @param radix 8, 10 or 16
 * @returns the value of the digits, 0 for none; −1 where one is not of the radix
 */
export function parseDigits(input: string, start: number, end: number, radix: number): number {
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = digitValue(input.charCodeAt(i));
    if (digit >= radix) return -1;
    if (value < TOO_LARGE) value = value * radix + digit;
  }
  return value;
}

/** 0 to 15 for an ASCII hex digit, 16 for anything else. */
function digitValue(c: number): number {
  if (isASCIIDigit(c)) return c - DIGIT_ZERO;
  return isASCIIHexDigit(c) ? (c | 0x20) - 0x57 : 16;
}

/**
 * @param input a string
 * @param start offset of the first digit
 * @param end offset behind the last digit
 * @returns whether the first of several digits is U+0030 (0)
 */
export function hasLeadingZero(input: string, start: number, end: number): boolean {
  return end - start > 1 && input.charCodeAt(start) === DIGIT_ZERO;
}
