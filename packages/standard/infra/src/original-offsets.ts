import { report, reporterFor } from './error-reporter.js';
import { rangeWithoutC0ControlsAndSpaces } from './preprocess.js';
import { isASCIITabOrNewline } from './unchecked-ascii.js';
import type { ValidationErrorHandler } from './validation-errors.js';

function rangeOfKept(original: string, keepEnds: boolean): { start: number; end: number } {
  return keepEnds ? { start: 0, end: original.length } : rangeWithoutC0ControlsAndSpaces(original);
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
  const { start, end } = rangeOfKept(original, keepEnds);
  const reporter = reporterFor(onValidationError);
  if (start > 0) report(reporter, null, 'invalid-URL-unit', 0, start);
  else if (end < original.length) report(reporter, null, 'invalid-URL-unit', end, original.length);

  const tabOrNewline = original.slice(start, end).search(/[\t\n\r]/);
  if (tabOrNewline >= 0) report(reporter, null, 'invalid-URL-unit', start + tabOrNewline, start + tabOrNewline + 1);
  if (start === 0 && tabOrNewline < 0) return onValidationError;

  const offsets = offsetsOfKept(original, keepEnds);
  return (error) => {
    onValidationError({ ...error, ...rangeInOriginal(offsets, error.start, error.end) });
  };
}

/** @returns the offset in the original of each code unit that is kept, and then the offset at which they end */
export function offsetsOfKept(original: string, keepEnds: boolean): number[] {
  const { start, end } = rangeOfKept(original, keepEnds);
  const offsets: number[] = [];
  for (let i = start; i < end; i++) if (!isASCIITabOrNewline(original.charCodeAt(i))) offsets.push(i);
  offsets.push(end);
  return offsets;
}

/**
 * @param offsets what `offsetsOfKept` returns
 * @returns the range in the caller's string of a range in the preprocessed string
 */
export function rangeInOriginal(
  offsets: readonly number[],
  start: number,
  end: number,
): { start: number; end: number } {
  // The end follows the last code unit of the range. The next code unit that was kept may start later.
  return { start: offsets[start]!, end: end > start ? offsets[end - 1]! + 1 : offsets[end]! };
}
