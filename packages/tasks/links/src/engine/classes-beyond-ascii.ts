import { ideographicFullStops } from '@url/infra/internal';
import { HARD, INCLUDE, OPEN, SOFT } from '@url/percent/internal';
import { decodeBrackets } from '../bracket-table.js';
import { CLOSE, DOT, EMAIL, ENDING, ENDS_LINK, LABEL, QUOTES } from '../link-classes.js';

// Derives the properties of UTS #58 from the engine's Unicode properties, so the answers follow the engine's version of Unicode.

const hard = /[\p{White_Space}\p{Noncharacter_Code_Point}\p{Deprecated}\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u;

/** Low, double prime and vertical quotation marks are not Soft. Ornaments and the marks of New Testament editions are quotation marks of line breaking (LB=QU) only. */
const soft =
  /(?![\u201a\u201e\u2e42\u301d-\u301f\ufe41-\ufe44\uff02\uff07])[\p{Terminal_Punctuation}\p{Sentence_Terminal}\p{Quotation_Mark}\u275b-\u2760\u2e00-\u2e0d\u2e1c\u2e1d\u2e20\u2e21\u{1f676}-\u{1f678}]/u;

const email = /\p{XID_Continue}/u;

/** Also what IDNA2008 allows in every label: two Arabic signs, the tsheg between Tibetan syllables, and VERTICAL TILDE. */
const label = /[\p{XID_Continue}\u06fd\u06fe\u0f0b\u2e2f]/u;

const dot = /* @__PURE__ */ (() => new RegExp(`[${ideographicFullStops}]`))();

const ending = /* @__PURE__ */ (() => new RegExp(`[${ENDING.replace(/(.)(.)/g, '$1-$2')}]`))();

/** The classes that were asked for. */
const known = /* @__PURE__ */ new Map<number, number>();

/** The opening bracket of each closing bracket. */
let openings: ReadonlyMap<number, number> | null = null;
let openingBrackets: ReadonlySet<number>;

function termOf(codePoint: number, character: string): number {
  if (openings === null) {
    openings = decodeBrackets();
    openingBrackets = new Set(openings.values());
  }
  if (openings.has(codePoint)) return CLOSE;
  if (openingBrackets.has(codePoint)) return OPEN;
  if (hard.test(character)) return HARD;
  return soft.test(character) ? SOFT : INCLUDE;
}

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  return (
    termOf(codePoint, character) |
    (email.test(character) ? EMAIL : 0) |
    (label.test(character) ? LABEL : 0) |
    (dot.test(character) ? DOT : 0) |
    (/[\u05f3\u05f4]/.test(character) ? QUOTES : 0) |
    (ending.test(character) ? ENDS_LINK : 0)
  );
}

/** Returns the class of a code point above ASCII. */
export function classBeyondASCII(codePoint: number): number {
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const made = classify(codePoint);
  known.set(codePoint, made);
  return made;
}

/** Returns the opening bracket that is the Link_Bracket of a code point whose class is CLOSE. */
export function openingOf(closing: number): number {
  return openings!.get(closing)!;
}
