import { defineClassString } from '@url/infra';
import type { Cursor } from './cursor.js';
import { GivenObject } from './private-list.js';

/** Adds a private field with a cursor to an object. */
class PrivateCursor<T> extends GivenObject {
  readonly #cursor: Cursor<T>;

  constructor(object: object, cursor: Cursor<T>) {
    super(object);
    this.#cursor = cursor;
  }

  /** Reading the field of another object throws a TypeError. */
  static cursorOf(object: object): Cursor<unknown> {
    return (object as PrivateCursor<unknown>).#cursor;
  }
}

/**
 * https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 *
 * The prototype of iterators that see changes made during the iteration.
 */
export const iteratorPrototype: { next(): IteratorResult<unknown, undefined> } = Object.assign(
  Object.create(Object.getPrototypeOf(Object.getPrototypeOf([].values()))),
  {
    next(): IteratorResult<unknown, undefined> {
      const value = PrivateCursor.cursorOf(this)();
      return { value, done: value == null } as IteratorResult<unknown, undefined>;
    },
  },
);
defineClassString(iteratorPrototype, 'URLSearchParams Iterator');

/**
 * The type that the compiler's library has for the iterators of a Map: `IterableIterator` before TypeScript 5.6, and since then an
 * `IteratorObject`, which earlier versions do not have. So the declarations are valid with every version, and match the DOM declarations of
 * the same library.
 */
export type BuiltinIterator<T> = ReturnType<ReadonlyMap<T, unknown>['keys']>;

/** Creates objects with that prototype, in a tenth of the time of `Object.create`. */
// biome-ignore lint/complexity/useArrowFunction: an arrow function is not a constructor
const BareIterator = function () {} as unknown as new () => object;
BareIterator.prototype = iteratorPrototype;

export function createIterator<T>(cursor: Cursor<T>): BuiltinIterator<T> {
  return new PrivateCursor(new BareIterator(), cursor) as unknown as BuiltinIterator<T>;
}

/**
 * Returns the items that an iterator will return, and leaves the iterator where it is.
 *
 * @throws TypeError for an object of another class
 */
export function remainingItems(iterator: object): unknown[] {
  const cursor = PrivateCursor.cursorOf(iterator)(true);
  const items: unknown[] = [];
  for (let item = cursor(); item !== undefined; item = cursor()) items.push(item);
  return items;
}
