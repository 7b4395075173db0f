import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { normalizeNFC } from '../src/normalization.js';

// Derived by hand from UnicodeData's decompositions and classes: U+0323, U+0316, U+0347 and U+1E4EE have class 220, U+0307,
// U+0301 and U+1E4EF 230, U+16FF0 6, U+093C 7, U+16AF0 1.
const CASES: [name: string, text: string, expected: string][] = [
  ['nothing to do', 'bücher', 'bücher'],
  ['compose', 'u\u0308', 'ü'],
  ['order', 'a\u0301\u0316', 'á\u0316'],
  ['order a newer mark before an older one', 'x\u0301\u{1e4ee}', 'x\u{1e4ee}\u0301'],
  ['keep the order within a class', 'x\u{1e4ee}\u0347\u{1e4ee}', 'x\u{1e4ee}\u0347\u{1e4ee}'],
  ['a newer mark of the same class blocks', 'a\u{1e4ef}\u0301', 'a\u{1e4ef}\u0301'],
  ['a newer mark of a lower class does not block', 'a\u{1e4ee}\u0301', 'á\u{1e4ee}'],
  ['decompose before ordering', 'é\u{1e4ee}', 'é\u{1e4ee}'],
  ['a class that no older mark has', 'क\u093c\u{16ff0}\u{16af0}', 'क\u{16af0}\u{16ff0}\u093c'],
  ['a newer composite', '\u{11935}\u{11930}', '\u{11938}'],
  ['newer composites in two steps', '\u{1611e}\u{1611e}\u{1611f}', '\u{16126}'],
  ['a newer composite that composes with what is before it', '\u{16d63}\u{16d68}', '\u{16d6a}'],
  ['a newer composite with an older mark', '\u{105d2}\u0323\u0307', '\u{105c9}\u0323'],
  ['a newer composite, decomposed for a mark', '\u{105c9}\u0323', '\u{105c9}\u0323'],
  ['a newer composite, blocked', '\u{105d2}\u0301\u0307', '\u{105d2}\u0301\u0307'],
  ['a mark of Unicode 18', 'a\u0301\u{1aee}', 'á\u{1aee}'],
  ['composition exclusions', '\u0958', 'क\u093c'],
  ['Hangul', '\u1112\u1161\u11ab', '한'],
];

/** What an engine that knows Unicode 6.1 and nothing newer would do: to it the others are starters that nothing happens to. */
function normalizeAsUnicode61(): void {
  const path = new URL('../../../tools/idna/assigned-in-unicode-6.1.json', import.meta.url);
  const gapsAndLengths: number[] = JSON.parse(readFileSync(path, 'utf8'));
  const old: boolean[] = [];
  let at = 0;
  gapsAndLengths.forEach((length, index) => {
    for (const end = at + length; at < end; at++) old[at] = index % 2 === 1;
  });
  const native = String.prototype.normalize;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    let normalized = '';
    let known = '';
    for (const character of this) {
      if (old[character.codePointAt(0)!]) known += character;
      else {
        normalized += native.call(known, form) + character;
        known = '';
      }
    }
    return normalized + native.call(known, form);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('normalizeNFC', () => {
  test.each(CASES)('%s', (_, text, expected) => expect(normalizeNFC(text)).toBe(expected));

  test.each(CASES)('%s, where the engine knows Unicode 6.1 alone', (_, text, expected) => {
    normalizeAsUnicode61();
    expect(normalizeNFC(text)).toBe(expected);
  });

  test('orders a run of marks of any length', () => {
    const count = 160_000;
    const expected = `á${'\u0316'.repeat(count)}${'\u0301'.repeat(count - 1)}`;
    expect(normalizeNFC(`a${'\u0301\u0316'.repeat(count)}`)).toBe(expected);
    expect(normalizeNFC(`é${'\u0316'.repeat(100)}`)).toBe(`é${'\u0316'.repeat(100)}`);
  });
});
