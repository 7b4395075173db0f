import { PERCENT_SIGN, type ValidationErrorHandler } from '@url/infra';
import {
  checkOptions,
  checkString,
  codePointAt,
  type ErrorReporter,
  fail,
  hasHandler,
  option,
  report,
  reporterFor,
} from '@url/infra/internal';
import { c0ControlPercentEncodeSet, isURLCodePoint, utf8PercentEncode } from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import { firstForbiddenHostCodePoint, forbiddenHostClass } from './forbidden-code-points.js';

/** Matches a code unit that the opaque-host parser does not change: not a forbidden host code point, and nothing to encode. */
export const unchangedOpaqueHostClass = (): string =>
  `[^${forbiddenHostClass}${characterClassOf(c0ControlPercentEncodeSet)}]`;

/** Matches a text that the opaque-host parser returns as it is. */
export const unchangedOpaqueHost = /* @__PURE__ */ (() => new RegExp(`^${unchangedOpaqueHostClass()}*$`))();

/**
 * https://url.spec.whatwg.org/#concept-opaque-host-parser
 *
 * @param input a string
 * @param options.onValidationError called with "host-invalid-code-point" and "invalid-URL-unit", at offsets into the input
 * @returns an ASCII string, or `null` for failure
 * @throws TypeError if the input is not a string, or for unknown options
 *
 * @example
 * import { parseOpaqueHost } from '@url/host';
 *
 * parseOpaqueHost('Grün'); // => 'Gr%C3%BCn'
 * parseOpaqueHost('a b'); // => null
 */
export function parseOpaqueHost(
  input: string,
  options?: { readonly onValidationError?: ValidationErrorHandler | null | undefined } | null,
): string | null {
  checkString('input', input);
  checkOptions(options, ['onValidationError']);
  return readOpaqueHost(input, reporterFor(option(options, 'onValidationError')));
}

/**
 * Parses an opaque host, and reports its errors to the reporter of the URL parser.
 * Part of https://url.spec.whatwg.org/#concept-opaque-host-parser.
 */
export function readOpaqueHost(input: string, reporter: ErrorReporter | null): string | null {
  if (!hasHandler(reporter) && unchangedOpaqueHost.test(input)) return input;
  const forbidden = input.search(firstForbiddenHostCodePoint);
  if (forbidden >= 0) return fail(reporter, 'host', 'host-invalid-code-point', forbidden, forbidden + 1);
  if (hasHandler(reporter)) reportInvalidURLUnits(input, reporter);
  return utf8PercentEncode(input, c0ControlPercentEncodeSet);
}

/** Reports at most one error for code points and one for percent signs, as the standard does here. */
function reportInvalidURLUnits(input: string, reporter: ErrorReporter): void {
  for (let offset = 0; offset < input.length; ) {
    const codePoint = codePointAt(input, offset);
    const next = offset + (codePoint > 0xffff ? 2 : 1);
    if (codePoint !== PERCENT_SIGN && !isURLCodePoint(codePoint)) {
      report(reporter, 'host', 'invalid-URL-unit', offset, next);
      break;
    }
    offset = next;
  }
  const percent = input.search(/%(?![\dA-Fa-f]{2})/);
  if (percent >= 0) report(reporter, 'host', 'invalid-URL-unit', percent, percent + 1);
}
