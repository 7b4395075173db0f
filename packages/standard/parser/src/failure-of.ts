import type { ValidationError } from '@url/infra';
import { parseURL } from './url-parser.js';

/**
 * Parses a string again, with a handler of validation errors.
 *
 * @param input a string that does not parse without a base
 * @returns the error that stops the parser; `null` if nothing does
 */
export function failureOf(input: string): ValidationError | null {
  let failure: ValidationError | null = null;
  const onValidationError = (error: ValidationError) => {
    if (error.failure) failure = error;
  };
  parseURL(input, { base: null, encoding: null, resolveBlobURL: null, onValidationError });
  return failure;
}

/** Returns the offset at which the error starts that stops the parser; 0 if nothing stops it. */
export function startOfFailure(input: string): number {
  return failureOf(input)?.start ?? 0;
}
