import { toUSVString } from '@url/infra';
import { refuse, state } from './state.js';
import type { Tuple } from './tuple-list.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-new
 *
 * @param init a sequence if it has an iterator, and a record if it has none
 * @throws TypeError if a pair has not two items, and whatever the object's own methods throw
 */
export function initialize(init: object): Tuple[] {
  const method = (init as Iterable<unknown>)[Symbol.iterator];
  if (method == null) return toRecord(init);
  const pairs = toSequence(init, method, (value) => {
    const pair = (isObject(value) ? value : refuse('arguments')) as Iterable<unknown>;
    return toSequence(pair, pair[Symbol.iterator], toUSVString);
  });
  return pairs.map((pair) => (pair.length === 2 ? (pair as string[] as Tuple) : refuse('arguments')));
}

/** https://webidl.spec.whatwg.org/#js-record */
function toRecord(init: object): Tuple[] {
  const record: Tuple[] = [];
  let collapses = false;
  for (const key of Reflect.ownKeys(init)) {
    if (key !== state && Object.propertyIsEnumerable.call(init, key)) {
      const name = toUSVString(key);
      record.push([name, toUSVString((init as Record<PropertyKey, unknown>)[key])]);
      collapses = collapses || name !== key;
    }
  }
  // Two keys can become one name only by a lone surrogate; the later value is then in the earlier place.
  return collapses ? [...new Map(record)] : record;
}

/**
 * https://webidl.spec.whatwg.org/#js-sequence
 *
 * Not `for … of`, which closes the iterator when a conversion throws.
 *
 * @param method the object's `Symbol.iterator`, which is to be got once
 * @param convert for each item, before the next is asked for
 */
function toSequence<T>(object: object, method: () => Iterator<unknown>, convert: (item: unknown) => T): T[] {
  const iterator = Reflect.apply(method, object, []);
  const { next } = iterator;
  return Array.from({ [Symbol.iterator]: () => ({ next: () => Reflect.apply(next, iterator, []) }) }, convert);
}

/** https://tc39.es/ecma262/#sec-object-type */
export function isObject(value: unknown): value is object {
  return Object(value) === value;
}
