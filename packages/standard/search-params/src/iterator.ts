import { defineClassString } from '@url/infra';
import { offsetAt, type TupleList } from './tuple-list.js';

/** Makes the value that an iterator gives for the tuple at an offset of `pairs`. */
type Item<T> = (pairs: readonly string[], offset: number) => T;

/**
 * https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 *
 * An iterator that reads the list by index at each step, so that it sees changes made during the iteration.
 */
class ParamsIterator<T> {
  readonly #list: TupleList;
  readonly #item: Item<T>;
  #index: number;

  constructor(list: TupleList, item: Item<T>) {
    this.#list = list;
    this.#item = item;
    this.#index = 0;
  }

  next(): IteratorResult<T, undefined> {
    const list = this.#list;
    const offset = offsetAt(list, this.#index);
    if (offset < 0) return { value: undefined, done: true };
    this.#index++;
    return { value: this.#item(list.pairs as string[], offset), done: false };
  }
}

const { prototype } = ParamsIterator;
Object.setPrototypeOf(prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values())));
Reflect.deleteProperty(prototype, 'constructor');
Object.defineProperty(prototype, 'next', { enumerable: true });
defineClassString(prototype, 'URLSearchParams Iterator');

/**
 * What the compiler's own library has a Map's iterators be: `IterableIterator` before TypeScript 5.6, and since then an `IteratorObject`,
 * which is no name there before. So the declarations hold with both, and fit those of the DOM of the same library.
 */
export type BuiltinIterator<T> = ReturnType<ReadonlyMap<T, unknown>['keys']>;

export function createIterator<T>(list: TupleList, item: Item<T>): BuiltinIterator<T> {
  return new ParamsIterator(list, item) as unknown as BuiltinIterator<T>;
}
