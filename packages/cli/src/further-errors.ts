import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';

/** A host and a port can each be wrong; more failures than these come only of hosts that are wrong in many places. */
const mostFailures = 4;
const mostErrors = 1000;

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The standard stops at the first failure; a person wants to know of all that is wrong at once. These are the errors that the
 * parser finds behind the host or port that fails when another one, which is right, stands in its place.
 *
 * @param errors those of the input as it is; of very many it is enough to give the first, and the failure
 * @returns errors at offsets into the input, none of which is among those
 */
export function furtherErrors(
  input: string,
  base: URLRecord | null,
  errors: readonly ValidationError[],
): ValidationError[] {
  const known = new Set(errors.map(keyOf));
  const further: ValidationError[] = [];
  let failure = errors.find((error) => error.failure);
  let text = input;
  // How many code units the text has more than the input, all of them before what is still to be read.
  let added = 0;
  for (let count = 0; failure !== undefined && count < mostFailures; count++) {
    const part = failingPart(text, moved(failure, added));
    if (part === null) break;
    const end = part.end - added;
    text = text.slice(0, part.start) + replacement(failure, part) + text.slice(part.end);
    added = text.length - input.length;
    failure = undefined;
    for (const error of errorsOf(text, base, end + added)) {
      const found = moved(error, -added);
      if (known.has(keyOf(found))) continue;
      known.add(keyOf(found));
      further.push(found);
      if (found.failure) failure = found;
    }
  }
  return further;
}

function keyOf({ type, start, end }: ValidationError): string {
  return `${type} ${start} ${end}`;
}

function moved(error: ValidationError, by: number): ValidationError {
  return { ...error, start: error.start + by, end: error.end + by };
}

/** The first of the errors that start at the offset or behind it, and the one for which parsing stops. */
function errorsOf(input: string, base: URLRecord | null, offset: number): ValidationError[] {
  const errors: ValidationError[] = [];
  const onValidationError = (error: ValidationError): void => {
    if (error.start >= offset && (errors.length < mostErrors || error.failure)) errors.push(error);
  };
  parseURL(input, { base, onValidationError });
  return errors;
}

/** The host or the port that holds the failure; `null` for a failure of the URL as a whole. */
function failingPart(text: string, { type, start, end }: ValidationError): Range | null {
  if (type === 'missing-scheme-non-relative-URL') return null;
  if (type === 'host-missing' || type === 'IPv6-unclosed') return { start, end };
  if (type.includes('IPv6')) return { start: text.lastIndexOf('[', start), end: text.indexOf(']', start) + 1 };
  return { start: startOfPart(text, start), end: endOfPart(text, end) };
}

function startOfPart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !/[@/\\:]/.test(text.charAt(start - 1))) start--;
  return start;
}

function endOfPart(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !/[/\\:?#]/.test(text.charAt(end))) end++;
  return end;
}

/** As long as the part, so that offsets stay; but what is missing has no length. */
function replacement({ type }: ValidationError, { start, end }: Range): string {
  return type.startsWith('port') ? '0'.repeat(end - start) : 'a'.repeat(Math.max(1, end - start));
}
