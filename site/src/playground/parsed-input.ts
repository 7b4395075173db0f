import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import { explainError, failureReason, furtherErrors } from '@url/parser/explain';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';

/** A validation error as the page shows it. */
export interface ShownError extends ValidationError {
  readonly problem: string;
  readonly consequence: string | null;
}

/** What the parser finds in an input. */
export interface ParsedInput {
  readonly input: string;
  readonly base: string;
  /** The record of the base. It is `null` if no base was given, and if the base does not parse. */
  readonly baseURL: URLRecord | null;
  readonly url: URLRecord | null;
  readonly href: string | null;
  /** Why there is no URL, as the message of `new URL`; `null` if there is one. */
  readonly failure: string | null;
  /** The first validation errors. If there is no URL, the errors after the one at which the parser stops follow. */
  readonly errors: readonly ShownError[];
  /** How many validation errors there are, in a long input within `errorsUpTo`. */
  readonly errorCount: number;
  /** The offset up to which errors are looked for; `null` if they are looked for in the whole input. */
  readonly errorsUpTo: number | null;
}

/** More errors than anybody reads. */
export const mostErrors = 100;

/** Where errors are looked for. */
export interface ErrorSearch {
  /** The offset up to which errors are looked for; `null` for the whole input. */
  readonly upTo: number | null;
  /** Whether they are looked for at all. */
  readonly isWanted: boolean;
}

/**
 * @param input any string
 * @param base the base URL as it was typed; empty for none
 * @param search where errors are looked for
 * @returns the parse, and its validation errors
 */
export function parseInput(input: string, base: string, search: ErrorSearch): ParsedInput {
  const baseURL = base === '' ? null : parseURL(base);
  const isBaseBad = base !== '' && baseURL === null;
  const url = isBaseBad ? null : parseURL(input, { base: baseURL });
  const errors = isBaseBad || !search.isWanted ? [] : errorsIn(input, search.upTo, baseURL);
  const failing = errors.slice(mostErrors).filter(({ failure }) => failure);
  const further = url === null && errors.length > 0 ? furtherErrors(input, { base: baseURL }) : [];
  return {
    input,
    base,
    baseURL,
    url,
    href: url && serializeURL(url),
    failure: url === null ? failureReason(input, base === '' ? null : base) : null,
    errors: [...errors.slice(0, mostErrors), ...failing, ...further.slice(0, mostErrors)].map((error) =>
      explainError(error, input),
    ),
    errorCount: errors.length + further.length,
    errorsUpTo: search.upTo,
  };
}

/** The errors of an input, or of its start. A letter stands for the rest; a "%" just before it is not known to be wrong. */
function errorsIn(input: string, upTo: number | null, base: URLRecord | null): ValidationError[] {
  const errors: ValidationError[] = [];
  parseURL(upTo === null ? input : `${input.slice(0, upTo)}x`, {
    base,
    onValidationError: (error) => {
      const isKnown = upTo === null || error.end < upTo - 2;
      if (isKnown && !extend(errors, error, input)) errors.push(error);
    },
  });
  return errors;
}

/** Joins an error with the one before it if both are of one type and adjacent, and one sentence says what is wrong with both. */
function extend(errors: ValidationError[], error: ValidationError, input: string): boolean {
  const last = errors[errors.length - 1];
  if (last === undefined || last.type !== error.type || last.end !== error.start || last.failure || error.failure) {
    return false;
  }
  // An error about one code point names it: the next one can be about another one. Slashes that are missing and slashes that are too many
  // have one type.
  const isSame =
    error.type === 'invalid-credentials' || error.component === null || input[last.start] === input[error.start];
  if (!isSame || error.type === 'special-scheme-missing-following-solidus') return false;
  errors[errors.length - 1] = { ...last, end: error.end };
  return true;
}
