import type { LabelContext, LabelText } from './label-text.js';

/**
 * Inclusive ranges of characters that UTS #39 allows and browsers never show: the disallowed list of Chromium's docs/idn.md, and kra, which
 * looks like a small capital K.
 */
const BLOCKED_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x0027, 0x0027], // apostrophe
  [0x003a, 0x003a], // colon
  [0x0138, 0x0138], // kra
  [0x01cd, 0x01dc], // Pinyin
  [0x02bb, 0x02bc], // apostrophe lookalikes
  [0x0338, 0x0338], // an overlaid slash
  [0x058a, 0x058a], // hyphen lookalikes, up to U+30A0
  [0x1c80, 0x1c8f], // Cyrillic Extended-C
  [0x1e00, 0x1e9b], // Latin letters with marks; the document prints 1E90 where the program has 1E00
  [0x1f00, 0x1fff], // Greek Extended
  [0x2010, 0x2010],
  [0x2019, 0x2019],
  [0x2027, 0x2027],
  [0x30a0, 0x30a0],
  [0xa640, 0xa69f], // Cyrillic Extended-B
  [0xa720, 0xa7ff],
];

function isBlocked(codePoint: number): boolean {
  return BLOCKED_RANGES.some((range) => codePoint >= range[0] && codePoint <= range[1]);
}

/** Tests whether UTS #39 allows all characters and browsers show them. */
export function hasAllowedCharacters({ characters, classes }: LabelText): boolean {
  return classes.every((bits, index) => bits !== 0 && !isBlocked(characters[index]!.codePointAt(0)!));
}

/**
 * https://www.unicode.org/reports/tr46/#Deviations
 *
 * Tests whether the label contains ß, ς or a joiner, which IDNA2003 maps to another domain.
 */
export function hasDeviationCharacter(label: string): boolean {
  return /[\xdf\u03c2\u200c\u200d]/.test(label);
}

/** Letters that only their readers recognize, and the top-level domains of these readers. */
const LETTERS_BY_TOP_LEVEL_DOMAIN: readonly { letters: string; topLevelDomains: readonly string[] }[] = [
  { letters: 'þð', topLevelDomains: ['is', 'fo'] },
  { letters: 'ə', topLevelDomains: ['az'] },
  // The Kanuri letter has the same shape, but the document of Chromium does not list it.
  { letters: 'ǝ', topLevelDomains: ['ne', 'ng'] },
];

/** Tests whether the label contains þ, ð, ə or ǝ and another letter under a top-level domain whose readers do not use it. */
export function hasLetterOfOtherDomain({ characters }: LabelText, { topLevelDomain }: LabelContext): boolean {
  return (
    characters.length > 1 &&
    LETTERS_BY_TOP_LEVEL_DOMAIN.some(
      ({ letters, topLevelDomains }) =>
        !topLevelDomains.includes(topLevelDomain) && characters.some((character) => letters.includes(character)),
    )
  );
}

/** Tests whether U+00B7 is anywhere except between two "l" in a domain under "cat", as in Catalan. */
export function hasMisplacedMiddleDot({ characters }: LabelText, { topLevelDomain }: LabelContext): boolean {
  return characters.some(
    (character, index) =>
      character === '\xb7' &&
      !(topLevelDomain === 'cat' && characters[index - 1] === 'l' && characters[index + 1] === 'l'),
  );
}
