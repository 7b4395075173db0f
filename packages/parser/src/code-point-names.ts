/** The Unicode names of U+0020 to U+007E that are neither letters nor digits, in order. */
const asciiNames =
  'SPACE|EXCLAMATION MARK|QUOTATION MARK|NUMBER SIGN|DOLLAR SIGN|PERCENT SIGN|AMPERSAND|APOSTROPHE|LEFT PARENTHESIS|RIGHT PARENTHESIS|ASTERISK|PLUS SIGN|COMMA|HYPHEN-MINUS|FULL STOP|SOLIDUS|COLON|SEMICOLON|LESS-THAN SIGN|EQUALS SIGN|GREATER-THAN SIGN|QUESTION MARK|COMMERCIAL AT|LEFT SQUARE BRACKET|REVERSE SOLIDUS|RIGHT SQUARE BRACKET|CIRCUMFLEX ACCENT|LOW LINE|GRAVE ACCENT|LEFT CURLY BRACKET|VERTICAL LINE|RIGHT CURLY BRACKET|TILDE';

/** Letters, numbers, punctuation and symbols. As a literal it would take half a millisecond whenever the module is read. */
const visible = '[\\p{L}\\p{N}\\p{P}\\p{S}]';

const digitNames = 'ZERO|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE';

/** Names, or for controls aliases, of what is in URLs by mistake and cannot be seen, or looks like something else. Made when asked for. */
const otherNames = (): Readonly<Record<number, string>> => ({
  0: 'NULL',
  9: 'TAB',
  10: 'LF',
  13: 'CR',
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
 * A code point as the standard writes it, "U+0020 SPACE"; without a name here, followed by itself if it can be seen:
 * "U+00E9 (é)".
 *
 * @param codePoint `undefined` for the end of the input
 */
export function describeCodePoint(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the end of the input';
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const character = String.fromCodePoint(codePoint);
  const name = codePointName(codePoint, character);
  if (name !== undefined) return `${number} ${name}`;
  return new RegExp(visible, 'u').test(character) ? `${number} (${character})` : number;
}

function codePointName(codePoint: number, character: string): string | undefined {
  if (/[a-z]/.test(character)) return `LATIN SMALL LETTER ${character.toUpperCase()}`;
  if (/[A-Z]/.test(character)) return `LATIN CAPITAL LETTER ${character}`;
  if (/\d/.test(character)) return `DIGIT ${digitNames.split('|')[Number(character)]}`;
  if (codePoint < 0x20 || codePoint > 0x7e) return otherNames()[codePoint];
  const lettersAndDigitsBefore = [0x30, 0x41, 0x61].reduce(
    (count, first, index) => count + (codePoint > first ? [10, 26, 26][index]! : 0),
    0,
  );
  return asciiNames.split('|')[codePoint - 0x20 - lettersAndDigitsBefore];
}
