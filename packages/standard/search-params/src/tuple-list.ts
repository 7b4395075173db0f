import { serializePairs } from '@url/form-urlencoded/internal';
import {
  changeValue,
  closeGaps,
  createIndex,
  findIndexed,
  type IndexableList,
  matches,
  removeIndexed,
  type TupleIndex,
} from './index-and-gaps.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * A list of tuples. The functions loop over it as the standard does. A long list gets an index after it was searched several times, so that n
 * operations on n tuples take linear time; see index-and-gaps.ts.
 */
export interface TupleList extends IndexableList {
  /** Called after each update, for the params of a URL. */
  onUpdate: (() => void) | null;
  /** The number of searches that started at the beginning of a long list. */
  searches: number;
}

/** A list with fewer names and values never gets an index. */
export const SHORT = 128;

/** The number of searches after which a long list gets an index. Building the index costs about as much as these searches. */
const ENOUGH_SEARCHES = 8;

export function createTupleList(pairs: string[]): TupleList {
  return { onUpdate: null, pairs, searches: 0, index: null };
}

/** Replaces all tuples. */
export function setPairs(list: TupleList, pairs: string[]): void {
  list.pairs = pairs;
  list.index = null;
}

export function sizeOf({ pairs, index }: TupleList): number {
  return pairs.length / 2 - (index === null ? 0 : index.removed.length);
}

/** @returns the application/x-www-form-urlencoded string of the list */
export function serializeList(list: TupleList): string {
  return serializePairs(closeGaps(list));
}

/** Counts a search, and returns the index if the list has one. */
function indexFor(list: TupleList): TupleIndex | null {
  if (list.index === null && list.pairs.length >= SHORT && ++list.searches > ENOUGH_SEARCHES)
    list.index = createIndex();
  return list.index;
}

/** Returns the offset of the first tuple with a name, and with a value if one is given; −1 if there is none. */
export function findTuple(list: TupleList, name: string, value?: string): number {
  if (indexFor(list) !== null) return findIndexed(list, 1, name, value)[0] ?? -1;
  const { pairs } = list;
  for (let offset = 0; offset < pairs.length; offset += 2) if (matches(pairs, offset, name, value)) return offset;
  return -1;
}

/** Returns the values of all tuples with a name. */
export function valuesOf(list: TupleList, name: string): string[] {
  const { pairs } = list;
  if (indexFor(list) !== null) return findIndexed(list, 0, name).map((offset) => pairs[offset + 1]!);
  return (pairs as string[]).filter((_, place) => place & 1 && pairs[place - 1] === name);
}

/**
 * Removes all tuples with a name, and with a value if one is given.
 *
 * @param start the offset of the first tuple that may be removed
 */
export function removeTuples(list: TupleList, start: number, name: string, value?: string): void {
  if (indexFor(list) !== null) {
    removeIndexed(
      list,
      findIndexed(list, 0, name, value).filter((offset) => offset >= start),
    );
    return;
  }
  const { pairs } = list;
  let end = start;
  while (end < pairs.length && !matches(pairs, end, name, value)) end += 2;
  for (let offset = end + 2; offset < pairs.length; offset += 2) {
    if (matches(pairs, offset, name, value)) continue;
    pairs[end++] = pairs[offset]!;
    pairs[end++] = pairs[offset + 1]!;
  }
  // Assigning to `length` takes longer than ten calls.
  while (pairs.length > end) pairs.pop();
}

/** Changes the value of the first tuple with a name and removes the others, or appends a tuple. Part of https://url.spec.whatwg.org/#dom-urlsearchparams-set. */
export function setTuple(list: TupleList, name: string, value: string): void {
  const offset = findTuple(list, name);
  const { pairs, index } = list;
  if (offset < 0) pairs.push(name, value);
  else {
    if (index !== null) changeValue(index, offset, name, pairs[offset + 1]!, value);
    pairs[offset + 1] = value;
    removeTuples(list, offset + 2, name);
  }
}
