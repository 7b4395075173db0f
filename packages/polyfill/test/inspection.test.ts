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
  expect(inspect({ a: { b: { c: new URL('http://h') } } }, { depth: 2 })).toMatch(/URL/);
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
