import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { URL } from '../src/index.js';

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
