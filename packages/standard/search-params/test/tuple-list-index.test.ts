import { sizeOfTree } from '@url/infra/internal';
import { describe, expect, test } from 'vitest';
import {
  append,
  createTupleList,
  findPositions,
  offsetAt,
  removeTuples,
  replaceValue,
  serializeList,
  sizeOf,
  sortList,
  type TupleList,
} from '../src/tuple-list.js';

// The results of a list are the same with an index and without. These tests look at when it has one, which decides what operations take.

/** "n0=0&n1=1&…" */
function listOfLength(length: number): TupleList {
  return createTupleList(Array.from({ length }, (_, i) => [`n${i}`, `${i}`]).flat());
}

function search(list: TupleList, times: number, value?: string): void {
  for (let i = 0; i < times; i++) findPositions(list, 1, 'n7', value);
}

/** An index is made by the ninth search. */
function indexedList(length: number, value?: string): TupleList {
  const list = listOfLength(length);
  search(list, 9, value);
  return list;
}

describe('an index', () => {
  test('is made by the ninth search of 64 tuples or more', () => {
    const list = listOfLength(64);
    search(list, 8);
    expect(list.byName).toBeNull();
    search(list, 1);
    expect(list.byName!.length).toBe(64);
    expect(list.byBoth).toBeNull();
    search(list, 1, '7');
    expect(list.byBoth!.length).toBe(64);
  });

  test('is not made of fewer tuples', () => {
    const list = listOfLength(63);
    search(list, 100);
    expect(list.byName).toBeNull();
    expect(list.searches).toBe(0);
  });

  test('is used from then on, and searches are no longer counted', () => {
    const list = indexedList(64);
    search(list, 20);
    removeTuples(list, findPositions(list, 0, 'n1', undefined));
    search(list, 20);
    expect(list.searches).toBe(9);
  });

  test('has the value that a tuple got in place of the one before', () => {
    const list = indexedList(100, '7');
    const keys = list.byBoth!.heads;
    replaceValue(list, 7, 'x');
    expect([keys.get('n7\ud8007'), keys.get('n7\ud800x')]).toEqual([undefined, 7]);
    expect(keys.size).toBe(100);
    replaceValue(list, 0, '0');
    expect(keys.get('n0\ud8000')).toBe(0);
    expect(findPositions(list, 0, 'n7', '7')).toEqual([]);
    expect(findPositions(list, 0, 'n7', 'x')).toEqual([7]);
  });

  test('keeps the other tuples with the value that one of them loses', () => {
    const list = createTupleList(Array.from({ length: 100 }, () => ['n', 'v']).flat());
    search(list, 9, 'v');
    expect(findPositions(list, 2, 'n', 'v')).toEqual([0, 1]);
    replaceValue(list, 0, 'w');
    expect(findPositions(list, 2, 'n', 'v')).toEqual([1, 2]);
    expect(findPositions(list, 0, 'n', 'w')).toEqual([0]);
  });
});

describe('with an index', () => {
  test('tuples are found by name', () => {
    const list = indexedList(100);
    append(list, 'n7', 'x');
    expect(findPositions(list, 0, 'n7', undefined)).toEqual([7, 100]);
    expect(findPositions(list, 1, 'n99', undefined)).toEqual([99]);
    expect(findPositions(list, 0, 'x', undefined)).toEqual([]);
  });

  test('sorting leaves no gaps', () => {
    const list = indexedList(100);
    removeTuples(list, [5]);
    sortList(list);
    expect([list.gaps, list.pairs.length, sizeOf(list)]).toEqual([0, 198, 99]);
    expect(serializeList(list).slice(0, 18)).toBe('n0=0&n1=1&n10=10&n');
  });

  test('a tuple after a gap is found by its index', () => {
    const list = indexedList(100);
    removeTuples(list, [5, 9]);
    expect([4, 5, 7, 8, 97].map((index) => offsetAt(list, index))).toEqual([8, 12, 16, 20, 198]);
  });
});

describe('gaps', () => {
  test('are closed at once without an index', () => {
    const list = listOfLength(100);
    removeTuples(list, [0, 2]);
    expect([list.gaps, list.pairs.length, list.pairs[0], list.pairs[2]]).toEqual([0, 196, 'n1', 'n3']);
  });

  test('stay in an index until they are half of the places, of which 64 do not count', () => {
    const list = indexedList(200);
    removeTuples(list, [0]);
    expect([list.gaps, list.pairs.length, sizeOf(list)]).toEqual([1, 400, 199]);
    removeTuples(
      list,
      Array.from({ length: 67 }, (_, i) => i + 1),
    );
    expect([list.gaps, list.pairs.length, sizeOf(list)]).toEqual([68, 400, 132]);
    expect(list.byName).not.toBeNull();
    removeTuples(list, [100]);
    expect([list.gaps, list.pairs.length, sizeOf(list)]).toEqual([0, 262, 131]);
    expect(list.byName).toBeNull();
    expect(serializeList(list).slice(0, 14)).toBe('n68=68&n69=69&');
  });

  test('have a tree, when a tuple is read by its index', () => {
    const list = indexedList(100);
    expect(offsetAt(list, 7)).toBe(14);
    expect(list.tree).toBeNull();
    removeTuples(list, [0]);
    expect(list.tree).toBeNull();
    expect(offsetAt(list, 7)).toBe(16);
    const { tree } = list;
    expect(sizeOfTree(tree!)).toBe(128);
    removeTuples(list, [1]);
    expect(offsetAt(list, 7)).toBe(18);
    expect(list.tree).toBe(tree);
    expect(offsetAt(list, 97)).toBe(198);
    expect(offsetAt(list, 98)).toBe(-1);
  });

  test('have the same tree until the list is longer than the tree', () => {
    const list = indexedList(100);
    removeTuples(list, [0]);
    offsetAt(list, 0);
    const { tree } = list;
    for (let i = 0; i < 28; i++) append(list, 'x', `${i}`);
    expect(list.tree).toBe(tree);
    expect(offsetAt(list, 126)).toBe(254);
    append(list, 'x', '28');
    expect(list.tree).toBeNull();
    expect(offsetAt(list, 127)).toBe(256);
  });
});
