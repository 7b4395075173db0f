import { defineInterface } from '@url/infra';
import { listOf, state, stateOf } from './state.js';
import { type TupleList, tupleAt } from './tuple-list.js';

interface IteratorState {
  /** The only one whose state it is. */
  readonly iterator: object;
  readonly list: TupleList;
  /** Which item of each tuple is given, or `undefined` for both. */
  readonly item: 0 | 1 | undefined;
  index: number;
}

/**
 * https://webidl.spec.whatwg.org/#js-default-iterator-object
 *
 * Reads by index from the list as it is at each step, so that changes while it goes on are seen.
 */
class URLSearchParamsIterator {
  declare readonly [state]: IteratorState;

  constructor(list: TupleList, item: 0 | 1 | undefined) {
    this[state] = { iterator: this, list, item, index: 0 };
  }

  next(): IteratorResult<unknown, undefined> {
    const found = stateOf<'iterator', IteratorState>(this, 'iterator');
    const tuple = tupleAt(found.list, found.index);
    if (!tuple) return { value: undefined, done: true };
    found.index++;
    return { value: found.item === undefined ? [tuple[0], tuple[1]] : tuple[found.item], done: false };
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
