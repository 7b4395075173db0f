import { defineClassString } from '@url/infra';
import { listOf, state, stateOf } from './state.js';
import { tupleAt } from './tuple-list.js';

interface IteratorState {
  /** The only one whose state it is. */
  readonly iterator: object;
  readonly params: object;
  /** Which item of each tuple is given, or `undefined` for both. */
  readonly item: 0 | 1 | undefined;
  index: number;
}

/**
 * https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 *
 * Reads by index from the list as it is at each step, so that changes while it goes on are seen.
 */
const iteratorPrototype: object = {
  __proto__: Object.getPrototypeOf(Object.getPrototypeOf([].values())),
  next(): IteratorResult<unknown, undefined> {
    const found = stateOf<'iterator', IteratorState>(this, 'iterator');
    const tuple = tupleAt(listOf(found.params), found.index);
    if (!tuple) return { value: undefined, done: true };
    found.index++;
    return { value: found.item === undefined ? [tuple[0], tuple[1]] : tuple[found.item], done: false };
  },
};
defineClassString(iteratorPrototype, 'URLSearchParams Iterator');

/**
 * @param params a URLSearchParams
 * @param item which item of each tuple is given, or nothing for both
 * @throws TypeError if the object is not a URLSearchParams
 */
export function createIterator<T>(params: object, item?: 0 | 1): IteratorObject<T, undefined, unknown> {
  listOf(params);
  const iterator = Object.create(iteratorPrototype);
  iterator[state] = { iterator, params, item, index: 0 } satisfies IteratorState;
  return iterator;
}
