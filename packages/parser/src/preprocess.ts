import { isASCIITabOrNewline, isC0ControlOrSpace, toScalarValueString, type ValidationErrorHandler } from '@url/infra';
import { report, reporterFor } from '@url/infra/internal';

/**
 * Steps 1 to 3: removes leading and trailing C0 controls and spaces, unless there is a record to be changed, and all ASCII tabs
 * and newlines. Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * @param from the offset before which the input is known to contain neither tabs nor newlines
 */
export function preprocess(input: string, keepEnds: boolean, from = 0): string {
  const kept = keepEnds ? input : trimmed(input);
  // Converted first: two lone surrogates must not become a pair when a code point between them is removed.
  return hasTabOrNewline(kept, from) ? toScalarValueString(kept).replace(/[\t\n\r]+/g, '') : kept;
}

function hasTabOrNewline(input: string, from: number): boolean {
  return input.includes('\n', from) || input.includes('\t', from) || input.includes('\r', from);
}

function trimmed(input: string): string {
  const isClean = !isC0ControlOrSpace(input.charCodeAt(0)) && !isC0ControlOrSpace(input.charCodeAt(input.length - 1));
  return isClean ? input : input.slice(startOfKept(input), endOfKept(input));
}

function rangeOfKept(original: string, keepEnds: boolean): [start: number, end: number] {
  if (keepEnds) return [0, original.length];
  const start = startOfKept(original);
  return [start, Math.max(endOfKept(original), start)];
}

function startOfKept(input: string): number {
  let start = 0;
  while (isC0ControlOrSpace(input.charCodeAt(start))) start++;
  return start;
}

function endOfKept(input: string): number {
  let end = input.length;
  while (isC0ControlOrSpace(input.charCodeAt(end - 1))) end--;
  return end;
}

/**
 * Reports what `preprocess` removes. Part of https://url.spec.whatwg.org/#concept-basic-url-parser.
 *
 * @returns a handler for errors in the preprocessed string, which converts their offsets to offsets into the caller's string
 */
export function reportPreprocessing(
  original: string,
  keepEnds: boolean,
  onValidationError: ValidationErrorHandler,
): ValidationErrorHandler {
  const [start, end] = rangeOfKept(original, keepEnds);
  const reporter = reporterFor(onValidationError);
  if (start > 0) report(reporter, null, 'invalid-URL-unit', 0, start);
  else if (end < original.length) report(reporter, null, 'invalid-URL-unit', end, original.length);

  const tabOrNewline = original.slice(start, end).search(/[\t\n\r]/);
  if (tabOrNewline >= 0) report(reporter, null, 'invalid-URL-unit', start + tabOrNewline, start + tabOrNewline + 1);
  if (start === 0 && tabOrNewline < 0) return onValidationError;

  const offsets = offsetsOfKept(original, keepEnds);
  return (error) =>
    onValidationError({
      ...error,
      start: offsets[error.start]!,
      // The end follows the last code unit of the range. The next code unit that was kept may start later.
      end: error.end > error.start ? offsets[error.end - 1]! + 1 : offsets[error.end]!,
    });
}

/** @returns the offset in the original of each code unit that is kept, and then the offset at which they end */
export function offsetsOfKept(original: string, keepEnds: boolean): number[] {
  const [start, end] = rangeOfKept(original, keepEnds);
  const offsets: number[] = [];
  for (let i = start; i < end; i++) if (!isASCIITabOrNewline(original.charCodeAt(i))) offsets.push(i);
  offsets.push(end);
  return offsets;
}
