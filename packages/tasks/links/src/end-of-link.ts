import { codePointAt } from '@url/infra/internal';
import { FRAGMENT, HARD, INCLUDE, isInterior, matchesBrackets, QUERY, SOFT, startsPart } from '@url/percent/internal';
import { LABEL } from './link-classes.js';
import { classOf, defaultTermOf, linkTermOf } from './link-properties.js';

const COLON = 0x3a;

/** Returns the term of a code point. By the default rules, "?" starts a query only if something follows. */
function termIn(part: number, codePoint: number, isDefault: boolean): number {
  if (!startsPart(codePoint, part)) return isDefault ? defaultTermOf(codePoint) : linkTermOf(codePoint);
  return isDefault && codePoint === QUERY ? SOFT : INCLUDE;
}

/** Tests for most of what links contain: ASCII letters, digits, "-" and "_", which are Include and never syntax. */
function isASCIILabel(codePoint: number): boolean {
  return codePoint < 0x80 && (classOf(codePoint) & LABEL) !== 0;
}

/** Tests whether brackets before an offset do not match brackets after it. */
function separates(text: string, offset: number, codePoint: number, part: number): boolean {
  if (part === FRAGMENT) return codePoint === COLON && text.startsWith(':~:', offset);
  return startsPart(codePoint, part) || isInterior(codePoint, part);
}

/**
 * https://www.unicode.org/reports/tr58/#link-detection-algorithm
 *
 *     example.com/a_(b)?c=d. Then
 *                ^         ^
 *             start       end
 *
 * @param start the offset after the host and the port, in code units
 * @param isDefault whether the default rules apply: more punctuation ends a link, and "?" needs a query
 * @returns the offset where the link ends, at the start if no path, query or fragment follows
 */
export function endOfLink(text: string, start: number, isDefault: boolean): number {
  if (!startsPart(text.charCodeAt(start), 0)) return start;
  let lastSafe = start;
  let part = 0;
  let open: number[] = [];
  for (let position = start; position < text.length; ) {
    const codePoint = codePointAt(text, position);
    if (isASCIILabel(codePoint)) {
      lastSafe = ++position;
      continue;
    }
    const term = termIn(part, codePoint, isDefault);
    if (separates(text, position, codePoint, part)) open = [];
    if (startsPart(codePoint, part)) part = codePoint;
    position += codePoint > 0xffff ? 2 : 1;
    if (term === HARD || !matchesBrackets(codePoint, term, open)) break;
    if (term !== SOFT) lastSafe = position;
  }
  return lastSafe;
}
