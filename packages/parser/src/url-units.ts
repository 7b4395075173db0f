import { isASCIIHexDigit, PERCENT_SIGN, REVERSE_SOLIDUS, report } from '@url/infra';
import { isURLCodePoint } from '@url/percent';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#url-units
 *
 * Tells of each code point of a run that is not a URL unit, and does nothing when no one listens.
 *
 * @param reverseSolidusIsSolidus whether U+005C (\) is another error here, the path of a special URL
 */
export function reportURLUnits(parser: Parser, start: number, end: number, reverseSolidusIsSolidus = false): void {
  const { input, onValidationError } = parser;
  if (onValidationError === null) return;
  for (let i = start; i < end; ) {
    const codePoint = input.codePointAt(i)!;
    const next = codePoint > 0xffff ? i + 2 : i + 1;
    if (codePoint === REVERSE_SOLIDUS && reverseSolidusIsSolidus) {
      report(onValidationError, 'invalid-reverse-solidus', i, next);
    } else if (codePoint === PERCENT_SIGN ? !startsWithTwoHexDigits(input, next) : !isURLCodePoint(codePoint)) {
      report(onValidationError, 'invalid-URL-unit', i, next);
    }
    i = next;
  }
}

function startsWithTwoHexDigits(input: string, pointer: number): boolean {
  return isASCIIHexDigit(input.charCodeAt(pointer)) && isASCIIHexDigit(input.charCodeAt(pointer + 1));
}
