import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeNumbers, encodeRows, encodeSymbols, type Row, signed } from '../../../../tools/data/idna/alphabet.js';
import { forEachString, forEachTarget, symbolAt, unpackNumbers, unpackSigned } from '../src/packed-numbers.js';

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

test('groups of mappings continue to the next target, to the one after it, or to the same', () => {
  const visited: [number, number][] = [];
  const groups: Row[] = [
    [5, 0, signed(4)],
    [1, 3 * 2 + 0, signed(-6)],
    [0, 3 * 1 + 1, signed(0)],
    [2, 3 * 1 + 2, signed(-3)],
    [0, 0, signed(9)],
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
    [17, 20],
  ]);
});

test('runs of mappings to several code points continue at one place', () => {
  const visited: [number, number[]][] = [];
  const runs: Row[] = [
    [4, 2, 0],
    [1, 3, 3 * 2 + 1],
    [0, 2, 3 * 1 + 0],
  ];
  const packed = encodeNumbers([3]) + encodeRows(runs) + encodeNumbers([7, 8, 1, 2, 3, 20, 9]);
  forEachString(packed, (codePoint, mapping) => visited.push([codePoint, [...mapping]]));
  expect(visited).toStrictEqual([
    [4, [7, 8]],
    [6, [1, 2, 3]],
    [7, [1, 3, 3]],
    [8, [1, 4, 3]],
    [9, [20, 9]],
    [10, [21, 9]],
  ]);
});
