/**
 * Pairs of the first and last code point of ranges that are invisible alone: controls, formats, spaces, combining diacritical marks, variation
 * selectors, surrogates and private use. Property escapes of regular expressions would be shorter, but Hermes lacks them.
 */
const invisible: readonly number[] = [
  ...[
    0x00, 0x20, 0x7f, 0xa0, 0xad, 0xad, 0x0300, 0x036f, 0x0483, 0x0489, 0x0600, 0x0605, 0x061c, 0x061c, 0x06dd, 0x06dd,
  ],
  ...[0x070f, 0x070f, 0x115f, 0x1160, 0x1680, 0x1680, 0x17b4, 0x17b5, 0x180b, 0x180f, 0x1ab0, 0x1aff, 0x1dc0, 0x1dff],
  ...[0x2000, 0x200f, 0x2028, 0x202f, 0x205f, 0x206f, 0x20d0, 0x20ff, 0x3000, 0x3000, 0x3164, 0x3164, 0xd800, 0xf8ff],
  ...[0xfdd0, 0xfdef, 0xfe00, 0xfe0f, 0xfe20, 0xfe2f, 0xfeff, 0xfeff, 0xffa0, 0xffa0, 0xfff0, 0xfffb, 0xfffe, 0xffff],
  ...[0x1bca0, 0x1bca3, 0x1d173, 0x1d17a, 0xe0000, 0x10ffff],
];

function isVisible(codePoint: number): boolean {
  for (let i = 0; i < invisible.length; i += 2) {
    if (codePoint >= invisible[i]! && codePoint <= invisible[i + 1]!) return false;
  }
  return (codePoint & 0xfffe) !== 0xfffe;
}

/** The names, or for controls aliases, of code points that get into URLs by mistake and are invisible or look like others. */
const makeNames = (): Readonly<Record<number, string>> => ({
  0: 'NULL',
  9: 'TAB',
  10: 'LF',
  13: 'CR',
  32: 'SPACE',
  127: 'DELETE',
  160: 'NO-BREAK SPACE',
  173: 'SOFT HYPHEN',
  8203: 'ZERO WIDTH SPACE',
  8204: 'ZERO WIDTH NON-JOINER',
  8205: 'ZERO WIDTH JOINER',
  8206: 'LEFT-TO-RIGHT MARK',
  8207: 'RIGHT-TO-LEFT MARK',
  8208: 'HYPHEN',
  8209: 'NON-BREAKING HYPHEN',
  8211: 'EN DASH',
  8216: 'LEFT SINGLE QUOTATION MARK',
  8217: 'RIGHT SINGLE QUOTATION MARK',
  8220: 'LEFT DOUBLE QUOTATION MARK',
  8221: 'RIGHT DOUBLE QUOTATION MARK',
  8232: 'LINE SEPARATOR',
  8238: 'RIGHT-TO-LEFT OVERRIDE',
  8260: 'FRACTION SLASH',
  8288: 'WORD JOINER',
  8448: 'ACCOUNT OF',
  8725: 'DIVISION SLASH',
  12288: 'IDEOGRAPHIC SPACE',
  12290: 'IDEOGRAPHIC FULL STOP',
  65279: 'ZERO WIDTH NO-BREAK SPACE',
  65294: 'FULLWIDTH FULL STOP',
  65295: 'FULLWIDTH SOLIDUS',
  65306: 'FULLWIDTH COLON',
  65377: 'HALFWIDTH IDEOGRAPHIC FULL STOP',
  65533: 'REPLACEMENT CHARACTER',
});

/** Made on first use, and kept: JavaScriptCore takes 3 µs to make the names, which is most of the time of a sentence. */
let names: ReturnType<typeof makeNames> | null = null;

/**
 * Writes a code point as the standard does: followed by itself if it is visible, as "U+003C (<)", and by its name if it is not, or looks
 * like another, as "U+0020 SPACE".
 *
 * @param codePoint `undefined` for the end of the input
 */
export function describeCodePoint(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the end of the input';
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  if (names === null) names = makeNames();
  const name = names[codePoint];
  if (name !== undefined) return `${number} ${name}`;
  const character = String.fromCodePoint(codePoint);
  return isVisible(codePoint) ? `${number} (${character})` : number;
}
