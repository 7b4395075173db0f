// The syntax that UTS #58 finds in the path, query and fragment of a link: parts, what separates their pieces, and brackets.

/** The code points that start a part; they also name it. */
export const PATH = 0x2f;
export const QUERY = 0x3f;
export const FRAGMENT = 0x23;

/** A value of Link_Term. A closing bracket has its opening bracket as its value, which is a larger number. */
export const HARD = 0;
export const INCLUDE = 1;
export const SOFT = 2;
export const OPEN = 3;

const LEFT_PARENTHESIS = 0x28;

/**
 * https://www.unicode.org/reports/tr58/#property-data
 *
 * Returns the Link_Term of an ASCII code point.
 */
export function asciiLinkTerm(codePoint: number): number {
  const character = String.fromCharCode(codePoint);
  if (codePoint <= 0x20 || codePoint === 0x7f) return HARD;
  if ('!"\',.:;?'.includes(character)) return SOFT;
  if ('([{<'.includes(character)) return OPEN;
  if (!')]}>'.includes(character)) return INCLUDE;
  return character === ')' ? LEFT_PARENTHESIS : codePoint - 2;
}

/** Tests whether a code point starts a part, or ends the given part and starts the next. The part is 0 before the first one. */
export function startsPart(codePoint: number, part: number): boolean {
  if (part === FRAGMENT) return false;
  return codePoint === FRAGMENT || (codePoint === QUERY && part !== QUERY) || (codePoint === PATH && part === 0);
}

/** Tests whether a code point separates segments of a path, or names and values of a query. Brackets do not match across it. */
export function isInterior(codePoint: number, part: number): boolean {
  if (part === PATH) return codePoint === PATH;
  return part === QUERY && (codePoint === 0x3d || codePoint === 0x26);
}

/**
 * Tests whether a code point is not a closing bracket, or closes the last open bracket. Updates the open brackets; a closing bracket that does
 * not match leaves them, because it is escaped or ends the link.
 *
 * @param term the Link_Term of the code point
 */
export function matchesBrackets(codePoint: number, term: number, open: number[]): boolean {
  if (term === OPEN) open.push(codePoint);
  if (term <= OPEN) return true;
  const isMatch = open[open.length - 1] === term;
  if (isMatch) open.pop();
  return isMatch;
}
