import type { TupleList } from './tuple-list.js';

/** Its constructor gives the object that it is given, so that the fields of a class that extends it become that object's. */
class GivenObject {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what it is for
    return object;
  }
}

/**
 * What an object holds under a private field: no one else sees or gets it, not by inheriting from the object, by a proxy of it or
 * by a copy of its properties, and it may change when the object is frozen. Not in the classes themselves, whose types would then be
 * those of no other class.
 */
class ParamsState extends GivenObject {
  #list: TupleList;

  constructor(object: object, list: TupleList) {
    super(object);
    this.#list = list;
  }

  static listOf(object: unknown): TupleList {
    try {
      return (object as ParamsState).#list;
    } catch {
      return refuse('invocation');
    }
  }
}

export function setList(object: object, list: TupleList): void {
  new ParamsState(object, list);
}

/** @throws TypeError if the object is not a URLSearchParams */
export function listOf(object: unknown): TupleList {
  return ParamsState.listOf(object);
}

export function refuse(what: string): never {
  throw new TypeError(`Illegal ${what}`);
}
