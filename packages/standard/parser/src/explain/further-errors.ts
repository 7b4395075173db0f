import { toScalarValueString, type ValidationError } from '@url/infra';
import { checkOptions, checkString, offsetsOfKept, option, preprocess, rangeInOriginal } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { type StoredURLRecord, storedRecordOf } from '@url/record/internal';
import { runParserWithHandler } from '../basic-url-parser.js';
import { parseURL } from '../url-parser.js';
import { rangeOfFailedPart } from '../whole-part.js';

/** The most errors that are kept after each failure. Each code unit of an input can have an error, which needs a hundred times its memory. */
const MOST_ERRORS = 1000;

/** A host and a port can each fail. More failures come only of hosts that are wrong in many places. */
const MOST_FAILURES = 4;

/**
 * https://url.spec.whatwg.org/#validation-error
 *
 * Finds the errors after the one at which the parser stops: those that it reports when a valid host or port replaces the invalid one.
 *
 * @param input any string
 * @param options.base a record, or a string that is parsed first
 * @returns the first thousand errors after each failure, at UTF-16 offsets into the input; none for an input that parses, none after a missing
 *   scheme, and none if the base does not parse
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { furtherErrors } from '@url/parser/explain';
 *
 * furtherErrors('https://exa mple:99999').map(({ type, start, end }) => [type, start, end]); // => [['port-out-of-range', 17, 22]]
 */
export function furtherErrors(
  input: string,
  options?: { readonly base?: string | URLRecord | null } | null,
): ValidationError[] {
  checkString('input', input);
  checkOptions(options, ['base']);
  const given = option(options, 'base') ?? null;
  const base = typeof given === 'string' ? parseURL(given) : given;
  if (given !== null && base === null) return [];
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
  for (let count = 0; count < MOST_FAILURES && run.range !== null; count++) {
    const { start, end } = run.range;
    // As long as the invalid component, so that offsets stay; a missing host has the length 0.
    const valid = run.failure!.component === 'port' ? '0'.repeat(end - start) : 'a'.repeat(Math.max(1, end - start));
    text = text.slice(0, start) + valid + text.slice(end);
    run = runFrom(text, base, start + valid.length);
    const added = text.length - input.length;
    for (const error of run.errors) further.push({ ...error, start: error.start - added, end: error.end - added });
  }
  return further;
}

/**
 * Runs the parser on a preprocessed string.
 *
 * @returns the first thousand errors from an offset on, the failure, and the range of the host or port that fails
 */
function runFrom(text: string, base: StoredURLRecord | null, offset: number) {
  const errors: ValidationError[] = [];
  let failure: ValidationError | null = null as ValidationError | null;
  const onValidationError = (error: ValidationError): void => {
    if (error.failure) failure = error;
    if (error.start >= offset && (errors.length < MOST_ERRORS || error.failure)) errors.push(error);
  };
  const run = runParserWithHandler(text, base, null, onValidationError);
  const component = failure?.component;
  const isPart = component === 'host' || component === 'port';
  return { errors, failure, range: isPart ? rangeOfFailedPart(run, component) : null };
}
