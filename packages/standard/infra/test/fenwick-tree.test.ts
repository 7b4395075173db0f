import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeCount,
  countBefore,
  createEmptyTree,
  createFullTree,
  positionAt,
  sizeOfTree,
} from '../src/fenwick-tree.js';

test('a tree has at least as many positions as it is asked for, and they all count', () => {
  for (const positions of [0, 1, 63, 64, 65, 1000]) {
    const tree = createFullTree(positions);
    expect(sizeOfTree(tree)).toBeGreaterThanOrEqual(Math.max(64, positions));
    for (let before = 0; before < sizeOfTree(tree); before++) expect(positionAt(tree, before)).toBe(before);
  }
});

test.each([
  [0, 64],
  [64, 64],
  [65, 128],
  [128, 128],
  [1000, 1024],
])('a tree of %i positions has %i: the next power of two', (positions, size) => {
  expect(sizeOfTree(createFullTree(positions))).toBe(size);
});

test('after positions stop counting, the others are found by how many are before them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 299 })), (stopped) => {
      const tree = createFullTree(300);
      const counting = new Set(Array.from({ length: sizeOfTree(tree) }, (_, position) => position));
      for (const position of stopped) {
        changeCount(tree, position, -1);
        counting.delete(position);
      }
      expect([...counting].map((_, before) => positionAt(tree, before))).toEqual([...counting]);
    }),
  );
});

test('counts the positions before a position', () => {
  const tree = createEmptyTree(10);
  for (const position of [7, 0, 3]) changeCount(tree, position, 1);
  expect([0, 1, 3, 4, 7, 8, 10].map((position) => countBefore(tree, position))).toStrictEqual([0, 1, 1, 2, 2, 3, 3]);
});
