import type { TupleList } from './tuple-list.js';

/** A class whose constructor returns its argument, so that the private fields of a subclass are added to that object. */
export class GivenObject {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: returning the argument adds the private field to it
    return object;
  }
}

/**
 * Adds a private field with a list to an object. An object that inherits from it, is a proxy of it or a copy of its properties does not have
 * the field, and the field of a frozen object can change. The field is not declared in `URLSearchParams`: then no other class could be
 * assigned to that type.
 */
class PrivateList extends GivenObject {
  #list: TupleList;

  constructor(object: object, list: TupleList) {
    super(object);
    this.#list = list;
  }

  static listOf(object: unknown): TupleList {
    return (object as PrivateList).#list;
  }
}

export function setList(object: object, list: TupleList): void {
  new PrivateList(object, list);
}

/** Reading the field of another object throws a TypeError. */
export function listOf(object: unknown): TupleList {
  return PrivateList.listOf(object);
}

export function throwIllegalArguments(): never {
  throw new TypeError('Bad arguments');
}
