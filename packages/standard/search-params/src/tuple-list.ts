import { serializePairs } from '@url/form-urlencoded/internal';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * A list of tuples. A long list gets an index after it was searched several times, so that n operations on n tuples take linear
 * time. A tuple that is removed from an indexed list leaves a gap; when half of the places are gaps, the tuples are moved together.
 */
export interface TupleList {
  /** Called after each update, for the params of a URL. */
  onUpdate?: () => void;
  /** Names and values in turn; two `null`s are a gap. One array, because an array for each tuple takes 64 bytes. */
  pairs: (string | null)[];
  /** The offset of each gap, in the order of removal. A new array when the gaps are closed, by which iterators notice that. */
  removed: number[];
  /** The offset of the first tuple, or of a gap before it. */
  firstUsed: number;
  /** The number of searches that started at the beginning of the list. */
  searches: number;
  /** For each name, and each name with a value, the offsets of its tuples, and before them where in that array to begin. */
  byKey: Map<string, number[]> | null;
  /** The number of places in `pairs` that are in the index. */
  indexed: number;
}

/** A list with fewer names and values is searched from its beginning, and has no gaps. */
const SHORT = 128;

/** The number of searches after which a long list gets an index. Building the index costs about as much as these searches. */
const ENOUGH_SEARCHES = 8;

export function createTupleList(pairs: string[]): TupleList {
  return setPairs({ searches: 0 } as TupleList, pairs);
}

/** Replaces all tuples. */
export function setPairs(list: TupleList, pairs: string[]): TupleList {
  list.pairs = pairs;
  list.removed = [];
  list.firstUsed = list.indexed = 0;
  list.byKey = null;
  return list;
}

export function sizeOf({ pairs, removed }: TupleList): number {
  return pairs.length / 2 - removed.length;
}

/** @returns the application/x-www-form-urlencoded string of the list */
export function serializeList(list: TupleList): string {
  return serializePairs(closeGaps(list));
}

/**
 * @param limit the number of tuples to find, or 0 for all
 * @param value the value that the tuples must have, or `undefined` for any
 * @returns the offsets of the first tuples with the name
 */
export function findTuples(list: TupleList, limit: number, name: string, value?: string): number[] {
  const { pairs } = list;
  const matches = (offset: number) => pairs[offset] === name && (value === undefined || pairs[offset + 1] === value);
  if (list.byKey || (pairs.length >= SHORT && ++list.searches > ENOUGH_SEARCHES))
    return lookUp(completeIndex(list).get(keyOf(name, value)) ?? [], limit, matches);
  const found: number[] = [];
  for (let offset = 0; offset < pairs.length; offset += 2) {
    if (matches(offset) && found.push(offset) === limit) break;
  }
  return found;
}

/** Finds tuples in an entry of the index. Does not look again at tuples before the first that was found. */
function lookUp(entry: number[], limit: number, matches: (offset: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = entry[0]!; i < entry.length; i++) {
    if (matches(entry[i]!) && found.push(entry[i]!) === limit) break;
    if (!found.length) entry[0] = i + 1;
  }
  return found;
}

function completeIndex(list: TupleList): Map<string, number[]> {
  const { pairs } = list;
  const index = list.byKey ?? new Map<string, number[]>();
  list.byKey = index;
  for (; list.indexed < pairs.length; list.indexed += 2) {
    const name = pairs[list.indexed]!;
    for (const key of [name, keyOf(name, pairs[list.indexed + 1]!)]) {
      const offsets = index.get(key);
      if (offsets) offsets.push(list.indexed);
      else index.set(key, [1, list.indexed]);
    }
  }
  return index;
}

/** Makes the key of a name and a value. A lone surrogate separates them: scalar value strings never contain one. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}

/** Changes the value of the first tuple with a name and removes the others, or appends a tuple. Part of https://url.spec.whatwg.org/#dom-urlsearchparams-set. */
export function setTuple(list: TupleList, name: string, value: string): void {
  const offsets = findTuples(list, 0, name);
  // The search may have made the index.
  const { pairs, byKey } = list;
  const offset = offsets[0];
  if (offset === undefined) pairs.push(name, value);
  else {
    byKey?.delete(keyOf(name, pairs[offset + 1]!));
    byKey?.set(keyOf(name, value), [1, offset]);
    pairs[offset + 1] = value;
    removeTuples(list, offsets.slice(1));
  }
}

/** Removes tuples that were found. */
export function removeTuples(list: TupleList, offsets: readonly number[]): void {
  const { pairs, removed } = list;
  for (const offset of offsets) {
    pairs[offset] = pairs[offset + 1] = null;
    removed.push(offset);
  }
  if (!list.byKey || removed.length * 4 > pairs.length) closeGaps(list);
}

/** Moves the tuples together, so that no gaps are left. */
function closeGaps(list: TupleList): string[] {
  if (list.removed.length)
    setPairs(
      list,
      list.pairs.filter((text) => text !== null),
    );
  return list.pairs as string[];
}

/**
 * Sorts tuples by name, in the order of code units; tuples of one name stay in order.
 * Part of https://url.spec.whatwg.org/#dom-urlsearchparams-sort.
 */
export function sortList(list: TupleList): void {
  const pairs = closeGaps(list);
  const offsets = Array.from({ length: pairs.length / 2 }, (_, position) => 2 * position);
  offsets.sort((a, b) => +(pairs[a]! > pairs[b]!) - +(pairs[a]! < pairs[b]!));
  setPairs(
    list,
    offsets.flatMap((offset) => pairs.slice(offset, offset + 2)),
  );
}

/** Returns the next item, or `undefined` after the last one. With `true` it returns a cursor for the items that are left. */
export interface Cursor<T> {
  (): T | undefined;
  (isCopied: true): Cursor<T>;
}

/**
 * Creates a cursor. It goes by the tuples' places in the standard's list: if a tuple that it has passed is removed, it passes over one more.
 *
 * @param item makes an item of the tuple at an offset of `pairs`
 * @param skipped the number of tuples to pass over first
 */
export function createCursor<T>(
  list: TupleList,
  item: (pairs: readonly string[], offset: number) => T,
  skipped = 0,
): Cursor<T> {
  while (list.pairs[list.firstUsed] === null) list.firstUsed += 2;
  let { removed, firstUsed: offset } = list;
  let seen = removed.length;
  let index = 0;
  return ((isCopied?: true) => {
    if (isCopied) return createCursor(list, item, index);
    const { pairs } = list;
    if (removed !== list.removed) {
      removed = list.removed;
      offset = 2 * index;
      seen = skipped = 0;
    }
    for (; seen < removed.length; seen++) if (removed[seen]! < offset) skipped++;
    for (; offset < pairs.length; offset += 2) {
      if (pairs[offset] === null || skipped-- > 0) continue;
      skipped = 0;
      index++;
      offset += 2;
      return item(pairs as string[], offset - 2);
    }
  }) as Cursor<T>;
}
