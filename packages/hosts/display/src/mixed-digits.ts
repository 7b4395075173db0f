import { DIGIT, zeroOf } from './identifier-table.js';
import type { LabelText } from './label-text.js';

/**
 * https://www.unicode.org/reports/tr39/#Mixed_Number_Detection
 *
 * Tests whether the label has digits of two systems.
 */
export function hasMixedDigits({ characters, classes }: LabelText): boolean {
  let zero: number | null = null;
  for (let index = 0; index < characters.length; index++) {
    if (!(classes[index]! & DIGIT)) continue;
    const other = zeroOf(characters[index]!.codePointAt(0)!);
    if (zero !== null && zero !== other) return true;
    zero = other;
  }
  return false;
}

/** Characters that look like an ASCII digit. */
const DIGIT_LOOKALIKES = 'θзҙӡʒշճउ२३ওਤ২৪৭ੜ੦੧੨੩੪੫૨૩૭୨୫౨౩೩೭ဒვპკ丩〇ㄐ';

/** Tests whether the label consists of ASCII digits and characters that look like digits, at least one of them not ASCII. */
export function isDigitLookalike({ characters }: LabelText): boolean {
  return characters.every((character) => isASCIIDigit(character) || DIGIT_LOOKALIKES.includes(character));
}

function isASCIIDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
