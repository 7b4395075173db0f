/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Whether the next span of the list is the password of this username. */
  readonly isUsername?: boolean;
}

/** Replaces the spans that are not empty. They may be in any order; overlapping spans are replaced once. */
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
