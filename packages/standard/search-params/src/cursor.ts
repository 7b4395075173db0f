import { type GapCursor, nextOffset, startInGaps } from './index-and-gaps.js';
import type { TupleList } from './tuple-list.js';

/** Returns the next item, or `undefined` after the last one. With `true` it returns a cursor for the items that are left. */
export interface Cursor<T> {
  (): T | undefined;
  (isCopied: true): Cursor<T>;
}

/**
 * Creates a cursor. It counts the tuples that it has passed, as the standard does: if one of them is removed, it skips one more.
 *
 * @param item makes an item of the tuple at an offset of `pairs`
 * @param passed the number of tuples to pass over first
 */
export function createCursor<T>(
  list: TupleList,
  item: (pairs: readonly string[], offset: number) => T,
  passed = 0,
): Cursor<T> {
  let position = passed;
  let gaps: GapCursor | null = null;
  return ((isCopied?: true) => {
    if (isCopied) return createCursor(list, item, position);
    const { pairs, index } = list;
    let offset = 2 * position;
    if (index !== null) {
      if (gaps?.index !== index) gaps = startInGaps(index, pairs, position);
      offset = nextOffset(gaps, pairs);
    }
    if (offset >= pairs.length) return undefined;
    position++;
    return item(pairs as string[], offset);
  }) as Cursor<T>;
}
