import { describe, expect, test } from 'vitest';
import { orderMarks } from '../src/canonical-ordering.js';
import { combiningRank } from '../src/canonical-tables.js';

const rankOf = (mark: string) => combiningRank(mark.codePointAt(0)!);

// Canonical_Combining_Class as UnicodeData has it. Without 240, since UTS #46 maps its only mark, U+0345.
const CLASSES: [mark: string, combiningClass: number][] = [
  ['a', 0],
  ['\u0903', 0],
  ['\u0334', 1],
  ['\u{16af0}', 1],
  ['\u{16ff0}', 6],
  ['\u093c', 7],
  ['\u3099', 8],
  ['\u094d', 9],
  ['\u05b0', 10],
  ['\u064b', 27],
  ['\u0c55', 84],
  ['\u0f71', 129],
  ['\u0327', 202],
  ['\u031b', 216],
  ['\u0316', 220],
  ['\u{1e4ee}', 220],
  ['\u302b', 228],
  ['\u0301', 230],
  ['\u{1e4ef}', 230],
  ['\u0315', 232],
  ['\u035d', 234],
];

describe('combiningRank', () => {
  test('orders as the classes do', () => {
    for (const [first, firstClass] of CLASSES) {
      for (const [second, secondClass] of CLASSES) {
        const order = Math.sign(rankOf(first) - rankOf(second));
        expect(order, `${first} ${second}`).toBe(Math.sign(firstClass - secondClass));
      }
    }
  });

  test('is 0 for class 0', () => expect(rankOf('a')).toBe(0));
});

describe('orderMarks', () => {
  test.each([
    ['abc', 'abc'],
    ['a\u0301\u0316b\u0301\u0316', 'a\u0316\u0301b\u0316\u0301'],
    ['\u035d\u0301\u0316\u0334', '\u0334\u0316\u0301\u035d'],
    ['a\u0301\u0903\u0316', 'a\u0301\u0903\u0316'],
    ['x\u{1e4ef}\u{1e4ee}', 'x\u{1e4ee}\u{1e4ef}'],
  ])('%j is ordered as %j', (text, expected) => {
    const codePoints = Array.from(text, (character) => character.codePointAt(0)!);
    orderMarks(codePoints);
    expect(String.fromCodePoint(...codePoints)).toBe(expected);
  });
});
