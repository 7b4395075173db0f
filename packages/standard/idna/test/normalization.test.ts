import { describe, expect, test } from 'vitest';
import { isNewMark } from '../../../../tools/data/idna/normalization-data.js';
import { readTr46 } from '../../../../tools/data/idna/tr46-data.js';
import { normalizeNFC, normalizeNFD } from '../src/normalization.js';

// Derived by hand from UnicodeData's decompositions and classes: U+0323, U+0316, U+0347 and U+1E4EE have class 220, U+0307,
// U+0301 and U+1E4EF 230, U+16FF0 6, U+093C 7, U+16AF0 1.
const CASES: [name: string, text: string, expected: string][] = [
  ['nothing to do', 'bücher', 'bücher'],
  ['nothing at all', '', ''],
  ['compose', 'u\u0308', 'ü'],
  ['compose twice', 'u\u0308\u0304', 'ǖ'],
  ['a mark at the start', '\u0308u\u0308', '\u0308ü'],
  ['order', 'a\u0301\u0316', 'á\u0316'],
  ['order a newer mark before an older one', 'x\u0301\u{1e4ee}', 'x\u{1e4ee}\u0301'],
  ['keep the order within a class', 'x\u{1e4ee}\u0347\u{1e4ee}', 'x\u{1e4ee}\u0347\u{1e4ee}'],
  ['a mark of the same class blocks', 'a\u{1e4ef}\u0301', 'a\u{1e4ef}\u0301'],
  ['a mark of a lower class does not block', 'a\u{1e4ee}\u0301', 'á\u{1e4ee}'],
  ['decompose before ordering', 'é\u{1e4ee}', 'é\u{1e4ee}'],
  ['a class that few marks have', 'क\u093c\u{16ff0}\u{16af0}', 'क\u{16af0}\u{16ff0}\u093c'],
  ['a composite beyond U+FFFF', '\u{11935}\u{11930}', '\u{11938}'],
  ['composites in two steps', '\u{1611e}\u{1611e}\u{1611f}', '\u{16126}'],
  ['a composite that composes with what is before it', '\u{16d63}\u{16d68}', '\u{16d6a}'],
  ['a composite, ordered and composed again', '\u{105d2}\u0323\u0307', '\u{105c9}\u0323'],
  ['a composite, blocked', '\u{105d2}\u0301\u0307', '\u{105d2}\u0301\u0307'],
  ['a mark of Unicode 18', 'a\u0301\u{1aee}', 'á\u{1aee}'],
  ['jamo', '\u1112\u1161\u11ab', '한'],
  ['a syllable and a jamo', '하\u11ab', '한'],
  ['a syllable that is complete', '한\u11ab', '한\u11ab'],
  ['lone surrogates', '\udf08u\u0308\ud83c', '\udf08ü\ud83c'],
];

/** Code points that UTS #46 leaves as they are, and whose normalization the pinned Node knows. */
function* keptCodePoints(): Iterable<number> {
  const { status } = readTr46();
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
    if (status[codePoint] !== 'mapped' && !isNewMark(codePoint)) yield codePoint;
  }
}

describe('normalizeNFC', () => {
  test.each(CASES)('%s', (_, text, expected) => expect(normalizeNFC(text)).toBe(expected));

  test('orders a run of marks of any length', () => {
    const count = 160_000;
    const expected = `á${'\u0316'.repeat(count)}${'\u0301'.repeat(count - 1)}`;
    expect(normalizeNFC(`a${'\u0301\u0316'.repeat(count)}`)).toBe(expected);
    expect(normalizeNFC(`é${'\u0316'.repeat(100)}`)).toBe(`é${'\u0316'.repeat(100)}`);
  });

  test('does what the pinned Node does, for every code point alone, before and after others', () => {
    for (const codePoint of keptCodePoints()) {
      const character = String.fromCodePoint(codePoint);
      const text = `${character}\u0301a${character}\u0316\u0301${character}\u0334\u093c${character}${character}\u1161\u11a8`;
      if (normalizeNFC(text) !== text.normalize('NFC')) expect(normalizeNFC(text), text).toBe(text.normalize('NFC'));
      if (normalizeNFD(text) !== text.normalize('NFD')) expect(normalizeNFD(text), text).toBe(text.normalize('NFD'));
    }
  });

  test('composes what the pinned Node composes', () => {
    for (const codePoint of keptCodePoints()) {
      const text = String.fromCodePoint(codePoint).normalize('NFD');
      if (normalizeNFC(text) !== text.normalize('NFC')) expect(normalizeNFC(text), text).toBe(text.normalize('NFC'));
    }
  });
});
