import { codePointAt } from '@url/infra';
import { FRAGMENT, HARD, isInterior, matchesBrackets, SOFT, startsPart } from '@url/percent/internal';
import { linkTermOf } from './link-properties.js';

const COLON = 0x3a;

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 *     example.com/a_(b)?c=d. Then
 *                ^         ^
 *             start       end
 *
 * @param start the offset after the host and the port, in code units
 * @returns the offset where the link ends, at the start if no path, query or fragment follows
 */
export function endOfLink(text: string, start: number): number {
  if (!startsPart(text.charCodeAt(start), 0)) return start;
  let lastSafe = start;
  let part = 0;
  let open: number[] = [];
  for (let position = start; position < text.length; ) {
    const codePoint = codePointAt(text, position);
    const isDirective = part === FRAGMENT && codePoint === COLON && text.startsWith(':~:', position);
    position += codePoint > 0xffff ? 2 : 1;
    if (startsPart(codePoint, part)) {
      part = codePoint;
      open = [];
      lastSafe = position;
      continue;
    }
    if (isDirective || isInterior(codePoint, part)) open = [];
    const term = linkTermOf(codePoint);
    if (term === HARD || !matchesBrackets(codePoint, term, open)) break;
    if (term !== SOFT) lastSafe = position;
  }
  return lastSafe;
}
