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

/** The part of a URL in which a validation error was found, by the name of the standard's term for it. */
export type URLComponent = 'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * A mismatch between an input and valid input. Positions are UTF-16 offsets into the string of the caller.
 */
export interface ValidationError {
  readonly type: ValidationErrorType;
  /** The part of the URL that the algorithm was reading; `null` for an error outside of them, such as spaces around the URL. */
  readonly component: URLComponent | null;
  /** Offset of the first code unit of the error, or of the place at which something is missing. */
  readonly start: number;
  /** Offset after the last code unit of the error; equals `start` if something is missing. */
  readonly end: number;
  /** Whether parsing failed here. */
  readonly failure: boolean;
}

/** A function that receives validation errors in the order of the standard's algorithms. */
export type ValidationErrorHandler = (error: ValidationError) => void;
