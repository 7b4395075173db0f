import { expect, test } from 'vitest';
import { addPosition, countBelow, createEmptyTree, createFullTree, removeByRank } from '../src/fenwick-tree.js';

test('counts the members below a position', () => {
  const tree = createEmptyTree(10);
  for (const position of [7, 0, 3]) addPosition(tree, position);
  expect([0, 1, 3, 4, 7, 8, 10].map((position) => countBelow(tree, position))).toStrictEqual([0, 1, 1, 2, 2, 3, 3]);
});

test.each([1, 2, 7, 8, 9, 100])('takes the member of each rank, of %i', (size) => {
  const tree = createFullTree(size);
  const members = Array.from({ length: size }, (_, position) => position);
  for (let taken = 0; taken < size; taken++) {
    const rank = (taken * 7) % members.length;
    expect(removeByRank(tree, rank)).toBe(members.splice(rank, 1)[0]);
  }
});
