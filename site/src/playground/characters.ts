import { codePointNotation } from '@url/infra/internal';

/** Characters that a person cannot see, or that change the direction of the text around them, and what stands for them. */
const symbols = new Map<number, string>([
  [0x09, '⇥'],
  [0x0a, '↵'],
  [0x0d, '␍'],
  [0x20, '␣'],
  [0x7f, '␡'],
  [0xa0, '⍽'],
  [0xad, 'SHY'],
  [0x200b, 'ZWSP'],
  [0x200c, 'ZWNJ'],
  [0x200d, 'ZWJ'],
  [0x200e, 'LRM'],
  [0x200f, 'RLM'],
  [0x2028, 'LS'],
  [0x2029, 'PS'],
  [0x202a, 'LRE'],
  [0x202b, 'RLE'],
  [0x202c, 'PDF'],
  [0x202d, 'LRO'],
  [0x202e, 'RLO'],
  [0x2060, 'WJ'],
  [0x2066, 'LRI'],
  [0x2067, 'RLI'],
  [0x2068, 'FSI'],
  [0x2069, 'PDI'],
  [0xfeff, 'BOM'],
]);

/** Other code points that have no glyph: controls, format characters, variation selectors, tags, surrogates. Pairs of first and last. */
const invisibleRanges: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

function isInvisible(character: string): boolean {
  const codePoint = character.codePointAt(0)!;
  if (codePoint > 0x20 && codePoint < 0x7f) return false;
  return invisibleRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

export interface Piece {
  readonly text: string;
  /** Whether the text stands for a character that cannot be seen. */
  readonly isSymbol: boolean;
}

/**
 * @param text any string
 * @returns the text in pieces, in which each invisible or bidirectional control character is a separate symbol
 */
export function makeVisible(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') pieces.push({ text: plain, isSymbol: false });
    plain = '';
  };
  for (const character of text) {
    if (!isInvisible(character)) {
      plain += character;
      continue;
    }
    flush();
    const codePoint = character.codePointAt(0)!;
    const picture = codePoint < 0x20 ? String.fromCharCode(0x2400 + codePoint) : codePointNotation(codePoint);
    pieces.push({ text: symbols.get(codePoint) ?? picture, isSymbol: true });
  }
  flush();
  return pieces;
}

/** @returns the code point of a character as the standard writes it: "U+00E9 (é)", or the number alone if it cannot be seen */
export function describeCharacter(character: string): string {
  const codePoint = character.codePointAt(0)!;
  return isInvisible(character) ? codePointNotation(codePoint) : `${codePointNotation(codePoint)} (${character})`;
}
