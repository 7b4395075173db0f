import assert from 'node:assert';
import { describe, expect, test } from 'vitest';
import { URL, URLSearchParams } from '../src/index.js';

const getters = Object.keys(URL.prototype).filter((name) => !/^to/.test(name)) as (keyof URL)[];

/** What has the prototype of a class, but was not made by it. */
function impostors(object: object): object[] {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(object)), object);
  return [Object.create(object), new Proxy(object, {}), copy, Object.create(Object.getPrototypeOf(object)), {}];
}

describe('members throw a TypeError for what was not made by the class', () => {
  test.each(getters)('the getter %s', (name) => {
    const url = new URL('http://u:p@h:81/a?b#c');
    for (const impostor of impostors(url)) {
      expect(() => Reflect.get(URL.prototype, name, impostor)).toThrow(TypeError);
      if (name === 'origin' || name === 'searchParams') continue;
      expect(() => Reflect.set(URL.prototype, name, 'x', impostor)).toThrow(TypeError);
    }
    expect(url.href).toBe('http://u:p@h:81/a?b#c');
  });

  test('operations', () => {
    for (const impostor of impostors(new URL('http://h'))) {
      for (const name of ['toString', 'toJSON'] as const) {
        expect(() => Reflect.apply(URL.prototype[name], impostor, [])).toThrow(TypeError);
      }
    }
    for (const impostor of impostors(new URLSearchParams('a=1'))) {
      expect(() => Reflect.get(URLSearchParams.prototype, 'size', impostor)).toThrow(TypeError);
      expect(() => Reflect.apply(URLSearchParams.prototype.get, impostor, ['a'])).toThrow(TypeError);
      expect(() => Reflect.apply(URLSearchParams.prototype.keys, impostor, [])).toThrow(TypeError);
    }
  });
});

test('objects have no properties of their own', () => {
  const url = new URL('http://h/?a=1');
  url.searchParams.append('b', '2');
  expect(url.href).toBe('http://h/?a=1&b=2');
  for (const object of [url, url.searchParams, url.searchParams.keys()]) {
    expect(Reflect.ownKeys(object)).toEqual([]);
    expect({ ...object }).toEqual({});
  }
});

/** https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/freeze#deep_freezing */
function deepFreeze(object: object): object {
  for (const key of Reflect.ownKeys(object)) {
    const value: unknown = Reflect.get(object, key);
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') deepFreeze(value as object);
  }
  return Object.freeze(object);
}

describe.each([
  ['Object.freeze', Object.freeze],
  ['Object.seal', Object.seal],
  ['Object.preventExtensions', Object.preventExtensions],
  ['a deep freeze', deepFreeze],
])('after %s', (_, freeze) => {
  test('a URL is read and changed', () => {
    const url = freeze(new URL('http://h:81/p?a=1#f')) as URL;
    expect(url.searchParams.get('a')).toBe('1');
    url.searchParams.append('b', '2');
    url.pathname = '/q';
    expect(url.href).toBe('http://h:81/q?a=1&b=2#f');
    url.href = 'http://i/?c';
    expect([...url.searchParams]).toEqual([['c', '']]);
    for (const name of getters) expect(url[name]).toEqual(new URL('http://i/?c')[name]);
  });

  test('params are read and changed', () => {
    const params = freeze(new URLSearchParams('b=1&a=2')) as URLSearchParams;
    params.sort();
    params.delete('b');
    expect([...params]).toEqual([['a', '2']]);
  });
});

describe('deep equality', () => {
  test.each([...getters, 'toString' as const])('of equal URLs, after %s of one', (name) => {
    const [one, other] = [new URL('http://u:p@h:81/a?b#c'), new URL('http://u:p@h:81/a?b#c')];
    void (name === 'toString' ? one.toString() : one[name]);
    if (name === 'searchParams') one.searchParams.append('d', 'e');
    if (name === 'searchParams') one.search = '?b';
    assert.deepStrictEqual(one, other);
    assert.deepEqual(one, other);
    expect(one).toEqual(other);
    expect(one).toStrictEqual(other);
  });

  test("of URLs that differ: Node's assert tells them apart", () => {
    assert.throws(() => assert.deepStrictEqual(new URL('http://a/'), new URL('http://b/')));
  });

  test('of params', () => {
    const [one, other] = [new URLSearchParams('a=1'), new URLSearchParams('a=1')];
    one.append('b', '2');
    one.delete('b');
    expect(one).toEqual(other);
    one.append('b', '2');
    expect(one).not.toEqual(other);
  });
});
