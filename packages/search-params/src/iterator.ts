import { defineClassString } from '@url/infra';
import { listOf, refuse, state } from './state.js';
import { type Tuple, type TupleList, tupleAt } from './tuple-list.js';

interface IteratorState {
  /** The only iterator whose state it is. */
  readonly self: object;
  readonly list: TupleList;
  /** What is given of a tuple. */
  readonly item: (tuple: Tuple) => unknown;
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
    const found = (this as { readonly [state]?: IteratorState })[state];
    if (found?.self !== this) return refuse('invocation');
    const tuple = tupleAt(found.list, found.index);
    if (tuple) found.index++;
    return { value: tuple && found.item(tuple), done: !tuple } as IteratorResult<unknown, undefined>;
  },
};
defineClassString(iteratorPrototype, 'URLSearchParams Iterator');

/**
 * @param params a URLSearchParams
 * @param item what is given of a tuple
 * @throws TypeError if the object is not a URLSearchParams
 */
export function createIterator<T>(params: object, item: (tuple: Tuple) => T): IteratorObject<T, undefined, unknown> {
  const iterator = Object.create(iteratorPrototype);
  iterator[state] = { self: iterator, list: listOf(params), item, index: 0 } satisfies IteratorState;
  return iterator;
}
