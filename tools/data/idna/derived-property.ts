import { codePointsOf } from '../unicode-file.ts';

/** https://www.rfc-editor.org/rfc/rfc5892#section-2.6: the exceptions that are PVALID or CONTEXTO. */
const allowedExceptions = [0xdf, 0x3c2, 0x6fd, 0x6fe, 0xf0b, 0x3007, 0xb7, 0x375, 0x5f3, 0x5f4, 0x30fb];

/** https://www.rfc-editor.org/rfc/rfc5892#section-2.6: the exceptions that are DISALLOWED. */
const disallowedExceptions = [0x640, 0x7fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b];

/** https://www.rfc-editor.org/rfc/rfc5892#section-2.4: three blocks, and the jamo of section 2.9 in Hangul_Syllable_Type L, V and T. */
const disallowedRanges = [
  [0x20d0, 0x20ff],
  [0x1d100, 0x1d1ff],
  [0x1d200, 0x1d24f],
  [0x1100, 0x11ff],
  [0xa960, 0xa97c],
  [0xd7b0, 0xd7c6],
  [0xd7cb, 0xd7fb],
] as const;

const letterDigits = [
  'Lowercase_Letter',
  'Uppercase_Letter',
  'Other_Letter',
  'Decimal_Number',
  'Modifier_Letter',
  'Nonspacing_Mark',
  'Spacing_Mark',
];

export interface DerivedProperty {
  /** Whether RFC 5892 allows a code point in a U-label, at least in some contexts. */
  readonly isAllowed: (codePoint: number) => boolean;
  readonly isGreek: (codePoint: number) => boolean;
  readonly isHebrew: (codePoint: number) => boolean;
  /** Whether the script is Hiragana, Katakana or Han. */
  readonly isKanaOrHan: (codePoint: number) => boolean;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5892#section-3
 *
 * Only for the code points that UTS #46 calls valid. They are all stable (section 2.2), because UTS #46 maps every code point that
 * NFKC_Casefold changes.
 */
export function readDerivedProperty(unicodeVersion: string): DerivedProperty {
  const allowed = new Set<number>();
  for (const category of letterDigits) {
    for (const codePoint of codePointsOf(unicodeVersion, `General_Category/${category}`)) allowed.add(codePoint);
  }
  for (const property of ['Default_Ignorable_Code_Point', 'White_Space', 'Noncharacter_Code_Point']) {
    for (const codePoint of codePointsOf(unicodeVersion, `Binary_Property/${property}`)) allowed.delete(codePoint);
  }
  for (const [first, last] of disallowedRanges) {
    for (let codePoint: number = first; codePoint <= last; codePoint++) allowed.delete(codePoint);
  }
  for (const codePoint of disallowedExceptions) allowed.delete(codePoint);
  for (const codePoint of [...allowedExceptions, 0x200c, 0x200d]) allowed.add(codePoint);
  const scripts = ['Greek', 'Hebrew', 'Hiragana', 'Katakana', 'Han'].map((script) =>
    codePointsOf(unicodeVersion, `Script/${script}`),
  );
  return {
    isAllowed: (codePoint) => allowed.has(codePoint),
    isGreek: (codePoint) => scripts[0]!.has(codePoint),
    isHebrew: (codePoint) => scripts[1]!.has(codePoint),
    isKanaOrHan: (codePoint) => scripts.slice(2).some((script) => script.has(codePoint)),
  };
}
