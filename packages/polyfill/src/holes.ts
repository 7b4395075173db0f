import { requireArguments, toDOMString, toUSVString } from '@url/infra';
import type { URLSearchParams } from '@url/search-params';
import type { NativeClasses } from './behaviors.js';
import type { URL } from './url.js';

/**
 * https://url.spec.whatwg.org/#api
 *
 * Fills what a class lacks that is otherwise as the standard says: members that came later, and symbols.
 */
export function fillHoles(native: NativeClasses): void {
  fillStatics(native);
  const prototype = native.URLSearchParams.prototype as URLSearchParams;
  if (!('size' in prototype)) defineSize(prototype);
  if (new native.URLSearchParams('a=1').has('a', '2')) defineTwoArgumentHas(prototype);
  if (!deletesOneOfTwo(native)) defineTwoArgumentDelete(prototype);
  if (!(Symbol.iterator in prototype)) defineHidden(prototype, Symbol.iterator, Reflect.get(prototype, 'entries'));
  defineTag(prototype, 'URLSearchParams');
  defineTag(native.URL.prototype, 'URL');
}

/** https://url.spec.whatwg.org/#dom-url-parse and https://url.spec.whatwg.org/#dom-url-canparse */
function fillStatics({ URL: NativeURL }: NativeClasses): void {
  const statics = {
    parse(url: unknown, base: unknown = undefined): URL | null {
      requireArguments(arguments.length, 1);
      const input = toDOMString(url);
      const baseInput = base === undefined ? undefined : toDOMString(base);
      try {
        return new NativeURL(input, baseInput);
      } catch {
        return null;
      }
    },
    canParse(url: unknown, base: unknown = undefined): boolean {
      requireArguments(arguments.length, 1);
      return statics.parse(url, base) !== null;
    },
  };
  for (const [name, value] of Object.entries(statics)) {
    if (!(name in NativeURL)) defineMember(NativeURL, name, { value, writable: true });
  }
}

/** https://url.spec.whatwg.org/#dom-urlsearchparams-size */
function defineSize(prototype: URLSearchParams): void {
  const { size: get } = Object.getOwnPropertyDescriptors({
    get size(): number {
      let size = 0;
      prototype.forEach.call(this, () => size++);
      return size;
    },
  });
  defineMember(prototype, 'size', { get: get.get! });
}

/** https://url.spec.whatwg.org/#dom-urlsearchparams-has */
function defineTwoArgumentHas(prototype: URLSearchParams): void {
  const native = prototype.has;
  const { has } = {
    has(this: URLSearchParams, name: unknown, value: unknown = undefined): boolean {
      requireArguments(arguments.length, 1);
      const nameString = toUSVString(name);
      if (value === undefined) return native.call(this, nameString);
      return prototype.getAll.call(this, nameString).includes(toUSVString(value));
    },
  };
  defineMember(prototype, 'has', { value: has, writable: true });
}

function deletesOneOfTwo({ URLSearchParams }: NativeClasses): boolean {
  const params = new URLSearchParams('a=1&a=2');
  params.delete('a', '1');
  return `${params}` === 'a=2';
}

/** https://url.spec.whatwg.org/#dom-urlsearchparams-delete */
function defineTwoArgumentDelete(prototype: URLSearchParams): void {
  const native = prototype.delete;
  const object = {
    delete(this: URLSearchParams, name: unknown, value: unknown = undefined): void {
      requireArguments(arguments.length, 1);
      const nameString = toUSVString(name);
      if (value === undefined) {
        native.call(this, nameString);
        return;
      }
      const valueString = toUSVString(value);
      const tuples: [string, string][] = [];
      prototype.forEach.call(this, (tupleValue, tupleName) => tuples.push([tupleName, tupleValue]));
      for (const tupleName of new Set(tuples.map(([first]) => first))) native.call(this, tupleName);
      for (const [tupleName, tupleValue] of tuples) {
        if (tupleName !== nameString || tupleValue !== valueString) prototype.append.call(this, tupleName, tupleValue);
      }
    },
  };
  defineMember(prototype, 'delete', { value: object.delete, writable: true });
}

function defineTag(prototype: object, tag: string): void {
  if (!(Symbol.toStringTag in prototype))
    Object.defineProperty(prototype, Symbol.toStringTag, { value: tag, configurable: true });
}

function defineHidden(object: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, configurable: true });
}

function defineMember(object: object, key: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(object, key, { ...descriptor, enumerable: true, configurable: true });
}
