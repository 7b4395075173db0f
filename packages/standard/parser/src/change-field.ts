import type { ValidationError } from '@url/infra';
import type { URLRecord } from '@url/record';
import { basicURLParse } from './basic-url-parser.js';
import type { StateOverride } from './parser.js';

/** Whether a value was parsed into a field, and the error that stopped the parser. */
export interface FieldChange {
  readonly isDone: boolean;
  /** `null` if nothing stopped the parser, or something for which the standard has no validation error. */
  readonly failure: ValidationError | null;
}

/** Parses a value into a field of a record, whose earlier value the caller has removed. */
export function changeField(url: URLRecord, value: string, stateOverride: StateOverride): FieldChange {
  let failure: ValidationError | null = null;
  const onValidationError = (error: ValidationError) => {
    if (error.failure) failure = error;
  };
  const result = basicURLParse(value, { url, base: null, encoding: null, stateOverride, onValidationError });
  return { isDone: result !== null, failure };
}
