import { unpackNumbers } from '@url/idna/internal';
import { classes, runClasses, runLengths, zeros } from './identifiers.generated.js';

/** The recommended scripts of https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts, one bit of a class each. */
export const ARMENIAN = 0x2;
export const BENGALI = 0x4;
export const BOPOMOFO = 0x8;
export const CYRILLIC = 0x10;
export const DEVANAGARI = 0x20;
export const ETHIOPIC = 0x40;
export const GEORGIAN = 0x80;
export const GREEK = 0x100;
export const GUJARATI = 0x200;
export const HAN = 0x800;
export const HANGUL = 0x1000;
export const HEBREW = 0x2000;
export const HIRAGANA = 0x4000;
export const KANNADA = 0x8000;
export const KATAKANA = 0x10000;
export const LAO = 0x40000;
export const LATIN = 0x80000;
export const MALAYALAM = 0x100000;
export const MYANMAR = 0x200000;
export const ORIYA = 0x400000;
export const SINHALA = 0x800000;
export const TAMIL = 0x1000000;
export const TELUGU = 0x2000000;
export const THAI = 0x8000000;

/** All scripts: the class of a character without a script, such as an ASCII digit. */
export const ANY_SCRIPT = 0x1fffffff;
/** The bit of nonspacing and enclosing marks. */
export const MARK = 0x20000000;
/** The bit of decimal digits. */
export const DIGIT = 0x40000000;

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
