/** A text without some of its escapes, and a way back to the text with them. */
export interface DecodedText {
  readonly text: string;
  /** Returns the offset in the text with escapes. */
  readonly offsetOf: (offset: number) => number;
}

/**
 * Replaces escapes.
 *
 * @param source any text
 * @param pattern matches one escape; with the flag "g"
 * @param decode returns the text of an escape: one code unit, or the escape itself
 */
export function decodeText(source: string, pattern: RegExp, decode: (match: RegExpMatchArray) => string): DecodedText {
  /** The offsets after the escapes in the decoded text, and how much longer the source is up to there. */
  const ends: number[] = [];
  const shifts: number[] = [];
  let text = '';
  let done = 0;
  for (const match of source.matchAll(pattern)) {
    text += source.slice(done, match.index) + decode(match);
    done = match.index! + match[0].length;
    ends.push(text.length);
    shifts.push(done - text.length);
  }
  const offsetOf = (offset: number): number => {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (shifts[low - 1] ?? 0);
  };
  return { text: text + source.slice(done), offsetOf };
}
