import { describe, expect, test } from 'vitest';
import { list, optional } from '../src/read/list-and-optional.js';
import { readQuery } from '../src/read/read-query.js';
import { integer, string } from '../src/read/value-readers.js';

describe('list', () => {
  test('reads all pairs with the name in order, and an empty array without any', () => {
    expect(readQuery('a=1&b=2&a=3', { a: list(integer) })).toEqual({ ok: true, value: { a: [1, 3] } });
    expect(readQuery('', { a: list(string) })).toEqual({ ok: true, value: { a: [] } });
  });
});

describe('optional', () => {
  test('gives undefined, or the value that is given, for a name that is missing', () => {
    expect(readQuery('', { a: optional(string) })).toEqual({ ok: true, value: { a: undefined } });
    expect(readQuery('', { a: optional(integer, 7) })).toEqual({ ok: true, value: { a: 7 } });
  });

  test('reads a name that is there, and reports a value that is invalid', () => {
    expect(readQuery('a=1', { a: optional(integer, 7) })).toEqual({ ok: true, value: { a: 1 } });
    expect(readQuery('a=x', { a: optional(integer, 7) })).toMatchObject({ ok: false });
  });

  test('takes a list: then the value that is given replaces an empty array', () => {
    expect(readQuery('', { a: optional(list(string), ['b']) })).toEqual({ ok: true, value: { a: ['b'] } });
  });
});
