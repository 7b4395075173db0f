/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * @param text any text
 * @param spans parts of it, in any order; a place that two of them share is replaced once
 * @param replacement the text that replaces each of them
 * @returns the text with the spans that are not empty replaced
 */
export function replaceSpans(text: string, spans: readonly Span[], replacement: string): string {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || b.end - a.end);
  let output = '';
  let done = 0;
  for (const { start, end } of sorted) {
    if (start >= done) output += text.slice(done, start) + replacement;
    done = Math.max(done, end);
  }
  return output + text.slice(done);
}
