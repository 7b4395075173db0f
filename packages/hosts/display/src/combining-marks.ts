import { normalizeNFD } from '@url/idna/internal';
import { CYRILLIC, GREEK, LATIN, MARK } from './identifier-table.js';
import type { LabelText } from './label-text.js';

/** Tests for the Combining Diacritical Marks block, whose marks belong on Latin, Greek and Cyrillic letters. */
function isDiacritic(character: string | undefined): boolean {
  return character !== undefined && character >= '\u0300' && character <= '\u036f';
}

/** Letters that hide a mark above, or on which the mark looks like the dot of an "i". */
const DOTTED_AND_DOTLESS = 'ijl\u0131\u0237\u0268\u0269\u0456\u0458\u03b9\u04cf';

/**
 * https://www.unicode.org/reports/tr39/#def-forbid-overlay
 *
 * Tests whether a diacritic follows a letter that hides it, another diacritic, or anything except a Latin, Greek or Cyrillic letter.
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

/** Returns a mark unchanged, and otherwise the marks in the decomposition of the character. Only Latin letters and kana need decomposition. */
function marksOf(character: string, bits: number): string {
  if (bits & MARK) return character;
  return character > '\u007f' && character < '\u3100' ? normalizeNFD(character).slice(1) : '';
}

/** Tests whether a letter has the same mark twice, which looks like one mark, or both voicing marks of kana. */
export function hasInvisibleMark({ characters, classes }: LabelText): boolean {
  let seen = '';
  for (let index = 0; index < characters.length; index++) {
    const bits = classes[index]!;
    const marks = [...marksOf(characters[index]!, bits)];
    if (!(bits & MARK)) seen = '';
    for (let at = 0; at < marks.length; at++) {
      const mark = marks[at]!;
      if (seen.includes(mark) || (isVoicing(mark) && /[\u3099\u309a]/.test(seen))) return true;
      seen += mark;
    }
  }
  return false;
}

function isVoicing(mark: string): boolean {
  return mark === '\u3099' || mark === '\u309a';
}
