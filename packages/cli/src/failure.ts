import type { ValidationError, ValidationErrorHandler } from '@url/infra';
import { explainError } from '@url/parser/explain';

/** Why an input could not be read: a clause, and the standard's error with its place, as UTF-16 offsets into the input. */
export interface Failure {
  readonly error: string;
  /** The name of the error, by the standard or by the package that rejected the input. */
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * @param read parses the text once more, which fails, and reports the error to the handler
 * @param added how many code units the text has before the input
 */
export function failureOf(text: string, read: (handler: ValidationErrorHandler) => unknown, added = 0): Failure {
  const failures: ValidationError[] = [];
  read((error) => {
    if (error.failure) failures.push(error);
  });
  const { problem, type, ...range } = explainError(failures[0]!, text);
  const [start, end] = [range.start - added, range.end - added];
  return { error: `${problem}, at ${start} (${type})`, type, start, end };
}
