import { runInNewContext } from 'node:vm';
import { URLSearchParams as MainParams, URL as MainURL } from '@url/whatwg-url';
import { URL, URLSearchParams } from '@url/whatwg-url/webidl2js-wrapper';
import { beforeEach, describe, expect, test } from 'vitest';

type Realm = typeof globalThis & { eval(code: string): unknown };

type Operation = (...values: unknown[]) => unknown;

function createWindow(): Realm {
  const window = runInNewContext('globalThis') as Realm;
  URL.install(window, ['Window']);
  URLSearchParams.install(window, ['Window']);
  return window;
}

let window: Realm;
beforeEach(() => {
  window = createWindow();
});

/** Runs an expression in the window; what it throws, with whether that is an error of the window. */
function thrownBy(expression: string): [name: string, isOfRealm: boolean] {
  return window.eval(`(() => {
    try { ${expression} } catch (error) { return [error.name, error instanceof Error]; }
    return ['nothing', true];
  })()`) as [string, boolean];
}

describe('each window', () => {
  test('has classes of its own', () => {
    const other = createWindow();
    expect(new Set([window.URL, other.URL, MainURL]).size).toBe(3);
    const url = new window.URL('http://h/?a');
    expect(url).not.toBeInstanceOf(other.URL);
    expect(url).not.toBeInstanceOf(MainURL);
    expect([URL.is(url), URL.is(new other.URL('a:b')), URL.is(new MainURL('a:b'))]).toEqual([true, true, true]);
    expect(window.eval('webkitURL === URL')).toBe(true);
  });

  test('has instances that work with the members of another window', () => {
    const other = createWindow();
    const href = Object.getOwnPropertyDescriptor(other.URL.prototype, 'href')!;
    const url = new window.URL('http://h/');
    href.set!.call(url, 'http://i/');
    expect(href.get!.call(url)).toBe('http://i/');
  });

  test('has params and iterators of its own', () => {
    expect(
      window.eval(`
        const url = new URL('http://h/?a=1&b=2');
        const iterator = url.searchParams.entries();
        [
          url.searchParams === url.searchParams,
          url.searchParams instanceof URLSearchParams,
          Object.getPrototypeOf(Object.getPrototypeOf(iterator)) === Object.getPrototypeOf(Object.getPrototypeOf([].values())),
          Object.prototype.toString.call(iterator) === '[object URLSearchParams Iterator]',
          URLSearchParams.prototype[Symbol.iterator] === URLSearchParams.prototype.entries,
          JSON.stringify([...url.searchParams]) === '[["a","1"],["b","2"]]',
          Object.getPrototypeOf(URL.prototype) === Object.prototype,
          URL.parse('http://h/') instanceof URL,
          URL.parse('h') === null,
          URL.canParse('h', 'http://h/'),
        ].every(Boolean)`),
    ).toBe(true);
  });

  test('can extend the classes', () => {
    expect(
      window.eval(`
        class Sub extends URL {}
        function NoPrototype() {}
        NoPrototype.prototype = 1;
        const made = Reflect.construct(URL, ['a:b'], NoPrototype);
        [new Sub('a:b') instanceof Sub, new Sub('a:b').href === 'a:b', made instanceof URL].every(Boolean)`),
    ).toBe(true);
  });
});

describe('errors belong to the window', () => {
  test.each([
    'new URL("x")',
    'new URL("x", "y")',
    'new URL()',
    'URL("a:b")',
    'new URL(Symbol())',
    'new URL({ toString: () => ({}), valueOf: () => ({}) })',
    'new URL("a:b").href = "x"',
    'new URL("a:b").hash = Symbol()',
    'URL.parse()',
    'URL.canParse(Symbol())',
    'URL.prototype.href',
    'URL.prototype.toJSON.call(Object.create(new URL("a:b")))',
    'URLSearchParams()',
    'new URLSearchParams(Symbol())',
    'new URLSearchParams([["a"]])',
    'new URLSearchParams([1])',
    'new URLSearchParams([["a", Symbol()]])',
    'new URLSearchParams({ [Symbol()]: "a" })',
    'new URLSearchParams().append("a")',
    'new URLSearchParams().has(Symbol())',
    'new URLSearchParams("a").forEach()',
    'new URLSearchParams("a").forEach(1)',
    'URLSearchParams.prototype.sort.call({})',
    'new URLSearchParams().keys().next.call({})',
  ])('%s', (expression) => {
    expect(thrownBy(expression)).toEqual(['TypeError', true]);
  });

  test('also after the page has replaced the property', () => {
    expect(
      window.eval(`(() => {
      const Original = TypeError;
      globalThis.TypeError = class extends Error {};
      try { new URL('x') } catch (error) { return error instanceof Original; }
    })()`),
    ).toBe(true);
  });

  test('except those that the page throws', () => {
    const thrown = new TypeError('main');
    const object = {
      get a() {
        throw thrown;
      },
      toString() {
        throw thrown;
      },
    };
    expect(() => new window.URL(object as never)).toThrow(thrown);
    expect(() => new window.URLSearchParams(object as never)).toThrow(thrown);
    const fail = () => {
      throw thrown;
    };
    expect(() => new window.URLSearchParams('a').forEach(fail)).toThrow(thrown);
    expect(thrownBy('new URLSearchParams({ get a() { throw new RangeError() } })')).toEqual(['RangeError', true]);
  });
});

describe('members', () => {
  test('convert only the arguments that they have', () => {
    const params = new window.URLSearchParams('a=1&a=undefined') as unknown as Record<
      'has' | 'get' | 'delete',
      Operation
    > & {
      readonly size: number;
    };
    expect(params.has('a', undefined, Symbol())).toBe(true);
    expect(params.get('a', Symbol())).toBe('1');
    params.delete('a', undefined);
    expect(params.size).toBe(0);
    expect(new window.URLSearchParams({ '\ud800': '\udfff' }).toString()).toBe('%EF%BF%BD=%EF%BF%BD');
    expect(new window.URLSearchParams(undefined as never).size).toBe(0);
    expect(new window.URLSearchParams(null as never).toString()).toBe('null=');
  });

  test.each([
    ['URL', MainURL],
    ['URLSearchParams', MainParams],
  ] as const)('of %s have the names, lengths and attributes of the class', (name, main) => {
    const shape = (prototype: object) =>
      Reflect.ownKeys(prototype)
        .filter((key) => typeof key === 'string' || !/inspect/.test(String(key)))
        .map((key) => {
          const { value, get, set, ...attributes } = Object.getOwnPropertyDescriptor(prototype, key)!;
          const functions = [value, get, set].map((each) =>
            typeof each === 'function' && key !== 'constructor' ? [each.name, each.length] : typeof each,
          );
          return [String(key), functions, attributes];
        })
        .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(shape(window[name].prototype)).toEqual(shape(main.prototype));
    expect([window[name].name, window[name].length]).toEqual([main.name, main.length]);
  });
});

test('install defines the classes for "Window" and "Worker" only', () => {
  const globals = { Array, String, TypeError };
  const ownKeys = (names: string[]) => {
    const target = { ...globals };
    URL.install(target, names);
    URLSearchParams.install(target, names);
    return Object.getOwnPropertyNames(target).filter((key) => !(key in globals));
  };
  expect(ownKeys(['Window'])).toEqual(['URL', 'webkitURL', 'URLSearchParams']);
  expect(ownKeys(['Worker'])).toEqual(['URL', 'URLSearchParams']);
  expect(ownKeys(['ShadowRealm'])).toEqual([]);
  expect(() => URL.install({}, ['Window'])).toThrow('must have Array, String and TypeError');
});
