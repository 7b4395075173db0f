import { acceptsHandlers } from './accepted-arguments.js';
import { keepsPlaces } from './short-cuts.js';
import { codePointAt } from './unchecked-unicode.js';
import type { URLComponent, ValidationErrorHandler, ValidationErrorType } from './validation-errors.js';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Receives the validation errors of one run of a parser.
 */
export interface ErrorReporter {
  /** The caller's handler, or `null` if errors are not reported. */
  readonly onValidationError: ValidationErrorHandler | null;
  /** The error at which the parser failed, so that the message about it does not need a second run; `null` for none. */
  failure: Failure | null;
}

/** The error at which a parser failed. In a build that keeps no places, both offsets are 0. */
export interface Failure {
  readonly type: ValidationErrorType;
  readonly start: number;
  readonly end: number;
}

/** A reporter with a handler. */
interface ReporterWithHandler extends ErrorReporter {
  readonly onValidationError: ValidationErrorHandler;
}

/** Whether there is a handler. Without a handler, the algorithm need not look for errors that do not stop it. */
export function hasHandler(reporter: ErrorReporter | null): reporter is ReporterWithHandler {
  return acceptsHandlers && reporter !== null && reporter.onValidationError !== null;
}

/** Creates a reporter for a handler; returns `null` for `null`. */
export function reporterFor(onValidationError: ValidationErrorHandler | null): ErrorReporter | null {
  return onValidationError && { onValidationError, failure: null };
}

/**
 *     http://a%40b.org/
 *            ^        ^
 *            start    end
 *
 * Creates a reporter for a text within the input, such as the host. It converts offsets to offsets into the input.
 *
 * @param end the end of the text, if it was decoded or converted. Offsets in it then have no place in the input, so each error has the range
 *   from `start` to `end`
 */
export function within(reporter: ErrorReporter | null, start: number, end: number | null = null): ErrorReporter | null {
  return reporter !== null && keepsPlaces ? new ReporterWithin(reporter, start, end) : reporter;
}

/** A class, because closures for each host would take several times as long in engines that only interpret. */
class ReporterWithin implements ErrorReporter {
  readonly onValidationError: ValidationErrorHandler | null;

  constructor(
    readonly reporter: ErrorReporter,
    readonly start: number,
    readonly end: number | null,
  ) {
    this.onValidationError = hasHandler(reporter)
      ? (error) =>
          reporter.onValidationError({
            ...error,
            start: this.placeOf(error.start, start),
            end: this.placeOf(error.end, end ?? start),
          })
      : null;
  }

  get failure(): Failure | null {
    return this.reporter.failure;
  }
  set failure(failure: Failure) {
    const { reporter, start, end } = this;
    const { type } = failure;
    reporter.failure = {
      type,
      start: this.placeOf(failure.start, start),
      end: this.placeOf(failure.end, end ?? start),
    };
  }

  /** Returns the place in the input of an offset into the text, or the given place if offsets into the text have none. */
  placeOf(offset: number, place: number): number {
    return this.end === null ? this.start + offset : place;
  }
}

/** Reports a validation error after which the algorithm continues. */
export function report(
  reporter: ErrorReporter | null,
  component: URLComponent | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): void {
  if (hasHandler(reporter)) reporter.onValidationError({ type, component, start, end, failure: false });
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
  reporter.failure = keepsPlaces ? { type, start, end } : { type, start: 0, end: 0 };
  if (hasHandler(reporter)) reporter.onValidationError({ type, component, start, end, failure: true });
  return null;
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
