import { ideographicFullStops } from '@url/infra/internal';
import {
  BIDI_EN,
  BIDI_L,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_R_AL,
  DISALLOWED,
  IGNORED,
  JOINS_BACKWARD,
  JOINS_FORWARD,
  JOINS_THROUGH,
  MAPPED,
  MARK,
  MAY_CHANGE,
  VIRAMA,
} from './properties.js';

const fullStop = /* @__PURE__ */ new RegExp(`[${ideographicFullStops}]`);

// What the engine's own Unicode data say of a code point. The build of `@url/polyfill/small` uses it in place of the tables.

/** The blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The letters of scripts whose letters join, most of them on both sides. */
const joining =
  /(?=\p{L})[\u0620-\u077f\u0840-\u08c9\u1820-\u18aa\ua840-\ua871\u{10ac0}-\u{10fcb}\u{1e922}-\u{1e943}]/u;

/**
 * @param character one code point
 * @returns what UTS #46 maps it to, or the character itself
 */
export function engineMapping(character: string): string {
  const text = character.normalize('NFKC');
  const isCherokee = /[\u13a0-\u13fd\uab70-\uabbf]/.test(text);
  // The code points whose full case folding is not their lower case. Cherokee folds to upper case.
  const upper = isCherokee || /[\u0345\u037a\u1c80-\u1c88\u1f80-\u1fff]/.test(character) ? text.toUpperCase() : text;
  const folded = isCherokee ? upper : upper.toLowerCase();
  const mapped = folded.normalize('NFKC').replace(/\u3002/g, '.');
  return character === '\u03c2' ? character : mapped.replace(/\u03c2/g, '\u03c3');
}

/**
 * @param character one code point
 * @returns its bits of properties.ts, as far as the engine has them
 */
export function predictedProperties(character: string): number {
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return IGNORED;
  const mapping = engineMapping(character);
  if (mapping !== character) return /\./.test(mapping) && !fullStop.test(character) ? DISALLOWED : MAPPED;
  // ASCII among them is valid in UTS #46, and forbidden in a domain of the URL Standard.
  if (/[\p{C}\p{Z}]/u.test(character)) return DISALLOWED;
  return (
    MAY_CHANGE |
    bidiClass(character) |
    (/\p{M}/u.test(character) ? MARK : 0) |
    (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character) ? JOINS_THROUGH : 0) |
    (joining.test(character) ? JOINS_FORWARD | JOINS_BACKWARD : 0) |
    (isVirama(character) ? VIRAMA : 0)
  );
}

function bidiClass(character: string): number {
  if (/[\p{Mn}\p{Me}]/u.test(character)) return BIDI_NSM;
  if (rightToLeft.test(character)) return BIDI_R_AL;
  if (/\d/.test(character)) return BIDI_EN;
  // Punctuation and symbols of one script are L.
  return /(?=\P{Script=Common}|\p{L})[\p{L}\p{N}\p{Mc}\p{Po}\p{So}]/u.test(character) ? BIDI_L : BIDI_NEUTRAL;
}

/** Whether Canonical_Combining_Class is 9: as that of U+094D, and above that of U+0334. Marks of different classes are put in order. */
function isVirama(character: string): boolean {
  const isReordered = (text: string) => text.normalize('NFD') !== text;
  return isReordered(`${character}\u0334`) && !isReordered(`${character}\u094d`) && !isReordered(`\u094d${character}`);
}
