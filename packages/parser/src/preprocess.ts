import {
  isASCIITabOrNewline,
  isC0ControlOrSpace,
  report,
  toScalarValueString,
  type ValidationErrorHandler,
} from '@url/infra';

/** What is left of the caller's string, and a handler that turns offsets into it into offsets into the caller's string. */
export interface Preprocessed {
  readonly input: string;
  readonly onValidationError: ValidationErrorHandler | null;
}

/** Also finds surrogates, lone or not: one search is cheaper than two, and most strings need nothing. */
const mayNeedPreprocessing = /[\0- \ud800-\udfff]/g;

/**
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * The conversion to a scalar value string, and steps 1 to 3: removes leading and trailing C0 controls and spaces, unless there is a record to be changed, and all ASCII
 * tabs and newlines.
 *
 * @param pointer before which there is nothing to remove
 */
export function preprocess(
  unconverted: string,
  keepEnds: boolean,
  pointer: number,
  onValidationError: ValidationErrorHandler | null,
): Preprocessed {
  mayNeedPreprocessing.lastIndex = pointer;
  if (!mayNeedPreprocessing.test(unconverted)) return { input: unconverted, onValidationError };
  const original = toScalarValueString(unconverted);
  let start = 0;
  let end = original.length;
  if (!keepEnds) {
    while (start < end && isC0ControlOrSpace(original.charCodeAt(start))) start++;
    while (end > start && isC0ControlOrSpace(original.charCodeAt(end - 1))) end--;
    if (start > 0) report(onValidationError, 'invalid-URL-unit', 0, start);
    else if (end < original.length) report(onValidationError, 'invalid-URL-unit', end, original.length);
  }
  const trimmed = original.slice(start, end);
  const tabOrNewline = trimmed.search(/[\t\n\r]/);
  const input = tabOrNewline < 0 ? trimmed : trimmed.replace(/[\t\n\r]+/g, '');
  if (onValidationError === null) return { input, onValidationError };

  if (tabOrNewline >= 0) report(onValidationError, 'invalid-URL-unit', start + tabOrNewline, start + tabOrNewline + 1);
  const offsets = offsetsOfKept(original, start, end);
  return {
    input,
    onValidationError: (error) =>
      onValidationError({
        ...error,
        start: offsets[error.start]!,
        // Behind the last code unit of the range, and not where the next one that was kept starts.
        end: error.end > error.start ? offsets[error.end - 1]! + 1 : offsets[error.end]!,
      }),
  };
}

/** For each code unit that is kept its offset in the original, and behind them where they end. */
function offsetsOfKept(original: string, start: number, end: number): number[] {
  const offsets: number[] = [];
  for (let i = start; i < end; i++) if (!isASCIITabOrNewline(original.charCodeAt(i))) offsets.push(i);
  offsets.push(end);
  return offsets;
}
