import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { expect } from 'vitest';

/** The errors as "type start-end", followed by "!" where parsing stopped. */
export function errorsOf(parse: (onValidationError: (error: ValidationError) => void) => URLRecord | null): string[] {
  const errors: string[] = [];
  const url = parse(({ type, start, end, failure }) => errors.push(`${type} ${start}-${end}${failure ? '!' : ''}`));
  expect(errors.map((error) => error.endsWith('!')).lastIndexOf(true)).toBe(url === null ? errors.length - 1 : -1);
  return errors;
}

/** Those that `parseURL` tells of. */
export function errorsIn(input: string, base: string | null): string[] {
  return errorsOf((onValidationError) => parseURL(input, { base, onValidationError }));
}
