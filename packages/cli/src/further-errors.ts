import { toScalarValueString, type ValidationError } from '@url/infra';
import { offsetsOfKept, preprocess, rangeInOriginal } from '@url/infra/internal';
import { type Parser, runParserWithHandler } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { type StoredURLRecord, storedRecordOf } from '@url/record/internal';

/** A host and a port can each fail. More failures come only of hosts that are wrong in many places. */
const MOST_FAILURES = 4;
/** A URL of a million code units can have a million errors. */
const MOST_ERRORS = 1000;

/** One run of the parser. */
interface Run {
  /** The parser as the run left it: at a failure, its pointer is in the component that fails. */
  readonly parser: Parser;
  readonly failure: ValidationError | null;
  /** The errors after the replaced component: the first thousand, and the failure. */
  readonly errors: readonly ValidationError[];
}

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Finds the errors after the one at which the parser stops: those that it reports when a valid host or port replaces the invalid one.
 *
 * @returns errors at UTF-16 offsets into the input; none for an input that parses, and none after a missing scheme
 */
export function furtherErrors(input: string, base: URLRecord | null): ValidationError[] {
  const preprocessed = preprocess(toScalarValueString(input), false);
  const further = furtherErrorsIn(preprocessed, base && storedRecordOf(base));
  if (further.length === 0 || preprocessed.length === input.length) return further;
  const offsets = offsetsOfKept(input, false);
  return further.map((error) => ({ ...error, ...rangeInOriginal(offsets, error.start, error.end) }));
}

function furtherErrorsIn(input: string, base: StoredURLRecord | null): ValidationError[] {
  const further: ValidationError[] = [];
  let text = input;
  let run = runFrom(text, base, text.length);
  for (let count = 0; count < MOST_FAILURES; count++) {
    const range = rangeOfFailingComponent(run);
    if (range === null) break;
    const start = range[0];
    const end = range[1];
    const replacement = validComponent(run.failure!, end - start);
    text = text.slice(0, start) + replacement + text.slice(end);
    run = runFrom(text, base, start + replacement.length);
    const added = text.length - input.length;
    for (const error of run.errors) further.push({ ...error, start: error.start - added, end: error.end - added });
  }
  return further;
}

/** Runs the parser on a preprocessed string, and keeps the errors from an offset on. */
function runFrom(text: string, base: StoredURLRecord | null, offset: number): Run {
  const errors: ValidationError[] = [];
  let failure: ValidationError | null = null;
  const onValidationError = (error: ValidationError): void => {
    if (error.failure) failure = error;
    if (error.start >= offset && (errors.length < MOST_ERRORS || error.failure)) errors.push(error);
  };
  const parser = runParserWithHandler(text, base, null, onValidationError);
  return { parser, failure, errors };
}

/** The offsets of the host or the port at which the parser stopped; `null` if it stopped at neither. */
function rangeOfFailingComponent({ parser, failure }: Run): [start: number, end: number] | null {
  const { pointer, hostEnd, authorityEnd } = parser;
  if (failure?.component === 'host') return [pointer, hostEnd];
  return failure?.component === 'port' ? [hostEnd + 1, authorityEnd] : null;
}

/** A host or a port that parses, as long as the invalid one, so that offsets stay; a missing host has the length 0. */
function validComponent({ component }: ValidationError, length: number): string {
  return component === 'port' ? '0'.repeat(length) : 'a'.repeat(Math.max(1, length));
}
