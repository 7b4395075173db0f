import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChains, enter, enterAlone, walk } from '../src/chains.js';

const all = () => true;

describe('walk', () => {
  test('gives the positions of a key in their order, at most as many as are asked for', () => {
    const chains = createChains();
    for (const key of ['a', 'b', null, 'a', 'a']) enter(chains, key);
    expect(walk(chains, 'a', 0, all)).toEqual([0, 3, 4]);
    expect(walk(chains, 'a', 2, all)).toEqual([0, 3]);
    expect(walk(chains, 'b', 1, all)).toEqual([1]);
    expect(walk(chains, 'c', 0, all)).toEqual([]);
    expect(chains.length).toBe(5);
    expect([...chains.heads.keys()]).toEqual(['a', 'b']);
  });

  test.each([
    ['first', [0], [2, 4]],
    ['middle', [2], [0, 4]],
    ['last', [4], [0, 2]],
    ['first two', [0, 2], [4]],
    ['last two', [2, 4], [0]],
    ['all', [0, 2, 4], []],
  ])('takes out the %s, is not asked about it again, and goes on to take positions', (_, gone, left) => {
    const chains = createChains();
    for (const key of ['a', 'b', 'a', 'b', 'a']) enter(chains, key);
    expect(walk(chains, 'a', 0, (position) => !gone.includes(position))).toEqual(left);
    const asked: number[] = [];
    walk(chains, 'a', 0, (position) => asked.push(position) > 0);
    expect(asked).toEqual(left);
    enter(chains, 'a');
    expect(walk(chains, 'a', 0, all)).toEqual([...left, 5]);
    expect(walk(chains, 'b', 0, all)).toEqual([1, 3]);
  });

  test('many positions of many keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: 100, maxLength: 300 }), (keys) => {
        const chains = createChains();
        for (const key of keys) enter(chains, key);
        for (const key of ['a', 'b', 'c']) {
          const expected = keys.flatMap((other, position) => (other === key ? [position] : []));
          expect(walk(chains, key, 0, all)).toEqual(expected);
        }
      }),
    );
  });
});

test('enterAlone makes a position the only one of a key, to which others are added', () => {
  const chains = createChains();
  for (const key of ['a', 'a', 'b']) enter(chains, key);
  enterAlone(chains, 'a', 2);
  expect(walk(chains, 'a', 0, all)).toEqual([2]);
  enter(chains, 'a');
  expect(walk(chains, 'a', 0, all)).toEqual([2, 3]);
});
