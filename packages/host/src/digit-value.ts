import { DIGIT_ZERO, isASCIIDigit, isASCIIHexDigit } from '@url/infra';

/**
 * @param c a code unit, or NaN
 * @returns 0 to 15 for an ASCII hex digit, 16 for anything else
 */
export function digitValue(c: number): number {
  if (isASCIIDigit(c)) return c - DIGIT_ZERO;
  return isASCIIHexDigit(c) ? (c | 0x20) - 0x57 : 16;
}
