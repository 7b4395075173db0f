import { takesHandlers } from './taken-arguments.js';
import { codePointAt } from './unicode.js';
import type { URLComponent, ValidationErrorHandler, ValidationErrorType } from './validation-errors.js';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Takes the validation errors of one run of a parser. It keeps the error at which the parser fails, so that the sentence
 * about a failure needs no second run of the parser.
 */
export interface ErrorReporter {
  /** The caller's handler, or `null` if errors are not reported. */
  readonly onValidationError: ValidationErrorHandler | null;
  /** The offset in the caller's input at which the current text starts, such as the host within a URL. It is added to all offsets. */
  origin: number;
  /** The length of a text that was decoded before it was parsed: each error then has the whole text as its range. Else −1. */
  decodedLength: number;
  /** The error at which the parser failed; `null` if it has not failed. */
  failure: ValidationErrorType | null;
  failureStart: number;
  failureEnd: number;
}

/** A reporter with a handler. */
interface HeardReporter extends ErrorReporter {
  readonly onValidationError: ValidationErrorHandler;
}

/** Whether there is a handler: without one, an error after which the algorithm goes on need not be looked for. */
export function isHeard(reporter: ErrorReporter | null): reporter is HeardReporter {
  return takesHandlers && reporter !== null && reporter.onValidationError !== null;
}

/** A reporter for a handler; `null` for `null`. */
export function reporterFor(onValidationError: ValidationErrorHandler | null): ErrorReporter | null {
  return (
    onValidationError && {
      onValidationError,
      origin: 0,
      decodedLength: -1,
      failure: null,
      failureStart: 0,
      failureEnd: 0,
    }
  );
}

/** Reports a validation error after which the algorithm goes on. */
export function report(
  reporter: ErrorReporter | null,
  component: URLComponent | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): void {
  if (!isHeard(reporter)) return;
  reporter.onValidationError({
    type,
    component,
    start: startIn(reporter, start),
    end: endIn(reporter, end),
    failure: false,
  });
}

/**
 * Reports the validation error at which an algorithm returns failure.
 *
 * @returns `null`, the standard's "failure", so that the caller can return it
 */
export function fail(
  reporter: ErrorReporter | null,
  component: URLComponent | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): null {
  if (reporter === null) return null;
  reporter.failure = type;
  reporter.failureStart = startIn(reporter, start);
  reporter.failureEnd = endIn(reporter, end);
  if (isHeard(reporter)) {
    reporter.onValidationError({
      type,
      component,
      start: reporter.failureStart,
      end: reporter.failureEnd,
      failure: true,
    });
  }
  return null;
}

/** The start of an error in the caller's input. */
function startIn({ origin, decodedLength }: ErrorReporter, start: number): number {
  return decodedLength < 0 ? origin + start : origin;
}

/** The end of an error in the caller's input. */
function endIn({ origin, decodedLength }: ErrorReporter, end: number): number {
  return origin + (decodedLength < 0 ? end : decodedLength);
}

/** Reports the failure at the code point that starts at an offset, or at the end of the text. */
export function failAt(
  reporter: ErrorReporter | null,
  component: URLComponent | null,
  type: ValidationErrorType,
  input: string,
  start: number,
  end: number = input.length,
): null {
  const length = start === end ? 0 : codePointAt(input, start) > 0xffff ? 2 : 1;
  return fail(reporter, component, type, start, start + length);
}
