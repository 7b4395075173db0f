import { requireArguments, toUSVString } from '@url/infra';
import type { URLSearchParams } from '@url/search-params';
import type { NativeClasses } from './behaviors.js';
import { addMembers, addSymbol, defineMember, hasAll } from './members.js';

type Tuple = [name: string, value: string];

const members = ['size', 'sort', 'entries', 'keys', 'values', 'forEach', Symbol.iterator, Symbol.toStringTag];

/** Whether a member has to be added. Asked first, because that takes a fifth of the time of preparing the members. */
export function lacksParams(native: NativeClasses): boolean {
  return !hasAll(native.URLSearchParams.prototype, members) || hasIgnoresValue(native) || deleteIgnoresValue(native);
}

function hasIgnoresValue({ URLSearchParams }: NativeClasses): boolean {
  return new URLSearchParams('a=1').has('a', '2');
}

function deleteIgnoresValue({ URLSearchParams }: NativeClasses): boolean {
  const params = new URLSearchParams('a=1&a=2');
  params.delete('a', '1');
  return `${params}` !== 'a=2';
}

/**
 * https://url.spec.whatwg.org/#interface-urlsearchparams
 *
 * Adds the members that a native `URLSearchParams` lacks, and the second arguments of `has` and `delete`. They are made from `append`,
 * `delete`, `getAll` and `toString`, which every implementation has had from the start.
 */
export function addMissingParamsMembers(native: NativeClasses): void {
  const prototype = native.URLSearchParams.prototype as URLSearchParams;
  const list = new NativeList(prototype);
  if (!('size' in prototype)) defineSize(prototype, list);
  if (hasIgnoresValue(native)) defineTwoArgumentHas(prototype);
  if (deleteIgnoresValue(native)) defineTwoArgumentDelete(prototype, list);
  addIteration(prototype, list);
  addMembers(prototype, {
    sort(this: URLSearchParams): void {
      const sorted = list.tuples(this).sort(({ 0: a }, { 0: b }) => (a < b ? -1 : Number(a > b)));
      list.replace(this, sorted);
    },
  });
  addSymbol(prototype, Symbol.toStringTag, { value: 'URLSearchParams' });
}

/** https://url.spec.whatwg.org/#concept-urlsearchparams-list, read and written by a native class's own methods. */
class NativeList {
  private readonly append: URLSearchParams['append'];
  private readonly delete: (this: URLSearchParams, name: string) => void;
  private readonly toString: () => string;

  constructor(prototype: URLSearchParams) {
    this.append = prototype.append;
    this.delete = prototype.delete;
    this.toString = prototype.toString;
  }

  /** The native serialization encodes every "&" and "=" of a name or value, and is well-formed UTF-8. */
  tuples(params: URLSearchParams): Tuple[] {
    const decode = (text: string): string => decodeURIComponent(text.replace(/\+/g, ' '));
    const sequences = this.toString.call(params).split('&');
    return sequences.flatMap((sequence): Tuple[] => {
      const equals = sequence.indexOf('=');
      return sequence === '' ? [] : [[decode(sequence.slice(0, equals)), decode(sequence.slice(equals + 1))]];
    });
  }

  replace(params: URLSearchParams, tuples: readonly Tuple[]): void {
    for (const name of new Set(this.tuples(params).map((tuple) => tuple[0]))) this.delete.call(params, name);
    for (const { 0: name, 1: value } of tuples) this.append.call(params, name, value);
  }
}

/** Defines the getter `size` where an engine lacks it. See https://url.spec.whatwg.org/#dom-urlsearchparams-size. */
function defineSize(prototype: URLSearchParams, list: NativeList): void {
  const { size: get } = Object.getOwnPropertyDescriptors({
    get size(): number {
      return list.tuples(this as never).length;
    },
  });
  defineMember(prototype, 'size', { get: get.get! });
}

/**
 * Makes `has` compare the value where an engine ignores its second argument.
 * See https://url.spec.whatwg.org/#dom-urlsearchparams-has.
 */
function defineTwoArgumentHas(prototype: URLSearchParams): void {
  const { getAll, has: native } = prototype;
  const { has } = {
    has(this: URLSearchParams, name: unknown, value: unknown = undefined): boolean {
      requireArguments(arguments.length, 1);
      const nameString = toUSVString(name);
      if (value === undefined) return native.call(this, nameString);
      return getAll.call(this, nameString).includes(toUSVString(value));
    },
  };
  defineMember(prototype, 'has', { value: has, writable: true });
}

/**
 * Makes `delete` compare the value where an engine ignores its second argument.
 * See https://url.spec.whatwg.org/#dom-urlsearchparams-delete.
 */
function defineTwoArgumentDelete(prototype: URLSearchParams, list: NativeList): void {
  const { getAll, delete: native } = prototype;
  const object = {
    delete(this: URLSearchParams, name: unknown, value: unknown = undefined): void {
      requireArguments(arguments.length, 1);
      const nameString = toUSVString(name);
      const valueString = value === undefined ? undefined : toUSVString(value);
      const values = getAll.call(this, nameString);
      if (valueString === undefined || values.every((other) => other === valueString)) {
        native.call(this, nameString);
      } else if (values.includes(valueString)) {
        const tuples = list.tuples(this);
        list.replace(
          this,
          tuples.filter((tuple) => tuple[0] !== nameString || tuple[1] !== valueString),
        );
      }
    },
  };
  defineMember(prototype, 'delete', { value: object.delete, writable: true });
}

/** https://webidl.spec.whatwg.org/#js-iterable. The iterators that are added here walk over the list as it was when they were made. */
function addIteration(prototype: URLSearchParams, list: NativeList): void {
  addMembers(prototype, {
    entries(this: URLSearchParams): Iterator<Tuple> {
      return list.tuples(this).values();
    },
    keys(this: URLSearchParams): Iterator<string> {
      const names = list.tuples(this).map((tuple) => tuple[0]);
      return names.values();
    },
    values(this: URLSearchParams): Iterator<string> {
      const values = list.tuples(this).map((tuple) => tuple[1]);
      return values.values();
    },
    forEach(this: URLSearchParams, callback: (value: string, name: string, params: URLSearchParams) => void): void {
      const thisArgument: unknown = arguments[1];
      for (const { 0: name, 1: value } of list.tuples(this)) callback.call(thisArgument, value, name, this);
    },
  });
  addSymbol(prototype, Symbol.iterator, { value: Reflect.get(prototype, 'entries'), writable: true });
}
