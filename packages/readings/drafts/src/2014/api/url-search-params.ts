import { toScalarValueString } from '@url/infra/internal';
import { createLinkedSearchParams, setLinkedQuery, type URLSearchParams } from '@url/search-params';

/** §2.4: a url object, as its query object knows it. */
export interface URLObject {
  /** The "update steps" for one url object. They run after each operation on the list. */
  queryObjectUpdated(): void;
}

/** §2.4: the key of the "list of url objects". Only the classes of this folder know it. */
export const urlObjects = Symbol('url objects');

/** The key of the list of name-value pairs. */
const list = Symbol('list');

/** Defines a property that is neither listed nor changed. The descriptor inherits nothing: `Object.prototype.get` is no getter. */
function defineHidden(object: object, key: symbol, value: unknown): void {
  Object.defineProperty(object, key, Object.assign(Object.create(null), { value }));
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §2.4. Interface URLSearchParams
 *
 * The list is that of today's interface. Three things differ: an initial "?" is a part of the first name, `delete` and `has` take a name
 * only, and the object may belong to several URLs, which it updates all.
 *
 * @example
 * import { URL2014, URLSearchParams2014 } from '@url/drafts/2014';
 *
 * const params = new URLSearchParams2014('a=1');
 * const first = new URL2014('http://first.example/');
 * const second = new URL2014('http://second.example/?x');
 * first.searchParams = second.searchParams = params;
 * params.append('b', 'c d');
 * first.href; // => 'http://first.example/?a=1&b=c+d'
 * second.href; // => 'http://second.example/?a=1&b=c+d'
 */
export class URLSearchParams2014 {
  /** The url objects, in the order in which they were appended. */
  declare readonly [urlObjects]: Set<URLObject>;
  declare readonly [list]: URLSearchParams;

  /**
   * @param init a query without its "?", or other params to copy
   */
  constructor(init: string | URLSearchParams2014 = '') {
    const query = toScalarValueString(String(init));
    defineHidden(this, urlObjects, new Set());
    defineHidden(
      this,
      list,
      createLinkedSearchParams(query, () => runUpdateSteps(this)),
    );
  }

  /** Adds a pair at the end. */
  append(name: string, value: string): void {
    requireArguments('append', arguments.length, 2);
    this[list].append(name, value);
  }

  /** Removes all pairs with this name. */
  delete(name: string): void {
    requireArguments('delete', arguments.length, 1);
    this[list].delete(name);
  }

  /** @returns the value of the first pair with this name, or `null` */
  get(name: string): string | null {
    requireArguments('get', arguments.length, 1);
    return this[list].get(name);
  }

  /** @returns the values of all pairs with this name, in list order */
  getAll(name: string): string[] {
    requireArguments('getAll', arguments.length, 1);
    return this[list].getAll(name);
  }

  /** @returns whether there is a pair with this name */
  has(name: string): boolean {
    requireArguments('has', arguments.length, 1);
    return this[list].has(name);
  }

  /** Changes the value of the first pair with this name and removes the others. If there is none, appends a pair. */
  set(name: string, value: string): void {
    requireArguments('set', arguments.length, 2);
    this[list].set(name, value);
  }

  entries(): IterableIterator<[string, string]> {
    return this[list].entries();
  }

  keys(): IterableIterator<string> {
    return this[list].keys();
  }

  values(): IterableIterator<string> {
    return this[list].values();
  }

  forEach(callback: (value: string, name: string, params: URLSearchParams2014) => void): void {
    this[list].forEach((value, name) => {
      callback(value, name, this);
    });
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }

  /** The serialization of the list. */
  toString(): string {
    return this[list].toString();
  }
}

/** https://webidl.spec.whatwg.org/#dfn-create-operation-function, step 2.1.4: throws for a missing argument. */
function requireArguments(operation: string, given: number, required: number): void {
  if (given >= required) return;
  const what = required === 1 ? 'argument is' : 'arguments are';
  throw new TypeError(`Cannot run ${operation}: ${required} ${what} required, but only ${given} given`);
}

/** §2.4: update steps */
export function runUpdateSteps(params: URLSearchParams2014): void {
  for (const urlObject of params[urlObjects]) urlObject.queryObjectUpdated();
}

/** §2, set the input: "set query object's list to the result of parsing query". This runs no update steps. */
export function setList(params: URLSearchParams2014, query: string): void {
  setLinkedQuery(params[list], query);
}
