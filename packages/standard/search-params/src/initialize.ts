import { toUSVString } from '@url/infra';
import { throwIllegal } from './private-list.js';

/**
 * https://url.spec.whatwg.org/#urlsearchparams-initialize
 *
 * @param init a sequence if it has an iterator, and a record if it has none
 * @returns names and values in turn
 * @throws TypeError if a pair has not two items, and whatever the object's own methods throw
 */
export function initialize(init: object): string[] {
  const method = (init as Iterable<unknown>)[Symbol.iterator];
  if (method == null) return toRecord(init);
  const sequence: string[][] = [];
  toSequence(init, method, (value) => {
    const pair: string[] = [];
    const object = (isObject(value) ? value : throwIllegal('arguments')) as Iterable<unknown>;
    toSequence(object, object[Symbol.iterator], (item) => pair.push(toUSVString(item)));
    sequence.push(pair);
  });
  const pairs: string[] = [];
  for (const pair of sequence) {
    if (pair.length !== 2) throwIllegal('arguments');
    pairs.push(pair[0]!, pair[1]!);
  }
  return pairs;
}

/** https://webidl.spec.whatwg.org/#js-record */
function toRecord(init: object): string[] {
  const pairs: string[] = [];
  let collapses = false;
  for (const key of Reflect.ownKeys(init)) {
    if (!Object.prototype.propertyIsEnumerable.call(init, key)) continue;
    const name = toUSVString(key);
    pairs.push(name, toUSVString((init as Record<PropertyKey, unknown>)[key]));
    collapses = collapses || name !== key;
  }
  return collapses ? withoutEqualNames(pairs) : pairs;
}

/** Merges equal names: the later value takes the place of the earlier one. Only keys with lone surrogates can become equal. */
function withoutEqualNames(pairs: readonly string[]): string[] {
  const values = new Map<string, string>();
  for (let i = 0; i < pairs.length; i += 2) values.set(pairs[i]!, pairs[i + 1]!);
  const unique: string[] = [];
  values.forEach((value, name) => {
    unique.push(name, value);
  });
  return unique;
}

/**
 * https://webidl.spec.whatwg.org/#js-sequence
 *
 * Converts an iterable object to a sequence. Not by `for … of`, which closes the iterator when a conversion throws.
 *
 * @param method the object's `Symbol.iterator`, which must be read only once
 * @param take called with each item before the next item is read
 */
function toSequence(object: object, method: () => Iterator<unknown>, take: (item: unknown) => void): void {
  const iterator = Reflect.apply(method, object, []);
  if (!isObject(iterator)) throwIllegal('arguments');
  const { next } = iterator;
  for (;;) {
    const result = Reflect.apply(next, iterator, []);
    if (!isObject(result)) throwIllegal('arguments');
    if (result.done) return;
    take(result.value);
  }
}

/** https://tc39.es/ecma262/#sec-object-type */
export function isObject(value: unknown): value is object {
  return Object(value) === value;
}
