import type { TupleList } from './tuple-list.js';

/**
 * The key of what an object holds. A property, since the published syntax has no private fields and a WeakMap takes 40 times as
 * long to fill; what it holds names the object, and so tells it from one that inherits the property or got a copy of it.
 */
export const state = Symbol('URLSearchParams');

/** @throws TypeError if the object is not a URLSearchParams */
export function listOf(object: unknown): TupleList {
  const list = (object as { readonly [state]?: TupleList })[state];
  return list?.params === object ? list! : refuse('invocation');
}

export function refuse(what: string): never {
  throw new TypeError(`Illegal ${what}`);
}
