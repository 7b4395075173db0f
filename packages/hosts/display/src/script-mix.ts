import { ANY_SCRIPT, BOPOMOFO, HAN, HANGUL, HIRAGANA, KATAKANA, LATIN } from './identifier-table.js';
import type { LabelText } from './label-text.js';

/** Writing that uses several scripts side by side. */
const COMBINATIONS = [HAN | HIRAGANA | KATAKANA, HAN | BOPOMOFO, HAN | HANGUL];

function allBelongTo(classes: readonly number[], scripts: number): boolean {
  return classes.every((bits) => (bits & scripts) !== 0);
}

/**
 * https://www.unicode.org/reports/tr39/#def-single-script
 *
 * @param classes the classes of a label's characters
 * @returns whether one script has all of them; Chinese, Japanese and Korean writing count as one script each
 */
export function isSingleScript(classes: readonly number[]): boolean {
  const common = classes.reduce((scripts, bits) => scripts & bits, ANY_SCRIPT);
  return common !== 0 || COMBINATIONS.some((scripts) => allBelongTo(classes, scripts));
}

/**
 * https://www.unicode.org/reports/tr39/#highly_restrictive
 *
 * @param classes the classes of a label's characters
 * @returns whether they are of a single script, or of Latin and Chinese, Japanese or Korean writing
 */
export function isHighlyRestrictive(classes: readonly number[]): boolean {
  return isSingleScript(classes) || COMBINATIONS.some((scripts) => allBelongTo(classes, scripts | LATIN));
}

/** @returns whether the label mixes Latin letters beyond ASCII with Chinese, Japanese or Korean writing */
export function hasAccentedLatinAmongOthers({ characters, classes, isOneScript }: LabelText): boolean {
  return !isOneScript && characters.some((character, index) => character > '\x7f' && classes[index] === LATIN);
}
