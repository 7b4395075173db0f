import { listOf, state, stateOf } from './state.js';
import type { Tuple } from './tuple-list.js';
import { defineInterface } from './web-idl.js';

interface IteratorState {
  readonly owner: object;
  readonly params: object;
  readonly select: (tuple: Tuple) => unknown;
  index: number;
}

/**
 * https://webidl.spec.whatwg.org/#js-default-iterator-object
 *
 * Reads by index from the list as it is at each step, so that changes while it goes on are seen.
 */
class URLSearchParamsIterator {
  readonly [state]: IteratorState;

  constructor(params: object, select: (tuple: Tuple) => unknown) {
    this[state] = { owner: this, params, select, index: 0 };
  }

  next(): IteratorResult<unknown, undefined> {
    const found = stateOf<IteratorState>(this);
    const tuple = listOf(found.params).at(found.index);
    if (!tuple) return { value: undefined, done: true };
    found.index++;
    return { value: found.select(tuple), done: false };
  }
}

defineInterface(URLSearchParamsIterator, 'URLSearchParams Iterator');
Reflect.deleteProperty(URLSearchParamsIterator.prototype, 'constructor');
Object.setPrototypeOf(URLSearchParamsIterator.prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values())));

/**
 * @param params a URLSearchParams
 * @param select what of each tuple is given
 * @throws TypeError if the object is not a URLSearchParams
 */
export function createIterator<T>(params: object, select: (tuple: Tuple) => T): IteratorObject<T, undefined, unknown> {
  listOf(params);
  return new URLSearchParamsIterator(params, select) as unknown as IteratorObject<T, undefined, unknown>;
}
