import type { ValidationError, ValidationErrorHandler } from '@url/infra';
import { explainError } from '@url/parser/explain';
import { printable, quote } from './printable.js';

/** Why an input could not be read: a clause, and the standard's error with its place, as UTF-16 offsets into the input. */
export interface Failure {
  readonly error: string;
  /** The name of the error, by the standard or by the package that rejected the input. */
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** @param read parses the input once more, which fails, and reports the error to the handler */
export function failureOf(input: string, read: (handler: ValidationErrorHandler) => unknown): Failure {
  const failures: ValidationError[] = [];
  read((error) => {
    if (error.failure) failures.push(error);
  });
  const { problem, type, start, end } = explainError(failures[0]!, input);
  return { error: `${problem}, at ${start} (${type})`, type, start, end };
}

export function failureMessage(input: string, noun: string, { error }: Failure): string {
  return `cannot parse ${quote(input)} as a ${noun}: ${printable(error)}`;
}
