// biome-ignore-all lint/complexity/noArguments: an argument given as undefined counts, and a rest parameter would change a method's length

import { parsePairs } from '@url/form-urlencoded/internal';
import { defineInterface, toUSVString } from '@url/infra';
import { createCursor } from './cursor.js';
import { initialize, isObject } from './initialize.js';
import { type BuiltinIterator, createIterator } from './iterator.js';
import { listOf, setList, throwIllegalArguments } from './private-list.js';
import { sortTuples } from './sort-tuples.js';
import {
  createTupleList,
  findTuple,
  removeTuples,
  serializeList,
  setTuple,
  sizeOf,
  type TupleList,
  valuesOf,
} from './tuple-list.js';

/**
 * The argument of the constructor. An array as a value is allowed because the types of Node allow it. As in Node, it becomes one string with
 * commas, and never several tuples. A native `URLSearchParams` is also allowed if its declaration does not have an iterator. See
 * https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams.
 */
export type URLSearchParamsInit =
  | string
  | Iterable<Iterable<string>>
  | Pick<URLSearchParams, 'append' | 'getAll' | 'toString'>
  | Readonly<Record<string, string | readonly string[]>>;

/**
 * https://url.spec.whatwg.org/#urlsearchparams
 *
 * @example
 * import { URLSearchParams } from '@url/search-params';
 *
 * const params = new URLSearchParams('?a=1&b=2&a=3');
 * params.getAll('a'); // => ['1', '3']
 * params.delete('a', '1');
 * params.append('c', '~');
 * params.toString(); // => 'b=2&a=3&c=%7E'
 */
export class URLSearchParams {
  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
   *
   * @param init a string, with or without "?" before it; pairs of names and values; or a record of values by name
   * @throws TypeError if a pair does not have two items, or if something cannot be converted to a string
   */
  constructor(init: URLSearchParamsInit = '') {
    // The parser converts the string to a scalar value string.
    const pairs = typeof init !== 'string' && isObject(init) ? initialize(init) : parseQuery(`${init}`);
    setList(this, createTupleList(pairs));
  }

  /** https://url.spec.whatwg.org/#dom-urlsearchparams-size */
  get size(): number {
    return sizeOf(listOf(this));
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-append
   *
   * Adds a tuple at the end.
   */
  append(name: string, value: string): void {
    const list = requireList(this, 2, arguments);
    const nameString = toUSVString(name);
    list.pairs.push(nameString, toUSVString(value));
    list.onUpdate?.();
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-delete
   *
   * Removes all tuples with this name, or only the tuples with this name and this value.
   */
  delete(name: string, value: string | undefined = undefined): void {
    const list = requireList(this, 1, arguments);
    removeTuples(list, 0, toUSVString(name), value === undefined ? value : toUSVString(value));
    list.onUpdate?.();
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-get
   *
   * @returns the value of the first tuple with this name, or `null`
   */
  get(name: string): string | null {
    const list = requireList(this, 1, arguments);
    const offset = findTuple(list, toUSVString(name));
    return offset < 0 ? null : list.pairs[offset + 1]!;
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-getall
   *
   * @returns the values of all tuples with this name, in list order
   */
  getAll(name: string): string[] {
    return valuesOf(requireList(this, 1, arguments), toUSVString(name));
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-has
   *
   * @returns whether there is a tuple with this name, and with this value if one is given
   */
  has(name: string, value: string | undefined = undefined): boolean {
    const list = requireList(this, 1, arguments);
    return findTuple(list, toUSVString(name), value === undefined ? value : toUSVString(value)) >= 0;
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-set
   *
   * Changes the value of the first tuple with this name and removes the others. If there is none, appends a tuple.
   */
  set(name: string, value: string): void {
    const list = requireList(this, 2, arguments);
    setTuple(list, toUSVString(name), toUSVString(value));
    list.onUpdate?.();
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-sort
   *
   * Sorts the tuples by the code units of their names. Tuples with the same name keep their order.
   */
  sort(): void {
    const list = listOf(this);
    sortTuples(list);
    list.onUpdate?.();
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  entries(): BuiltinIterator<[string, string]> {
    return createIterator(createCursor(listOf(this), (pairs, offset) => [pairs[offset]!, pairs[offset + 1]!]));
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  keys(): BuiltinIterator<string> {
    return createIterator(createCursor(listOf(this), (pairs, offset) => pairs[offset]!));
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  values(): BuiltinIterator<string> {
    return createIterator(createCursor(listOf(this), (pairs, offset) => pairs[offset + 1]!));
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  forEach(
    callback: (value: string, name: string, params: URLSearchParams) => void,
    thisArgument: unknown = undefined,
  ): void {
    const list = requireList(this, 1, arguments);
    if (typeof callback !== 'function') throwIllegalArguments();
    const cursor = createCursor(list, (pairs, offset) => [pairs[offset + 1], pairs[offset], this]);
    for (let given = cursor(); given; given = cursor()) Reflect.apply(callback, thisArgument, given);
  }

  /** https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior */
  toString(): string {
    return serializeList(listOf(this));
  }

  declare [Symbol.iterator]: URLSearchParams['entries'];
}

URLSearchParams.prototype[Symbol.iterator] = URLSearchParams.prototype.entries;
defineInterface(URLSearchParams, 'URLSearchParams');

/**
 * Checks the object and the number of arguments of a call, before an argument is converted. Infra's `requireArguments` is not used, because
 * its message would take 24 of the 2,000 bytes.
 */
function requireList(params: URLSearchParams, required: number, given: IArguments): TupleList {
  const list = listOf(params);
  if (given.length < required) throwIllegalArguments();
  return list;
}

function parseQuery(query: string): string[] {
  return parsePairs(query[0] === '?' ? query.slice(1) : query);
}
