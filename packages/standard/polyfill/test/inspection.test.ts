import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { URL, URLSearchParams } from '../src/index.js';

test("Node's inspect shows the parts", () => {
  expect(inspect(new URL('http://u@h:81/p?a=1#f'))).toBe(`URL {
  href: 'http://u@h:81/p?a=1#f',
  origin: 'http://h:81',
  protocol: 'http:',
  username: 'u',
  password: '',
  host: 'h:81',
  hostname: 'h',
  port: '81',
  pathname: '/p',
  search: '?a=1',
  searchParams: URLSearchParams { 'a' => '1' },
  hash: '#f'
}`);
});

test('the prototype, and depths below zero, do not throw', () => {
  expect(inspect(URL.prototype)).toMatch(/URL/);
  const native = { u: new globalThis.URL('http://h'), p: new globalThis.URLSearchParams('a') };
  const ours = { u: new URL('http://h'), p: new URLSearchParams('a') };
  for (const depth of [0, 1, 2, 3]) {
    const within = (value: unknown) => inspect({ a: { b: value }, c: [[value]] }, { depth });
    expect(within(ours)).toBe(within(native));
  }
});

test('an object whose constructor was changed, and one that inherits from an object, are shown', () => {
  for (const changed of [null, undefined, 1, { name: 1 }]) {
    const [url, params] = [new URL('http://h'), new URLSearchParams('a')];
    Object.defineProperty(url, 'constructor', { value: changed });
    Object.defineProperty(params, 'constructor', { value: changed });
    expect(inspect(url)).toMatch(/^URL {\s+href: 'http:\/\/h\/'/);
    expect(inspect(params)).toBe(`URLSearchParams { 'a' => '' }`);
  }
  expect(inspect(Object.create(new URL('http://h')))).toBe('[object URL]');
  expect(inspect(Object.create(new URLSearchParams('a')))).toBe('[object URLSearchParams]');
});

test('what is frozen is shown', () => {
  expect(inspect(Object.freeze(new URL('http://h')))).toMatch(/^URL {\s+href: 'http:\/\/h\/'/);
});

test("Node's inspect shows names and values", () => {
  expect(inspect(new URLSearchParams('a=1&b=%27&a=2'))).toBe(`URLSearchParams { 'a' => '1', 'b' => "'", 'a' => '2' }`);
  expect(inspect(new URLSearchParams())).toBe('URLSearchParams {}');
  expect(inspect({ params: new URLSearchParams('a') })).toBe(`{ params: URLSearchParams { 'a' => '' } }`);
});

test('subclasses are shown under their names, by a property that is not enumerable', () => {
  class Link extends URL {}
  expect(inspect(new Link('http://h'))).toMatch(/^Link {\s+href: 'http:\/\/h\/'/);
  for (const { prototype } of [URL, URLSearchParams]) {
    const key = Symbol.for('nodejs.util.inspect.custom');
    expect(Object.getOwnPropertyDescriptor(prototype, key)).toMatchObject({ enumerable: false });
  }
});

test('iterators show what they will return, as native ones do', () => {
  const both = [new URLSearchParams('a=1&b=2&c=%27'), new globalThis.URLSearchParams('a=1&b=2&c=%27')];
  const [ours, native] = both.map((params) => {
    const shown = [];
    for (const iterator of [params.entries(), params.keys(), params.values()]) {
      shown.push(inspect(iterator));
      iterator.next();
      shown.push(inspect(iterator), inspect([iterator]), inspect([[[[iterator]]]]));
      for (const _ of iterator);
      shown.push(inspect(iterator));
    }
    return shown;
  });
  expect(ours).toEqual(native);
  expect(ours![0]).toBe(`URLSearchParams Iterator { [ 'a', '1' ], [ 'b', '2' ], [ 'c', "'" ] }`);
});

test('an iterator that is shown goes on, also after a change', () => {
  const params = new URLSearchParams('a&b&c&d');
  const keys = params.keys();
  keys.next();
  inspect(keys);
  params.delete('a');
  expect(inspect(keys)).toBe(`URLSearchParams Iterator { 'c', 'd' }`);
  expect(inspect(keys)).toBe(`URLSearchParams Iterator { 'c', 'd' }`);
  expect([...keys]).toEqual(['c', 'd']);
  expect(inspect(Object.create(params.keys()))).toBe('[object URLSearchParams Iterator]');
});
