import { normalizeNFD } from '@url/idna/internal';
import { CYRILLIC, GREEK, LATIN, MARK } from './identifier-table.js';
import type { LabelText } from './label-text.js';

/** The marks of the Combining Diacritical Marks block, which are made for Latin, Greek and Cyrillic letters. */
function isDiacritic(character: string | undefined): boolean {
  return character !== undefined && character >= '\u0300' && character <= '\u036f';
}

/** Letters that hide a mark above, or on which the mark looks like the dot of an "i". */
const DOTTED_AND_DOTLESS = 'ijl\u0131\u0237\u0268\u0269\u0456\u0458\u03b9\u04cf';

/**
 * https://www.unicode.org/reports/tr39/#def-forbid-overlay
 *
 * @returns whether a diacritic is where no language writes one: not after a Latin, Greek or Cyrillic letter, after one that
 * hides it, or after another diacritic
 */
export function hasMisplacedDiacritic({ characters, classes }: LabelText): boolean {
  return characters.some((character, index) => {
    if (!isDiacritic(character)) return false;
    const before = characters[index - 1];
    if (before === undefined || isDiacritic(before) || DOTTED_AND_DOTLESS.includes(normalizeNFD(before).charAt(0)))
      return true;
    const scripts = classes[index - 1]!;
    return scripts !== LATIN && scripts !== GREEK && scripts !== CYRILLIC;
  });
}

/** The marks at the end of the decomposed character. Only Latin letters and kana are decomposed; any other character is returned as it is. */
function marksOf(character: string, bits: number): string {
  if (bits & MARK) return character;
  return character > '\u007f' && character < '\u3100' ? normalizeNFD(character).slice(1) : '';
}

/** @returns whether a letter has the same mark twice, which looks like one mark, or both of the voicing marks of kana */
export function hasInvisibleMark({ characters, classes }: LabelText): boolean {
  let seen = '';
  for (let index = 0; index < characters.length; index++) {
    const bits = classes[index]!;
    const marks = marksOf(characters[index]!, bits);
    if (!(bits & MARK)) seen = '';
    for (const mark of marks) {
      if (seen.includes(mark) || (isVoicing(mark) && /[\u3099\u309a]/.test(seen))) return true;
      seen += mark;
    }
  }
  return false;
}

function isVoicing(mark: string): boolean {
  return mark === '\u3099' || mark === '\u309a';
}
