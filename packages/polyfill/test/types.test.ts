import { URL as NodeURL, URLSearchParams as NodeURLSearchParams } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import { URL, URLSearchParams } from '../src/index.js';

test("objects are assignable to Node's types and back", () => {
  const ours: URL = new NodeURL('http://h');
  const theirs: NodeURL = new URL('http://h');
  const ourParams: URLSearchParams = new NodeURLSearchParams('a=1');
  const theirParams: NodeURLSearchParams = new URLSearchParams('a=1');
  expectTypeOf(new URL('http://h').searchParams).toEqualTypeOf<URLSearchParams>();
  expect(`${ours} ${theirs} ${ourParams} ${theirParams}`).toBe('http://h/ http://h/ a=1 a=1');
});

test('a URL may be given where a string may', () => {
  expect(new URL('b', new NodeURL('http://h/a')).href).toBe('http://h/b');
  expect(new NodeURL('b', new URL('http://h/a')).href).toBe('http://h/b');
});
