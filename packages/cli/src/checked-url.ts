import { toScalarValueString, type ValidationError } from '@url/infra';
import { offsetsOfKept, preprocess, rangeInOriginal } from '@url/infra/internal';
import { isValidURLString, parseURL } from '@url/parser';
import { runParserWithHandler } from '@url/parser/internal';
import type { URLRecord } from '@url/record';
import { type StoredURLRecord, storedRecordOf } from '@url/record/internal';
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
    furtherErrors: url === null ? furtherErrors(input, base) : [],
  };
}

/** A host and a port can each fail. More failures come only of hosts that are wrong in many places. */
const mostFailures = 4;

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
  for (let count = 0; count < mostFailures && run.range !== null; count++) {
    const [start, end] = run.range;
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
    if (error.start >= offset && (errors.length < mostErrors || error.failure)) errors.push(error);
  };
  // At a failure the pointer is in the component that fails.
  const { pointer, hostEnd, authorityEnd } = runParserWithHandler(text, base, null, onValidationError);
  const ranges = { host: [pointer, hostEnd], port: [hostEnd + 1, authorityEnd] } as const;
  const component = failure?.component;
  return { errors, failure, range: component === 'host' || component === 'port' ? ranges[component] : null };
}
