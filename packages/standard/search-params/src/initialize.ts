import { toUSVString } from '@url/infra';
import { throwIllegalArguments } from './private-list.js';
import { createTupleList, setTuple } from './tuple-list.js';

/**
 * https://url.spec.whatwg.org/#urlsearchparams-initialize
 *
 * @param init a sequence if it has an iterator, and a record if it has none
 * @returns names and values in turn
 * @throws TypeError if a pair does not have two items, and whatever the object's own methods throw
 */
export function initialize(init: object): string[] {
  const method = (init as Iterable<unknown>)[Symbol.iterator];
  if (method == null) return toRecord(init);
  const sequence: string[][] = [];
  toSequence(init, method, (value) => {
    const pair: string[] = [];
    toSequence(value, requireObject(value)[Symbol.iterator], (item) => pair.push(toUSVString(item)));
    sequence.push(pair);
  });
  return sequence.some((pair) => pair.length !== 2) ? throwIllegalArguments() : sequence.flat();
}

/** https://webidl.spec.whatwg.org/#js-record */
function toRecord(init: object): string[] {
  const pairs: string[] = [];
  const list = createTupleList(pairs);
  let isNameChanged = false;
  for (const key of Reflect.ownKeys(init)) {
    if (!{}.propertyIsEnumerable.call(init, key)) continue;
    const name = toUSVString(key);
    const value = toUSVString((init as Record<PropertyKey, unknown>)[key]);
    // Keys with lone surrogates can become equal to others: the later value takes the place of the earlier one.
    if (name !== key) isNameChanged = true;
    if (isNameChanged) setTuple(list, name, value);
    else pairs.push(name, value);
  }
  return pairs;
}

/**
 * https://webidl.spec.whatwg.org/#js-sequence
 *
 * Converts an iterable object to a sequence. Not by `for … of`, which closes the iterator when a conversion throws.
 *
 * @param method the object's `Symbol.iterator`, which must be read only once
 * @param take called with each item before the next item is read
 */
function toSequence(object: unknown, method: () => Iterator<unknown>, take: (item: unknown) => void): void {
  const iterator = requireObject(Reflect.apply(method, object, []));
  const { next } = iterator;
  for (;;) {
    const result = requireObject(Reflect.apply(next, iterator, []));
    if (result.done) return;
    take(result.value);
  }
}

/** https://tc39.es/ecma262/#sec-object-type */
export function isObject(value: unknown): value is object {
  return Object(value) === value;
}

// biome-ignore lint/suspicious/noExplicitAny: the code reads its members like a program without types
function requireObject(value: unknown): any {
  return isObject(value) ? value : throwIllegalArguments();
}
