import { defineInterface } from '@url/infra';
import { listOf, state, stateOf } from './state.js';
import { ready, type Tuple, type TupleList } from './tuple-list.js';

/** A place in a list that changes. Each removal is looked at once. */
export interface Cursor {
  /** The only iterator whose cursor it is. */
  readonly owner: object;
  readonly list: TupleList;
  /** Which item of each tuple the iterator gives, or `undefined` for both. */
  readonly item: 0 | 1 | undefined;
  /** How many tuples were given: the index in the standard's list of the one to give next. */
  index: number;
  /** Where to look for it. */
  position: number;
  /** How many tuples to pass over first: as many were removed before the position. */
  behind: number;
  /** The list's `removed`, */
  removed: number[];
  /** and how many of them were looked at. */
  read: number;
}

/** https://webidl.spec.whatwg.org/#js-iterator-prototype-object */
export function nextTuple(cursor: Cursor): Tuple | undefined {
  const { tuples, removed } = ready(cursor.list);
  if (cursor.removed !== removed) {
    cursor.removed = removed;
    cursor.position = cursor.index;
    cursor.behind = cursor.read = 0;
  }
  while (cursor.read < removed.length) if (removed[cursor.read++]! < cursor.position) cursor.behind++;
  for (let tuple = tuples[cursor.position]; tuple; tuple = tuples[cursor.position]) {
    if (typeof tuple === 'number') {
      // The next one goes twice as far.
      const next = tuples[tuple];
      if (typeof next === 'number') tuples[cursor.position] = next;
      cursor.position = tuple;
    } else {
      cursor.position++;
      if (cursor.behind === 0) {
        cursor.index++;
        return tuple;
      }
      cursor.behind--;
    }
  }
  return undefined;
}

/** https://webidl.spec.whatwg.org/#js-default-iterator-object */
class URLSearchParamsIterator {
  declare readonly [state]: Cursor;

  constructor(list: TupleList, item: 0 | 1 | undefined) {
    const { removed } = list;
    this[state] = { owner: this, list, item, index: 0, position: 0, behind: 0, removed, read: removed.length };
  }

  next(): IteratorResult<unknown, undefined> {
    const cursor = stateOf<Cursor>(this);
    const tuple = nextTuple(cursor);
    if (tuple === undefined) return { value: tuple, done: true };
    return { value: cursor.item === undefined ? [tuple[0], tuple[1]] : tuple[cursor.item], done: false };
  }
}

const { prototype } = URLSearchParamsIterator;
defineInterface(URLSearchParamsIterator, 'URLSearchParams Iterator');
Reflect.deleteProperty(prototype, 'constructor');
Object.setPrototypeOf(prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values())));

/**
 * @param params a URLSearchParams
 * @param item which item of each tuple is given, or nothing for both
 * @throws TypeError if the object is not a URLSearchParams
 */
export function createIterator<T>(params: object, item?: 0 | 1): IteratorObject<T, undefined, unknown> {
  return new URLSearchParamsIterator(listOf(params), item) as unknown as IteratorObject<T, undefined, unknown>;
}
