/** Letters, numbers, punctuation and symbols. As a literal it would take half a millisecond whenever the module is read. */
const visible = '[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Names, or for controls aliases, of what is in URLs by mistake and cannot be seen, or looks like something else. Made when asked for. */
const names = (): Readonly<Record<number, string>> => ({
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

/**
 * A code point as the standard writes it, followed by itself if it can be seen: "U+003C (<)"; by its name if it cannot, or looks like
 * something else: "U+0020 SPACE".
 *
 * @param codePoint `undefined` for the end of the input
 */
export function describeCodePoint(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the end of the input';
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names()[codePoint];
  if (name !== undefined) return `${number} ${name}`;
  const character = String.fromCodePoint(codePoint);
  return new RegExp(visible, 'u').test(character) ? `${number} (${character})` : number;
}
