import { codePointAt, isASCIIHexDigit, PERCENT_SIGN, REVERSE_SOLIDUS, type URLComponent } from '@url/infra';
import { report } from '@url/infra/internal';
import { isURLCodePoint } from '@url/percent';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#url-units
 *
 * Reports each code point of a run that is not a URL unit, if there is a handler.
 *
 * @param component the part of the URL that the run belongs to; in the path of a special URL, U+005C (\) is another error
 */
export function reportURLUnits(parser: Parser, component: URLComponent, start: number, end: number): void {
  const { input, onValidationError, special } = parser;
  if (onValidationError === null) return;
  const reverseSolidusIsSolidus = special && component === 'path';
  for (let i = endOfURLUnits(input, start, end), next = i; i < end; i = endOfURLUnits(input, next, end)) {
    const codePoint = codePointAt(input, i);
    next = i + (codePoint > 0xffff ? 2 : 1);
    const isSeparator = codePoint === REVERSE_SOLIDUS && reverseSolidusIsSolidus;
    report(parser, component, isSeparator ? 'invalid-reverse-solidus' : 'invalid-URL-unit', i, next);
  }
}

/**
 * https://url.spec.whatwg.org/#url-units
 *
 * @param end where a code point stands that is no hex digit, or the end of the input
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
