import type { ValidationError } from '@url/infra';
import { isValidURLString, parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import { furtherErrors } from './further-errors.js';

export interface CheckedURL {
  /** Whether the URL passes. The exit status depends on it. */
  readonly valid: boolean;
  /** `null` if it does not parse. */
  readonly href: string | null;
  /** https://url.spec.whatwg.org/#valid-url-string */
  readonly validURLString: boolean;
  readonly errorCount: number;
  /** The errors in the parser's order. Of very many errors only the first are kept, and the one at which parsing stopped. */
  readonly errors: readonly ValidationError[];
  /** The errors after the one at which parsing stopped. */
  readonly furtherErrors: readonly ValidationError[];
}

export interface CheckOptions {
  readonly base: URLRecord | null;
  /** Whether to reject a URL with a validation error, and a string that is not a valid URL string. */
  readonly strict: boolean;
}

/** The most errors that are kept. Each code unit of an input can have an error, which needs a hundred times its memory. */
const mostKept = 1000;

export function checkURL(input: string, { base, strict }: CheckOptions): CheckedURL {
  const errors: ValidationError[] = [];
  let errorCount = 0;
  const onValidationError = (error: ValidationError): void => {
    if (errorCount++ < mostKept || error.failure) errors.push(error);
  };
  const url = parseURL(input, { base, onValidationError });
  const validURLString = isValidURLString(input, { base });
  return {
    valid: url !== null && (!strict || (errorCount === 0 && validURLString)),
    href: url && serializeURL(url),
    validURLString,
    errorCount,
    errors,
    furtherErrors: furtherErrors(input, base),
  };
}
