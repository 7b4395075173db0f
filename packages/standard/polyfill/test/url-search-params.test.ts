import { describe, expect, test } from 'vitest';
import { URL } from '../src/index.js';

const start = 'http://u:p@h:81/a?b=1#c';

/** What is set, and the query's list after it. */
const setters: readonly (readonly [name: string, value: string, list: readonly (readonly [string, string])[]])[] = [
  ['search', 'a\tb=c\n', [['ab', 'c']]],
  ['search', '?a\r=%09', [['a', '\t']]],
  ['search', ' x y = z ', [[' x y ', ' z ']]],
  ['search', "?'\ud800#", [["'\ufffd#", '']]],
  ['search', '??', [['?', '']]],
  ['search', '?', []],
  ['search', '', []],
  ['href', 'http://i/?x\ty=z', [['xy', 'z']]],
  ['href', 'mailto:x', []],
  ['href', ' http://i/?+%2b#f ', [[' +', '']]],
  ...['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'hash'].map(
    (name) => [name, 'x\ty', [['b', '1']]] as const,
  ),
];

describe.each(setters)('after %s = %j', (name, value, list) => {
  test('searchParams has the same list, whether it was read before or not', () => {
    const [late, early, changed] = [new URL(start), new URL(start), new URL(start)];
    const params = early.searchParams;
    changed.searchParams.append('d', 'e');
    changed.searchParams.delete('d');
    for (const url of [late, early, changed]) Reflect.set(url, name, value);
    expect([...late.searchParams]).toEqual(list);
    expect([...early.searchParams]).toEqual(list);
    expect([...changed.searchParams]).toEqual(list);
    expect(early.searchParams).toBe(params);
    expect(early.href).toBe(late.href);
    expect(changed.href).toBe(late.href);
    const native = new globalThis.URL(start);
    Reflect.set(native, name, value);
    expect(late.href).toBe(native.href);
    for (const url of [late, early, changed]) url.searchParams.append('x', 'y');
    native.searchParams.append('x', 'y');
    expect([late.href, early.href, changed.href]).toEqual([native.href, native.href, native.href]);
  });
});

test('a setter that changes nothing keeps changes of the params that the URL has not seen', () => {
  const url = new URL('http://h/?a=~');
  url.searchParams.append('b', '~');
  url.port = 'x';
  url.hash = 'f';
  expect(url.href).toBe('http://h/?a=%7E&b=%7E#f');
});

test('href drops changes of the params that the URL has not seen', () => {
  const url = new URL('http://h/?a');
  url.searchParams.append('b', '~');
  url.href = 'http://i/?c';
  expect([url.search, ...url.searchParams.keys()]).toEqual(['?c', 'c']);
  expect(() => {
    url.searchParams.append('d', '~');
    url.href = 'nonsense';
  }).toThrow(TypeError);
  expect(url.search).toBe('?c=&d=%7E');
});

test('fifty thousand appends through the getter, which takes half a minute if each serializes the query', () => {
  const url = new URL('http://h/');
  for (let i = 0; i < 50_000; i++) url.searchParams.append('n', 'x'.repeat(10));
  expect(url.search.length).toBe(50_000 * 13);
});
