import { codePointAt } from './unicode.js';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * The standard's names, verbatim. `IPv4-non-ASCII-input` was named after the commit that spec.json pins.
 *
 * @example
 * import type { ValidationErrorType } from '@url/infra';
 *
 * const type: ValidationErrorType = 'host-missing';
 * type; // => 'host-missing'
 */
export type ValidationErrorType =
  | 'domain-to-ASCII'
  | 'domain-percent-encoded'
  | 'host-invalid-code-point'
  | 'IPv4-non-ASCII-input'
  | 'IPv4-empty-part'
  | 'IPv4-too-few-parts'
  | 'IPv4-too-many-parts'
  | 'IPv4-non-numeric-part'
  | 'IPv4-non-decimal-part'
  | 'IPv4-out-of-range-part'
  | 'IPv6-unclosed'
  | 'IPv6-invalid-compression'
  | 'IPv6-too-many-pieces'
  | 'IPv6-multiple-compression'
  | 'IPv6-invalid-code-point'
  | 'IPv6-too-few-pieces'
  | 'IPv6-piece-leading-zero'
  | 'IPv4-in-IPv6-too-many-pieces'
  | 'IPv4-in-IPv6-invalid-code-point'
  | 'IPv4-in-IPv6-out-of-range-part'
  | 'IPv4-in-IPv6-too-few-parts'
  | 'invalid-URL-unit'
  | 'special-scheme-missing-following-solidus'
  | 'missing-scheme-non-relative-URL'
  | 'invalid-reverse-solidus'
  | 'invalid-credentials'
  | 'host-missing'
  | 'port-out-of-range'
  | 'port-invalid'
  | 'file-invalid-Windows-drive-letter'
  | 'file-invalid-Windows-drive-letter-host';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * A mismatch between an input and valid input. Positions are UTF-16 offsets into the string that the caller gave.
 */
export interface ValidationError {
  readonly type: ValidationErrorType;
  /** Offset of the first code unit concerned, or of the place where something is missing. */
  readonly start: number;
  /** Offset behind the last code unit concerned; `start` where something is missing. */
  readonly end: number;
  /** Whether parsing ended here, without a result. */
  readonly failure: boolean;
}

/** What a caller gives to hear of validation errors, in the order in which the standard's algorithms meet them. */
export type ValidationErrorHandler = (error: ValidationError) => void;

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Reports a validation error after which the algorithm goes on.
 *
 * @param handler who listens, or `null`
 * @param type the standard's name
 * @param start offset of the first code unit concerned
 * @param end offset behind the last code unit concerned
 *
 * @example
 * import { report, type ValidationError } from '@url/infra';
 *
 * const errors: ValidationError[] = [];
 * report((error) => errors.push(error), 'invalid-URL-unit', 3, 4);
 * errors; // => [{ type: 'invalid-URL-unit', start: 3, end: 4, failure: false }]
 */
export function report(
  handler: ValidationErrorHandler | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): void {
  if (handler !== null) handler({ type, start, end, failure: false });
}

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Reports the validation error at which an algorithm returns failure.
 *
 * @param handler who listens, or `null`
 * @param type the standard's name
 * @param start offset of the first code unit concerned
 * @param end offset behind the last code unit concerned
 * @returns `null`, the standard's "failure", so that the caller can return it
 *
 * @example
 * import { fail } from '@url/infra';
 *
 * fail(null, 'host-missing', 0, 0); // => null
 */
export function fail(
  handler: ValidationErrorHandler | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): null {
  if (handler !== null) handler({ type, start, end, failure: true });
  return null;
}

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * The same for an error at one code point.
 *
 * @param handler who listens, or `null`
 * @param type the standard's name
 * @param input the string that holds the code point
 * @param start its offset, or that of the end of the input, where a code point is missing
 * @returns `null`, the standard's "failure", so that the caller can return it
 *
 * @example
 * import { failAt, type ValidationError } from '@url/infra';
 *
 * const errors: ValidationError[] = [];
 * failAt((error) => errors.push(error), 'port-invalid', 'h:💩', 2); // => null
 * errors; // => [{ type: 'port-invalid', start: 2, end: 4, failure: true }]
 */
export function failAt(
  handler: ValidationErrorHandler | null,
  type: ValidationErrorType,
  input: string,
  start: number,
): null {
  const length = start === input.length ? 0 : codePointAt(input, start) > 0xffff ? 2 : 1;
  return fail(handler, type, start, start + length);
}
