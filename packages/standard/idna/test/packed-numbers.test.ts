import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeNumbers, encodeRows, encodeSymbols, type Row, signed } from '../../../tools/idna/alphabet.js';
import { forEachTarget, symbolAt, unpackNumbers, unpackSigned } from '../src/packed-numbers.js';

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

test('groups of mappings go on to the next target, to the one after it, or to the same', () => {
  const visited: [number, number][] = [];
  const groups: Row[] = [
    [5, 0, signed(9)],
    [2, 3 * 2 + 0, signed(-4)],
    [1, 3 * 1 + 1, signed(1)],
    [3, 3 * 1 + 2, signed(0)],
  ];
  forEachTarget(encodeRows(groups), (codePoint, target) => visited.push([codePoint, target]));
  expect(visited).toStrictEqual([
    [5, 9],
    [7, 5],
    [8, 6],
    [9, 7],
    [10, 8],
    [12, 10],
    [15, 10],
    [16, 10],
  ]);
});
