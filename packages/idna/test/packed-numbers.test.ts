import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeNumbers, encodeSymbols, signed } from '../../../tools/idna/alphabet.js';
import { forEachInGroups, symbolAt, unpackNumbers, unpackSigned } from '../src/packed-numbers.js';

test('numbers come out as the generator put them in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0x220000 })), (numbers) => {
      expect(unpackNumbers(encodeNumbers(numbers))).toStrictEqual(numbers);
    }),
  );
});

test('symbols come out as the generator put them in', () => {
  const symbols = Array.from({ length: 86 }, (_, symbol) => symbol);
  const packed = encodeSymbols(symbols);
  expect(packed).toMatch(/^[(-[\]-~]{86}$/);
  expect(symbols.map((symbol) => symbolAt(packed, symbol))).toStrictEqual(symbols);
});

test('signed numbers come out as the generator put them in', () => {
  for (const integer of [0, 1, -1, 2, -2, 1000, -1000]) expect(unpackSigned(signed(integer))).toBe(integer);
});

test('groups are of code points one or two apart', () => {
  const visited: [number, number][] = [];
  forEachInGroups(encodeNumbers([5, 0, 9, 2, 2 * 2, 8, 1, 2 * 1 + 1, 7]), (codePoint, value) => {
    visited.push([codePoint, value]);
  });
  expect(visited).toStrictEqual([
    [5, 9],
    [7, 8],
    [8, 8],
    [9, 8],
    [10, 7],
    [12, 7],
  ]);
});
