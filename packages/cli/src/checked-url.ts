import type { ValidationError } from '@url/infra';
import { isValidURLString, parseURL } from '@url/parser';
import { furtherErrors } from '@url/parser/explain';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';

/** The most errors that are kept. Each code unit of an input can have an error, which needs a hundred times its memory. */
const mostErrors = 1000;

export type CheckedURL = ReturnType<typeof checkURL>;

/**
 * Parses a URL and collects its errors. If there are very many, it keeps the first, and the one at which parsing stopped.
 *
 * @param strict whether to reject a URL with a validation error, and a string that is not a valid URL string
 */
export function checkURL(input: string, base: URLRecord | null, strict: boolean) {
  const errors: ValidationError[] = [];
  let errorCount = 0;
  const onValidationError = (error: ValidationError): void => {
    if (errorCount++ < mostErrors || error.failure) errors.push(error);
  };
  const url = parseURL(input, { base, onValidationError });
  const validURLString = isValidURLString(input, { base });
  return {
    valid: url !== null && (!strict || (errorCount === 0 && validURLString)),
    href: url && serializeURL(url),
    validURLString,
    errorCount,
    errors,
    furtherErrors: url === null ? furtherErrors(input, { base }) : [],
  };
}
