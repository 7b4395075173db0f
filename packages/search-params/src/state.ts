import type { TupleList } from './tuple-list.js';

/**
 * The key of what an object holds. A property, since the published syntax has no private fields and a WeakMap takes 40 times as
 * long to fill; what it holds names the object, and so tells it from one that inherits the property or got a copy of it.
 */
export const state = Symbol('URLSearchParams');

/** @throws TypeError if the object is not a URLSearchParams */
export function listOf(object: unknown): TupleList {
  return stateOf<'params', TupleList>(object, 'params');
}

/**
 * @param owner under what the state names the object
 * @throws TypeError if the object has no such state
 */
export function stateOf<Owner extends string, State extends { readonly [key in Owner]: object }>(
  object: unknown,
  owner: Owner,
): State {
  const found = (object as { readonly [state]?: State })[state];
  if (found?.[owner] !== object) throw new TypeError('Illegal invocation');
  return found as State;
}
