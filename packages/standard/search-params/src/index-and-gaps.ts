import { pairKey } from '@url/infra/internal';

/**
 * The index of a long list, by name and by name and value. Removing a tuple from an indexed list leaves a gap, so that the offsets in the index
 * stay valid; when half of the places are gaps, the tuples are moved together and the index is dropped.
 *
 *     pairs      a 1 b 2 a 3 null null a 1
 *     offsets    0   2   4   6         8
 *     byKey      a → [1, 0, 4, 8]   a=1 → [1, 0, 8]   b → [1, 2]   …      removed   [6]
 */
export interface TupleIndex {
  /** Offsets by name, and by name and value. Element 0 is the index of the first offset that may be valid. */
  readonly byKey: Map<string, number[]>;
  /** The number of names and values that are in the index. */
  indexed: number;
  /** The offset of each gap, in the order of removal. Each index has its own array, by which cursors notice that gaps were closed. */
  readonly removed: number[];
  /** The offset of the first tuple, or of a gap before it. */
  firstUsed: number;
}

/** The members of a list of tuples that the index needs. */
export interface IndexableList {
  /** Names and values in turn; two `null`s are a gap. One array, because an array for each tuple takes 64 bytes. */
  pairs: (string | null)[];
  /** The index of a long list. Only a list with an index has gaps. */
  index: TupleIndex | null;
}

export function createIndex(): TupleIndex {
  return { byKey: new Map(), indexed: 0, removed: [], firstUsed: 0 };
}

/** Adds the tuples that were appended since the last search. */
function complete(index: TupleIndex, pairs: IndexableList['pairs']): void {
  for (; index.indexed < pairs.length; index.indexed += 2) {
    const name = pairs[index.indexed]!;
    for (const key of [name, pairKey(name, pairs[index.indexed + 1]!)]) {
      const offsets = index.byKey.get(key);
      if (offsets) offsets.push(index.indexed);
      else index.byKey.set(key, [1, index.indexed]);
    }
  }
}

/** Tests the tuple at an offset for a name, and for a value if one is given. */
export function matches(
  pairs: IndexableList['pairs'],
  offset: number,
  name: string,
  value: string | undefined,
): boolean {
  return pairs[offset] === name && (value === undefined || pairs[offset + 1] === value);
}

/**
 * Finds tuples of a list that has an index. Does not look again at offsets before the first one that was valid.
 *
 * @param limit the number of tuples to find, or 0 for all
 * @param value the value that the tuples must have, or `undefined` for any
 * @returns the offsets of the first tuples with the name
 */
export function findIndexed({ pairs, index }: IndexableList, limit: number, name: string, value?: string): number[] {
  complete(index!, pairs);
  const found: number[] = [];
  const entry = index!.byKey.get(pairKey(name, value)) ?? [1];
  for (let i = entry[0]!; i < entry.length; i++) {
    const offset = entry[i]!;
    if (matches(pairs, offset, name, value) && found.push(offset) === limit) break;
    if (found.length === 0) entry[0] = i + 1;
  }
  return found;
}

/** Enters the new value of the only tuple with a name. */
export function changeValue({ byKey }: TupleIndex, offset: number, name: string, from: string, to: string): void {
  byKey.delete(pairKey(name, from));
  byKey.set(pairKey(name, to), [1, offset]);
}

/** Removes tuples that were found. */
export function removeIndexed(list: IndexableList, offsets: readonly number[]): void {
  const { pairs } = list;
  const { removed } = list.index!;
  for (const offset of offsets) {
    pairs[offset] = pairs[offset + 1] = null;
    removed.push(offset);
  }
  if (removed.length * 4 > pairs.length) closeGaps(list);
}

/** Moves the tuples together, so that no gaps are left. The index is dropped only if there were gaps. */
export function closeGaps(list: IndexableList): string[] {
  if (list.index !== null && list.index.removed.length > 0) {
    list.pairs = list.pairs.filter((text) => text !== null);
    list.index = null;
  }
  return list.pairs as string[];
}

/** The place of a cursor in a list with an index. */
export interface GapCursor {
  readonly index: TupleIndex;
  offset: number;
  /** The number of gaps that the cursor knows. */
  seen: number;
  /** The number of tuples to skip before the next one. */
  skipped: number;
}

/** Starts a cursor that has already passed some tuples of the list. */
export function startInGaps(index: TupleIndex, pairs: IndexableList['pairs'], passed: number): GapCursor {
  while (pairs[index.firstUsed] === null) index.firstUsed += 2;
  return { index, offset: index.firstUsed, seen: index.removed.length, skipped: passed };
}

/** Returns the offset of the next tuple, and moves the cursor behind it. Skips one tuple for each visited tuple that was removed. */
export function nextOffset(cursor: GapCursor, pairs: IndexableList['pairs']): number {
  const { removed } = cursor.index;
  for (; cursor.seen < removed.length; cursor.seen++) if (removed[cursor.seen]! < cursor.offset) cursor.skipped++;
  for (; cursor.offset < pairs.length; cursor.offset += 2) {
    if (pairs[cursor.offset] === null || cursor.skipped-- > 0) continue;
    cursor.skipped = 0;
    cursor.offset += 2;
    return cursor.offset - 2;
  }
  return cursor.offset;
}
