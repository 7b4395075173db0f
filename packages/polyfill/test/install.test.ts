import { describe, expect, test } from 'vitest';
import { conforms } from '../src/behaviors.js';
import { fillHoles } from '../src/holes.js';
import { install, URL, URLSearchParams } from '../src/index.js';
import { installWhereNeeded } from '../src/install-where-needed.js';

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

/** The function or value that an object has under a name. */
function memberOf(object: object, name: string): unknown {
  const { value, get } = Object.getOwnPropertyDescriptor(object, name)!;
  return get ?? value;
}

describe('install', () => {
  test('puts both classes on the target as Web IDL does', () => {
    const realm: Record<string, unknown> = {};
    install(realm);
    for (const [name, value] of Object.entries({ URL, URLSearchParams })) {
      expect(Object.getOwnPropertyDescriptor(realm, name)).toEqual({
        value,
        writable: true,
        enumerable: false,
        configurable: true,
      });
    }
    expect('webkitURL' in realm).toBe(false);
  });

  test('keeps what only the native class can do, and an alias', () => {
    const createObjectURL = () => 'blob:x';
    const realm: { [name: string]: unknown; webkitURL: unknown } = {
      URL: Object.assign(() => {}, { createObjectURL }),
      webkitURL: 1,
    };
    install(realm);
    expect(realm.webkitURL).toBe(URL);
    expect(Reflect.get(URL, 'createObjectURL')).toBe(createObjectURL);
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
});

describe('conforms', () => {
  test('this runtime does, and so do we', () => {
    expect(conforms(native as never)).toBe(true);
    expect(conforms({ URL, URLSearchParams } as never)).toBe(true);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['presence alone', { URL: function URL() {}, URLSearchParams: native.URLSearchParams }],
    [
      'a class that throws',
      {
        URL: class {
          constructor() {
            throw new Error('not here');
          }
        },
        URLSearchParams: native.URLSearchParams,
      },
    ],
    [
      'a class that keeps what it gets',
      {
        URL: class {
          constructor(readonly href: string) {}
        },
        URLSearchParams: native.URLSearchParams,
      },
    ],
  ])('%s does not', (_, classes) => {
    const realm: { [name: string]: unknown; URL?: unknown; URLSearchParams?: unknown } = { ...classes };
    expect(conforms(realm as never)).toBe(false);
    installWhereNeeded(realm);
    expect([realm.URL, realm.URLSearchParams]).toEqual([URL, URLSearchParams]);
  });
});

describe('fillHoles', () => {
  test('fills the statics', () => {
    const classes = nativeWithout(['parse', 'canParse'], []);
    expect('parse' in classes.URL).toBe(false);
    fillHoles(classes as never);
    expect(classes.URL.parse('/a', 'http://h')?.href).toBe('http://h/a');
    expect(classes.URL.parse('/a')).toBeNull();
    expect(classes.URL.canParse('http://h')).toBe(true);
    expect(classes.URL.canParse('http://')).toBe(false);
    expect(() => (classes.URL.parse as unknown as () => void)()).toThrow(TypeError);
    expect(() => classes.URL.canParse(Symbol() as never)).toThrow(TypeError);
  });

  test('fills size and symbols', () => {
    const classes = nativeWithout([], ['size', Symbol.iterator, Symbol.toStringTag]);
    fillHoles(classes as never);
    const params = new classes.URLSearchParams('a=1&b=2');
    expect(params.size).toBe(2);
    expect([...params]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(Object.prototype.toString.call(params)).toBe('[object URLSearchParams]');
  });

  test('fills the second argument of has and delete', () => {
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
    fillHoles(classes as never);
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

  test('touches nothing where nothing is missing', () => {
    const objects = [native.URL, native.URL.prototype, native.URLSearchParams, native.URLSearchParams.prototype];
    const members = () =>
      objects.flatMap((object) => Object.getOwnPropertyNames(object).map((name) => memberOf(object, name)));
    const before = members();
    const realm = { ...native };
    installWhereNeeded(realm);
    const after = members();
    expect(realm.URL === native.URL && realm.URLSearchParams === native.URLSearchParams).toBe(true);
    expect(after.length).toBe(before.length);
    expect(after.every((member, index) => member === before[index])).toBe(true);
  });
});
