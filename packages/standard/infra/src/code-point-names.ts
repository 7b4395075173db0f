import { codePointNotation } from './code-point-notation.js';

/**
 * Pairs of the first code point and the one after the last of ranges that are invisible alone: controls, formats, spaces, combining diacritical marks, variation
 * selectors, surrogates and private use. Property escapes of regular expressions would be shorter, but Hermes lacks them.
 */
const invisible: readonly number[] = [
  0x0000, 0x0021, 0x007f, 0x00a1, 0x00ad, 0x00ae, 0x0300, 0x0370, 0x0483, 0x048a, 0x0600, 0x0606, 0x061c, 0x061d,
  0x06dd, 0x06de, 0x070f, 0x0710, 0x115f, 0x1161, 0x1680, 0x1681, 0x17b4, 0x17b6, 0x180b, 0x1810, 0x1ab0, 0x1b00,
  0x1dc0, 0x1e00, 0x2000, 0x2010, 0x2028, 0x2030, 0x205f, 0x2070, 0x20d0, 0x2100, 0x3000, 0x3001, 0x3164, 0x3165,
  0xd800, 0xf900, 0xfdd0, 0xfdf0, 0xfe00, 0xfe10, 0xfe20, 0xfe30, 0xfeff, 0xff00, 0xffa0, 0xffa1, 0xfff0, 0xfffc,
  0xfffe, 0x10000, 0x1bca0, 0x1bca4, 0x1d173, 0x1d17b, 0xe0000, 0x110000,
];

function isVisible(codePoint: number): boolean {
  const isBetween = invisible.filter((edge) => codePoint >= edge).length % 2 === 1;
  return !isBetween && (codePoint & 0xfffe) !== 0xfffe;
}

/** The names, or for controls aliases, of code points that get into URLs by mistake and are invisible or look like others. */
const names =
  '|0000 NULL' +
  '|0009 TAB' +
  '|000A LF' +
  '|000D CR' +
  '|0020 SPACE' +
  '|007F DELETE' +
  '|00A0 NO-BREAK SPACE' +
  '|00AD SOFT HYPHEN' +
  '|200B ZERO WIDTH SPACE' +
  '|200C ZERO WIDTH NON-JOINER' +
  '|200D ZERO WIDTH JOINER' +
  '|200E LEFT-TO-RIGHT MARK' +
  '|200F RIGHT-TO-LEFT MARK' +
  '|2010 HYPHEN' +
  '|2011 NON-BREAKING HYPHEN' +
  '|2013 EN DASH' +
  '|2018 LEFT SINGLE QUOTATION MARK' +
  '|2019 RIGHT SINGLE QUOTATION MARK' +
  '|201C LEFT DOUBLE QUOTATION MARK' +
  '|201D RIGHT DOUBLE QUOTATION MARK' +
  '|2028 LINE SEPARATOR' +
  '|202E RIGHT-TO-LEFT OVERRIDE' +
  '|2044 FRACTION SLASH' +
  '|2060 WORD JOINER' +
  '|2100 ACCOUNT OF' +
  '|2215 DIVISION SLASH' +
  '|3000 IDEOGRAPHIC SPACE' +
  '|3002 IDEOGRAPHIC FULL STOP' +
  '|FEFF ZERO WIDTH NO-BREAK SPACE' +
  '|FF0E FULLWIDTH FULL STOP' +
  '|FF0F FULLWIDTH SOLIDUS' +
  '|FF1A FULLWIDTH COLON' +
  '|FF61 HALFWIDTH IDEOGRAPHIC FULL STOP' +
  '|FFFD REPLACEMENT CHARACTER' +
  '|';

/**
 * Writes a code point as the standard does: followed by itself if it is visible, as "U+003C (<)", and by its name if it is not, or looks
 * like another, as "U+0020 SPACE".
 *
 * @param codePoint `undefined` for the end of the input
 */
export function describeCodePoint(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the end of the input';
  const notation = codePointNotation(codePoint);
  const start = names.indexOf(`|${notation.slice(2)} `) + 1;
  if (start > 0) return `U+${names.slice(start, names.indexOf('|', start))}`;
  return isVisible(codePoint) ? `${notation} (${String.fromCodePoint(codePoint)})` : notation;
}
