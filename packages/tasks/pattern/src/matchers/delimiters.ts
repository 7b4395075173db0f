import type { Options } from '../component-options.js';
import type { Part } from '../part.js';

/** Whether the text at the start of a part starts with the delimiter. */
export function startsAtDelimiter({ type, value, prefix }: Part, { delimiterCodePoint }: Options): boolean {
  return startsWithDelimiter(type === 'fixed-text' ? value : prefix, delimiterCodePoint);
}

/** Whether the text after a segment wildcard, with all that can follow it, ends the segment. */
export function endsSegment(part: Part, boundaryAfter: boolean, { delimiterCodePoint }: Options): boolean {
  return part.suffix === '' ? boundaryAfter : startsWithDelimiter(part.suffix, delimiterCodePoint);
}

export function startsWithDelimiter(text: string, delimiter: string): boolean {
  return delimiter !== '' && text.startsWith(delimiter);
}
