import { describe, expect, test } from 'vitest';
import { createCursor } from '../src/cursor.js';
import { findIndexed } from '../src/index-and-gaps.js';
import { sortTuples } from '../src/sort-tuples.js';
import {
  createTupleList,
  findTuple,
  removeTuples,
  serializeList,
  setPairs,
  setTuple,
  sizeOf,
  type TupleList,
} from '../src/tuple-list.js';

// The results of a list are the same with an index and without. These tests look at when it has one, which decides what operations take.

/** "n0=0&n1=1&…" */
function listOfLength(length: number): TupleList {
  return createTupleList(Array.from({ length }, (_, i) => [`n${i}`, `${i}`]).flat());
}

function search(list: TupleList, times: number, value?: string): void {
  for (let i = 0; i < times; i++) findTuple(list, 'n7', value);
}

/** An index is made by the ninth search. */
function indexedList(length: number): TupleList {
  const list = listOfLength(length);
  search(list, 9);
  return list;
}

function itemsOf(list: TupleList): string[] {
  const cursor = createCursor(list, (pairs, offset) => pairs[offset + 1]!);
  const items: string[] = [];
  for (let item = cursor(); item !== undefined; item = cursor()) items.push(item);
  return items;
}

describe('an index', () => {
  test('is made by the ninth search of 64 tuples or more', () => {
    const list = listOfLength(64);
    search(list, 8);
    expect(list.index).toBeNull();
    search(list, 1);
    expect([list.index!.byKey.size, list.index!.indexed]).toEqual([128, 128]);
  });

  test('is not made of fewer tuples', () => {
    const list = listOfLength(63);
    search(list, 100);
    expect(list.index).toBeNull();
    expect(list.searches).toBe(0);
  });

  test('is used from then on, and searches are no longer counted', () => {
    const list = indexedList(64);
    search(list, 20);
    removeTuples(list, 0, 'n1');
    search(list, 20);
    expect(list.searches).toBe(9);
  });

  test('has the value that a tuple got in place of the one before', () => {
    const list = indexedList(100);
    for (let i = 0; i < 50; i++) setTuple(list, 'n7', `${i}`);
    expect(list.index!.byKey.size).toBe(200);
    expect(findIndexed(list, 0, 'n7', '7')).toEqual([]);
    expect(findIndexed(list, 0, 'n7', '49')).toEqual([14]);
  });

  test('has tuples that were appended, and not those that were removed', () => {
    const list = indexedList(100);
    list.pairs.push('n7', 'x');
    expect(findIndexed(list, 0, 'n7')).toEqual([14, 200]);
    removeTuples(list, 0, 'n7', '7');
    expect(findIndexed(list, 1, 'n7')).toEqual([200]);
    expect(findIndexed(list, 0, 'n7', '7')).toEqual([]);
    expect(findIndexed(list, 0, 'y')).toEqual([]);
  });

  test('does not look again at what was removed before the first tuple', () => {
    const list = createTupleList(Array.from({ length: 200 }, (_, i) => ['n', `${i}`]).flat());
    search(list, 9);
    for (let i = 0; i < 60; i++) removeTuples(list, 0, 'n', `${i}`);
    expect(findIndexed(list, 1, 'n')).toEqual([120]);
    expect(list.index!.byKey.get('n')![0]).toBe(61);
  });
});

describe('gaps', () => {
  test('are closed at once without an index', () => {
    const list = listOfLength(100);
    removeTuples(list, 0, 'n0');
    removeTuples(list, 0, 'n2');
    expect([list.index, list.pairs.length, list.pairs[0], list.pairs[2]]).toEqual([null, 196, 'n1', 'n3']);
  });

  test('stay in an index until they are half of the places', () => {
    const list = indexedList(200);
    for (let i = 0; i < 100; i++) removeTuples(list, 0, `n${i}`);
    expect([list.index!.removed.length, list.pairs.length, sizeOf(list)]).toEqual([100, 400, 100]);
    expect(itemsOf(list).slice(0, 2)).toEqual(['100', '101']);
    expect(list.index!.firstUsed).toBe(200);
    removeTuples(list, 0, 'n100');
    expect([list.pairs.length, sizeOf(list), list.index]).toEqual([198, 99, null]);
  });

  test('are closed by sorting and by serializing', () => {
    for (const close of [sortTuples, serializeList]) {
      const list = indexedList(100);
      removeTuples(list, 0, 'n5');
      expect(list.index!.removed).toEqual([10]);
      close(list);
      expect([list.index, list.pairs.length, sizeOf(list)]).toEqual([null, 198, 99]);
    }
  });
});

test('a cursor goes by places in the list as it is now, with gaps and after they are closed', () => {
  const list = indexedList(200);
  const cursor = createCursor(list, (pairs, offset) => pairs[offset]!);
  expect([cursor(), cursor(), cursor()]).toEqual(['n0', 'n1', 'n2']);
  removeTuples(list, 0, 'n0');
  removeTuples(list, 0, 'n1');
  expect(cursor()).toBe('n5');
  removeTuples(list, 0, 'n5');
  serializeList(list);
  expect(cursor()).toBe('n7');
  setPairs(list, ['a', '', 'b', '', 'c', '', 'd', '', 'e', '', 'f', '', 'g', '']);
  expect([cursor(), cursor(), cursor()]).toEqual(['f', 'g', undefined]);
  list.pairs.push('h', '');
  expect(cursor()).toBe('h');
});
