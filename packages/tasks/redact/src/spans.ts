/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Whether the next span of the list is the password of this username. */
  readonly isUsername?: boolean;
}

/** Characters at which an authority ends. A backslash ends it only after a special scheme. */
const AUTHORITY_ENDS = ['/', '?', '#', '\\'];

/** One or two "@" before the next end of an authority. A parser takes the last one for the end of the credentials. */
const AT_SIGNS = /[^/?#\\@]*@([^/?#\\@]*@)?/y;

/**
 * Returns what an empty replacement leaves of a secret: nothing, or the end of an authority in it. Without that end the text before the secret and an "@"
 * after it could be credentials: the "h" of "https://h" and "#@i". Before the "@" of credentials that are removed whole, nothing is left of them.
 */
function remainderOf(text: string, start: number, end: number, before: string): string {
  const secret = text.slice(start, end);
  const remainder = AUTHORITY_ENDS.find((character) => secret.includes(character)) ?? '';
  AT_SIGNS.lastIndex = end;
  const atSigns = remainder === '' ? null : AT_SIGNS.exec(text);
  if (atSigns === null) return '';
  const last = before.charAt(before.length - (before.endsWith(':') ? 2 : 1));
  const isAtStart = last === '' || AUTHORITY_ENDS.includes(last);
  return isAtStart && atSigns[1] === undefined ? '' : remainder;
}

/** Replaces the spans that are not empty. They may be in any order; overlapping spans are replaced once. */
export function replaceSpans(text: string, spans: readonly Span[], replacement: string): string {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || b.end - a.end);
  let output = '';
  let done = 0;
  for (let i = 0; i < sorted.length; ) {
    const { start } = sorted[i]!;
    output += text.slice(done, start);
    done = sorted[i++]!.end;
    for (; i < sorted.length && sorted[i]!.start < done; i++) done = Math.max(done, sorted[i]!.end);
    output += replacement === '' ? remainderOf(text, start, done, output) : replacement;
  }
  return output + text.slice(done);
}
