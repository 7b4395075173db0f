import { PERCENT_SIGN } from '@url/infra';
import { codePointAt, isASCIIHexDigit } from '@url/infra/internal';
import { isURLCodePoint } from './url-code-points.js';

/** U+0025 (%) and two ASCII hex digits, as the source of a regular expression: https://url.spec.whatwg.org/#percent-encoded-byte */
export const percentEncodedBytePattern = '%[\\dA-Fa-f]{2}';

/**
 * https://url.spec.whatwg.org/#url-units
 *
 * @param end the offset of a code point that is not a hex digit, or the end of the input
 * @returns the offset of the first code point of the run that is not a URL unit, or `end`
 */
export function endOfURLUnits(input: string, start: number, end: number): number {
  let i = start;
  while (i < end) {
    const codePoint = codePointAt(input, i);
    const next = codePoint > 0xffff ? i + 2 : i + 1;
    if (codePoint === PERCENT_SIGN ? !startsWithTwoHexDigits(input, next) : !isURLCodePoint(codePoint)) return i;
    i = next;
  }
  return end;
}

function startsWithTwoHexDigits(input: string, pointer: number): boolean {
  return isASCIIHexDigit(input.charCodeAt(pointer)) && isASCIIHexDigit(input.charCodeAt(pointer + 1));
}
