import { asciiLinkTerm, HARD, SOFT } from '@url/percent/internal';
import { classBeyondASCII, openingOf } from './classes-beyond-ascii.js';
import { CLOSE, DOT, EMAIL, ENDS_LINK, FIRST_BEYOND_ASCII, LABEL, QUOTES, TERM } from './link-classes.js';

const asciiClasses = /* @__PURE__ */ Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  return (
    Math.min(asciiLinkTerm(codePoint), CLOSE) |
    (/[!#-'*+\--9=?A-Z^-~]/.test(character) ? EMAIL : 0) |
    (/[\w-]/.test(character) ? LABEL : 0) |
    (character === '.' ? DOT : 0)
  );
});

/**
 * https://www.unicode.org/reports/tr58/#property-data
 *
 * @param codePoint any code point
 * @returns its class: Link_Term, and the other bits
 */
export function classOf(codePoint: number): number {
  return codePoint < FIRST_BEYOND_ASCII ? asciiClasses[codePoint]! : classBeyondASCII(codePoint);
}

/**
 * https://www.unicode.org/reports/tr58/#property-data
 *
 * @param codePoint any code point
 * @returns its Link_Term; for a closing bracket, the opening bracket that is its Link_Bracket
 */
export function linkTermOf(codePoint: number): number {
  const term = classOf(codePoint) & TERM;
  if (term !== CLOSE) return term;
  return codePoint < FIRST_BEYOND_ASCII ? asciiLinkTerm(codePoint) : openingOf(codePoint);
}

/** Returns the value of a code point that `linkTermOf` returns, changed by the default rules. */
export function defaultTermOf(codePoint: number): number {
  const bits = codePoint < FIRST_BEYOND_ASCII ? 0 : classOf(codePoint) & (ENDS_LINK | QUOTES);
  if (bits === 0) return linkTermOf(codePoint);
  return bits === QUOTES ? SOFT : HARD;
}
