import { ANY_SCRIPT, BOPOMOFO, HAN, HANGUL, HIRAGANA, KATAKANA, LATIN } from './identifier-table.js';
import type { LabelText } from './label-text.js';

/** Languages that mix several scripts. */
const COMBINATIONS = [HAN | HIRAGANA | KATAKANA, HAN | BOPOMOFO, HAN | HANGUL];

function allBelongTo(classes: readonly number[], scripts: number): boolean {
  return classes.every((bits) => (bits & scripts) !== 0);
}

/**
 * https://www.unicode.org/reports/tr39/#def-single-script
 *
 * Tests whether one script has all characters, given by their classes. Chinese, Japanese and Korean each count as one script.
 */
export function isSingleScript(classes: readonly number[]): boolean {
  const common = classes.reduce((scripts, bits) => scripts & bits, ANY_SCRIPT);
  return common !== 0 || COMBINATIONS.some((scripts) => allBelongTo(classes, scripts));
}

/**
 * https://www.unicode.org/reports/tr39/#highly_restrictive
 *
 * Tests whether the characters have a single script, or Latin with Chinese, Japanese or Korean.
 */
export function isHighlyRestrictive(classes: readonly number[]): boolean {
  return isSingleScript(classes) || COMBINATIONS.some((scripts) => allBelongTo(classes, scripts | LATIN));
}

/** Tests whether the label mixes Latin letters beyond ASCII with Chinese, Japanese or Korean. */
export function hasAccentedLatinAmongOthers({ characters, classes, isOneScript }: LabelText): boolean {
  return !isOneScript && characters.some((character, index) => character > '\x7f' && classes[index] === LATIN);
}
