import { unpackNumbers } from '@url/idna/internal';
import { classes, runClasses, runLengths, zeros } from './identifiers.generated.js';

/** The recommended scripts of https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts, one bit of a class each. */
export const ARMENIAN = 1 << 1;
export const BENGALI = 1 << 2;
export const BOPOMOFO = 1 << 3;
export const CYRILLIC = 1 << 4;
export const DEVANAGARI = 1 << 5;
export const ETHIOPIC = 1 << 6;
export const GEORGIAN = 1 << 7;
export const GREEK = 1 << 8;
export const GUJARATI = 1 << 9;
export const HAN = 1 << 11;
export const HANGUL = 1 << 12;
export const HEBREW = 1 << 13;
export const HIRAGANA = 1 << 14;
export const KANNADA = 1 << 15;
export const KATAKANA = 1 << 16;
export const LAO = 1 << 18;
export const LATIN = 1 << 19;
export const MALAYALAM = 1 << 20;
export const MYANMAR = 1 << 21;
export const ORIYA = 1 << 22;
export const SINHALA = 1 << 23;
export const TAMIL = 1 << 24;
export const TELUGU = 1 << 25;
export const THAI = 1 << 27;

/** All scripts: the class of a character without a script, such as an ASCII digit. */
export const ANY_SCRIPT = (1 << 29) - 1;
/** The bit of nonspacing and enclosing marks. */
export const MARK = 1 << 29;
/** The bit of decimal digits. */
export const DIGIT = 1 << 30;

const TABLE_SIZE = 0x32000;

/** The index of the class of each code point, decoded on first use. */
let table: Uint8Array | null = null;

function decodeTable(): Uint8Array {
  const decoded = new Uint8Array(TABLE_SIZE);
  const indexes = unpackNumbers(runClasses);
  let codePoint = 0;
  unpackNumbers(runLengths).forEach((length, run) => {
    decoded.fill(indexes[run]!, codePoint, codePoint + length + 1);
    codePoint += length + 1;
  });
  return decoded;
}

/**
 * https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type
 *
 * Returns the scripts and kind of a code point, or 0 if its Identifier_Status is Restricted or IDNA maps or forbids it.
 */
export function classOf(codePoint: number): number {
  if (table === null) table = decodeTable();
  return codePoint < TABLE_SIZE ? classes[table[codePoint]!]! : 0;
}

/** Returns the zero of the system of a digit, whose class must contain DIGIT. */
export function zeroOf(digit: number): number {
  return zeros.find((zero) => digit >= zero && digit < zero + 10)!;
}
