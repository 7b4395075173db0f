import { describe, expect, test } from 'vitest';
import type { URL, URLSearchParams } from '../src/index.js';
import { addMissingMembers } from '../src/missing-members.js';

const native = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };

type Classes = { URL: typeof URL; URLSearchParams: typeof URLSearchParams };

/** Classes as this runtime has them, without some of their members. */
function nativeWithout(statics: readonly string[], members: readonly PropertyKey[]): Classes {
  const classes = {
    URL: Object.assign(
      function NativeURL(...args: [string]) {
        return new native.URL(...args);
      },
      { prototype: native.URL.prototype, parse: native.URL.parse, canParse: native.URL.canParse },
    ),
    URLSearchParams: function NativeParams(init: string) {
      return Object.setPrototypeOf(new native.URLSearchParams(init), classes.URLSearchParams.prototype);
    },
  };
  for (const name of statics) Reflect.deleteProperty(classes.URL, name);
  const { prototype } = classes.URLSearchParams;
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(native.URLSearchParams.prototype));
  for (const member of members) Reflect.deleteProperty(prototype, member);
  return classes as never;
}

describe('addMissingMembers', () => {
  test('adds the statics', () => {
    const classes = nativeWithout(['parse', 'canParse'], []);
    expect('parse' in classes.URL).toBe(false);
    addMissingMembers(classes as never);
    expect(classes.URL.parse('/a', 'http://h')?.href).toBe('http://h/a');
    expect(classes.URL.parse('/a')).toBeNull();
    expect(classes.URL.canParse('http://h')).toBe(true);
    expect(classes.URL.canParse('http://')).toBe(false);
    expect(() => (classes.URL.parse as unknown as () => void)()).toThrow(TypeError);
    expect(() => classes.URL.canParse(Symbol() as never)).toThrow(TypeError);
  });

  test('fills size and symbols', () => {
    const classes = nativeWithout([], ['size', Symbol.iterator, Symbol.toStringTag]);
    addMissingMembers(classes as never);
    const params = new classes.URLSearchParams('a=1&b=2');
    expect(params.size).toBe(2);
    expect([...params]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(Object.prototype.toString.call(params)).toBe('[object URLSearchParams]');
  });

  test('adds the second argument of has and delete', () => {
    const { has, delete: remove } = native.URLSearchParams.prototype;
    const classes = nativeWithout([], []);
    Object.assign(classes.URLSearchParams.prototype, {
      has(this: never, name: string) {
        return has.call(this, name);
      },
      delete(this: never, name: string) {
        remove.call(this, name);
      },
    });
    addMissingMembers(classes as never);
    const params = new classes.URLSearchParams('a=1&b=2&a=2&a=1');
    expect([params.has('a'), params.has('a', '2'), params.has('a', '3'), params.has('a', undefined)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    params.delete('a', '1');
    expect(`${params}`).toBe('b=2&a=2');
    params.delete('a', undefined);
    expect(`${params}`).toBe('b=2');
  });

  test('fills iteration, sort and toJSON', () => {
    const members = ['entries', 'keys', 'values', 'forEach', 'sort', Symbol.iterator];
    const classes = nativeWithout([], members);
    const { toJSON } = native.URL.prototype;
    Reflect.deleteProperty(native.URL.prototype, 'toJSON');
    try {
      addMissingMembers(classes as never);
      expect(JSON.stringify(new native.URL('http://h'))).toBe('"http://h/"');
    } finally {
      Object.defineProperty(native.URL.prototype, 'toJSON', { value: toJSON, writable: true, enumerable: true });
    }
    const params = new classes.URLSearchParams('z=1&%26=%3D&a=ü+%00&z=0&=&%25');
    const tuples = [...new native.URLSearchParams('z=1&%26=%3D&a=ü+%00&z=0&=&%25')];
    expect([...params]).toEqual(tuples);
    expect([...params.entries()]).toEqual(tuples);
    expect([...params.keys()]).toEqual(tuples.map(([name]) => name));
    expect([...params.values()]).toEqual(tuples.map(([, value]) => value));
    const seen: unknown[] = [];
    params.forEach(function (this: unknown, value, name, object) {
      seen.push([name, value, this, object]);
    }, 'this');
    expect(seen).toEqual(tuples.map(([name, value]) => [name, value, 'this', params]));
    params.sort();
    expect(`${params}`).toBe('=&%25=&%26=%3D&a=%C3%BC+%00&z=1&z=0');
  });

  test('leaves the order of what stays when one of several tuples of a name is deleted', () => {
    const { delete: remove } = native.URLSearchParams.prototype;
    const classes = nativeWithout([], []);
    Object.assign(classes.URLSearchParams.prototype, {
      delete(this: never, name: string) {
        remove.call(this, name);
      },
    });
    addMissingMembers(classes as never);
    const params = new classes.URLSearchParams('a=1&b=1&a=2&c=1&a=1&b=2');
    params.delete('a', '2');
    params.delete('b', '3');
    expect(`${params}`).toBe('a=1&b=1&c=1&a=1&b=2');
    params.delete('a', '1');
    expect(`${params}`).toBe('b=1&c=1&b=2');
  });

  test('leaves frozen classes as they are', () => {
    const classes = nativeWithout(['parse'], ['size', Symbol.iterator]);
    Object.freeze(classes.URL);
    Object.freeze(classes.URLSearchParams.prototype);
    expect(() => addMissingMembers(classes as never)).not.toThrow();
    expect('parse' in classes.URL || 'size' in classes.URLSearchParams.prototype).toBe(false);
  });
});
