// biome-ignore-all lint/complexity/noArguments: an argument given as undefined counts, and a rest parameter would change a method's length
import { serializeFormURLEncoded } from '@url/form-urlencoded';
import { initialize } from './initialize.js';
import { inspectCustom } from './inspection.js';
import { createIterator } from './iterator.js';
import { listOf, state, stateOf } from './state.js';
import { TupleList } from './tuple-list.js';
import { defineInterface, isObject, toUSVString } from './web-idl.js';

/**
 * https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
 *
 * What the constructor takes.
 */
export type URLSearchParamsInit = string | Iterable<Iterable<string>> | Readonly<Record<string, string>>;

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
   * @throws TypeError if a pair has not two items, or if something cannot be converted to a string
   */
  constructor(init: URLSearchParamsInit = '') {
    let query: string | null = null;
    let tuples: [string, string][] = [];
    if (isObject(init)) {
      tuples = initialize(init);
    } else {
      // The parser makes it a scalar value string.
      query = `${init}`;
      if (query.startsWith('?')) query = query.slice(1);
    }
    (this as { [state]?: TupleList })[state] = new TupleList(this, query, tuples);
  }

  /** https://url.spec.whatwg.org/#dom-urlsearchparams-size */
  get size(): number {
    return listOf(this).size;
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-append
   *
   * Adds a tuple at the end.
   */
  append(name: string, value: string): void {
    check(this, 'append', 2, arguments.length);
    const tuple: [string, string] = [toUSVString(name), toUSVString(value)];
    listOf(this).append(tuple);
    update(this);
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-delete
   *
   * Removes all tuples with this name, or only those of them with this value.
   */
  delete(name: string, value: string | undefined = undefined): void {
    check(this, 'delete', 1, arguments.length);
    const key = convert(name, value);
    const list = listOf(this);
    list.remove(list.findAll(...key));
    update(this);
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-get
   *
   * @returns the value of the first tuple with this name, or `null`
   */
  get(name: string): string | null {
    check(this, 'get', 1, arguments.length);
    const key = toUSVString(name);
    return listOf(this).find(key)?.[1] ?? null;
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-getall
   *
   * @returns the values of all tuples with this name, in list order
   */
  getAll(name: string): string[] {
    check(this, 'getAll', 1, arguments.length);
    const key = toUSVString(name);
    return listOf(this)
      .findAll(key)
      .map((tuple) => tuple[1]);
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-has
   *
   * @returns whether there is a tuple with this name, and with this value if one is given
   */
  has(name: string, value: string | undefined = undefined): boolean {
    check(this, 'has', 1, arguments.length);
    const key = convert(name, value);
    return listOf(this).find(...key) !== undefined;
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-set
   *
   * Gives the first tuple with this name the value and removes the others; adds a tuple if there is none.
   */
  set(name: string, value: string): void {
    check(this, 'set', 2, arguments.length);
    const tuple: [string, string] = [toUSVString(name), toUSVString(value)];
    const list = listOf(this);
    const [first, ...others] = list.findAll(tuple[0]);
    if (first) {
      list.replace(first, tuple[1]);
      list.remove(others);
    } else {
      list.append(tuple);
    }
    update(this);
  }

  /**
   * https://url.spec.whatwg.org/#dom-urlsearchparams-sort
   *
   * Sorts the tuples by the code units of their names. Tuples with the same name keep their order.
   */
  sort(): void {
    const list = listOf(this);
    list.reset(list.toArray().sort(([a], [b]) => (a < b ? -1 : +(a > b))));
    update(this);
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  entries(): IteratorObject<[string, string], undefined, unknown> {
    return createIterator(this, ([name, value]) => [name, value]);
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  forEach(
    callback: (value: string, name: string, params: URLSearchParams) => void,
    thisArgument: unknown = undefined,
  ): void {
    check(this, 'forEach', 1, arguments.length);
    if (typeof callback !== 'function') {
      throw new TypeError("Failed to execute 'forEach' on 'URLSearchParams': parameter 1 is not a function.");
    }
    for (const [name, value] of createIterator(this, (tuple) => tuple)) {
      Reflect.apply(callback, thisArgument, [value, name, this]);
    }
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  keys(): IteratorObject<string, undefined, unknown> {
    return createIterator(this, ([name]) => name);
  }

  /** https://url.spec.whatwg.org/#interface-urlsearchparams */
  values(): IteratorObject<string, undefined, unknown> {
    return createIterator(this, ([, value]) => value);
  }

  /** https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior */
  toString(): string {
    return serializeFormURLEncoded(listOf(this).toArray());
  }

  declare [Symbol.iterator]: URLSearchParams['entries'];
}

defineInterface(URLSearchParams, 'URLSearchParams');
for (const [key, value] of [
  [Symbol.iterator, URLSearchParams.prototype.entries],
  [Symbol.for('nodejs.util.inspect.custom'), inspectCustom],
] as const) {
  Object.defineProperty(URLSearchParams.prototype, key, { value, writable: true, configurable: true });
}

/** Checks what a method is called on and with how many arguments, before any of them is converted. */
function check(params: URLSearchParams, method: string, required: number, present: number): void {
  stateOf(params);
  if (present < required) {
    throw new TypeError(
      `Failed to execute '${method}' on 'URLSearchParams': ${required} argument${required > 1 ? 's' : ''} required, but only ${present} present.`,
    );
  }
}

/** As Web IDL has it, an optional argument given as undefined is not given. */
function convert(name: unknown, value: unknown): [name: string, value?: string] {
  return value === undefined ? [toUSVString(name)] : [toUSVString(name), toUSVString(value)];
}

/** https://url.spec.whatwg.org/#concept-urlsearchparams-update */
function update(params: URLSearchParams): void {
  stateOf(params).onUpdate?.();
}
