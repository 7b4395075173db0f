import { codePointAt, fail, report, type ValidationErrorHandler } from '@url/infra';
import { c0ControlPercentEncodeSet, isURLCodePoint, utf8PercentEncode } from '@url/percent';
import { forbiddenHostCodePoint } from './forbidden-code-points.js';

/**
 * https://url.spec.whatwg.org/#concept-opaque-host-parser
 *
 * @param input a string
 * @param onValidationError told of "host-invalid-code-point" and "invalid-URL-unit", at offsets into input
 * @returns an ASCII string, or `null` for failure
 *
 * @example
 * import { parseOpaqueHost } from '@url/host';
 *
 * parseOpaqueHost('Grün'); // => 'Gr%C3%BCn'
 * parseOpaqueHost('a b'); // => null
 */
export function parseOpaqueHost(input: string, onValidationError: ValidationErrorHandler | null = null): string | null {
  const forbidden = input.search(forbiddenHostCodePoint);
  if (forbidden >= 0) return fail(onValidationError, 'host-invalid-code-point', forbidden, forbidden + 1);
  if (onValidationError !== null) reportInvalidURLUnits(input, onValidationError);
  return utf8PercentEncode(input, c0ControlPercentEncodeSet);
}

/** At most one error for code points and one for percent signs, as the standard has it here. */
function reportInvalidURLUnits(input: string, onValidationError: ValidationErrorHandler): void {
  let offset = 0;
  for (const character of input) {
    if (character !== '%' && !isURLCodePoint(codePointAt(character, 0))) {
      report(onValidationError, 'invalid-URL-unit', offset, offset + character.length);
      break;
    }
    offset += character.length;
  }
  const percent = input.search(/%(?![\dA-Fa-f]{2})/);
  if (percent >= 0) report(onValidationError, 'invalid-URL-unit', percent, percent + 1);
}
