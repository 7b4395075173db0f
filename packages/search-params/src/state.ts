import { ready, type TupleList } from './tuple-list.js';

/**
 * The key of what an object holds. A property, since the published syntax has no private fields and a WeakMap takes 40 times as
 * long to fill; `owner` tells the object from one that inherits the property or got a copy of it.
 */
export const state = Symbol('URLSearchParams');

/** @throws TypeError if the object is not a URLSearchParams (or one of its iterators) */
export function stateOf<State extends { readonly owner: object } = TupleList>(object: unknown): State {
  const found = (object as { [state]?: State })[state];
  if (found?.owner !== object) throw new TypeError('Illegal invocation');
  return found as State;
}

/** @throws TypeError if the object is not a URLSearchParams */
export function listOf(params: unknown): TupleList {
  return ready(stateOf(params));
}
