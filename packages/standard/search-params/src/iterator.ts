import { defineClassString } from '@url/infra';
import type { Cursor } from './tuple-list.js';

/**
 * https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 *
 * An iterator that sees changes made during the iteration.
 */
class ParamsIterator<T> {
  readonly #cursor: Cursor<T>;

  constructor(cursor: Cursor<T>) {
    this.#cursor = cursor;
  }

  static cursorOf<T>(iterator: ParamsIterator<T>): Cursor<T> {
    return iterator.#cursor;
  }

  next(): IteratorResult<T, undefined> {
    const value = this.#cursor();
    return { value, done: value == null } as IteratorResult<T, undefined>;
  }
}

const { prototype } = ParamsIterator;
Object.setPrototypeOf(prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values())));
Reflect.deleteProperty(prototype, 'constructor');
Object.defineProperty(prototype, 'next', { enumerable: true });
defineClassString(prototype, 'URLSearchParams Iterator');

/**
 * What the compiler's own library has a Map's iterators be: `IterableIterator` before TypeScript 5.6, and since then an `IteratorObject`,
 * which earlier versions do not know. So the declarations are valid with both, and fit the DOM declarations of the same library.
 */
export type BuiltinIterator<T> = ReturnType<ReadonlyMap<T, unknown>['keys']>;

export function createIterator<T>(cursor: Cursor<T>): BuiltinIterator<T> {
  return new ParamsIterator(cursor) as unknown as BuiltinIterator<T>;
}

/**
 * Returns the items that an iterator will return, and leaves the iterator where it is.
 *
 * @throws TypeError for an object of another class
 */
export function remainingItems(iterator: object): unknown[] {
  const cursor = ParamsIterator.cursorOf(iterator as ParamsIterator<unknown>)(true);
  const items: unknown[] = [];
  for (let item = cursor(); item !== undefined; item = cursor()) items.push(item);
  return items;
}
