import { toUSVString } from '@url/infra';
import { state } from './state.js';
import type { Tuple } from './tuple-list.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-new
 *
 * @param init a sequence if it has an iterator, and a record if it has none
 * @throws TypeError if a pair has not two items, and whatever the object's own methods throw
 */
export function initialize(init: object): Tuple[] {
  const method = (init as Iterable<unknown>)[Symbol.iterator] ?? null;
  if (method === null) return toRecord(init);
  const pairs = toSequence(init, method, (value) => {
    const pair = expectObject(value) as Iterable<unknown>;
    return toSequence(pair, pair[Symbol.iterator], toUSVString);
  });
  return pairs.map((pair) => (pair.length === 2 ? (pair as string[] as Tuple) : refuse()));
}

/** https://webidl.spec.whatwg.org/#js-record */
function toRecord(init: object): Tuple[] {
  // Two keys can become one name by a lone surrogate; the later value is then in the earlier place.
  const record = new Map<string, string>();
  for (const key of Reflect.ownKeys(init)) {
    if (key === state || !Object.getOwnPropertyDescriptor(init, key)?.enumerable) continue;
    record.set(toUSVString(key), toUSVString((init as Record<PropertyKey, unknown>)[key]));
  }
  return [...record];
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
  const sequence: T[] = [];
  for (;;) {
    const result = expectObject(Reflect.apply(next, iterator, [])) as IteratorResult<unknown>;
    if (result.done) return sequence;
    sequence.push(convert(result.value));
  }
}

function expectObject(value: unknown): object {
  return isObject(value) ? value : refuse();
}

/** https://tc39.es/ecma262/#sec-object-type */
export function isObject(value: unknown): value is object {
  return Object(value) === value;
}

function refuse(): never {
  throw new TypeError('Not pairs');
}
