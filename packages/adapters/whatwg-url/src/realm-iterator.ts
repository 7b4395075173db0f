import { defineClassString } from '@url/infra';
import type { RealmGlobals } from './realm-globals.js';
import { named } from './realm-members.js';

type Step = IteratorResult<unknown, undefined>;

/** Keeps the iterator of the class in a private field, so that no other object passes for an iterator of the realm. */
class RealmIterator {
  readonly #iterator: Iterator<unknown, undefined>;

  constructor(iterator: Iterator<unknown, undefined>) {
    this.#iterator = iterator;
  }

  static next(object: unknown, globals: RealmGlobals): Step {
    let iterator: Iterator<unknown, undefined>;
    try {
      iterator = (object as RealmIterator).#iterator;
    } catch {
      throw new globals.TypeError("'next' called on an object that is not a URLSearchParams iterator");
    }
    return iterator.next();
  }
}

/**
 * https://webidl.spec.whatwg.org/#js-iterator-prototype-object
 *
 * @returns a function that makes an iterator of the realm from an iterator of the class
 */
export function createIteratorFactory(globals: RealmGlobals): (iterator: Iterator<unknown, undefined>) => object {
  const arrayIteratorPrototype = Object.getPrototypeOf(new globals.Array()[Symbol.iterator]());
  const prototype = Object.create(Object.getPrototypeOf(arrayIteratorPrototype));
  const { next } = {
    next(this: unknown): Step {
      return RealmIterator.next(this, globals);
    },
  };
  Object.defineProperty(prototype, 'next', {
    value: named('next', 0, next),
    writable: true,
    enumerable: true,
    configurable: true,
  });
  defineClassString(prototype, 'URLSearchParams Iterator');
  return (iterator) => Object.setPrototypeOf(new RealmIterator(iterator), prototype);
}
