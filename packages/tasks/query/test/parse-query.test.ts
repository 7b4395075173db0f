import { URLSearchParams } from '@url/search-params';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editQuery, parseQuery } from '../src/index.js';
import { queries } from './arbitraries.js';

const rawOf = (query: string, separator?: string) =>
  parseQuery(query, { separator: separator ?? null }).map((p) => p.raw);

describe('pieces', () => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['a&', ['a', '']],
    ['&', ['', '']],
    ['a&&b', ['a', '', 'b']],
    ['?a=b', ['?a=b']],
    ['a;b&c', ['a;b', 'c']],
  ])('%j gives %j', (query, raw) => {
    expect(rawOf(query)).toEqual(raw);
  });

  test('null has none', () => {
    expect(parseQuery(null)).toEqual([]);
  });

  test.each([
    [';', 'a;b&c', ['a', 'b&c']],
    ['&amp;', 'a&amp;b&c', ['a', 'b&c']],
    ['-', 'a-b', ['a', 'b']],
    ['^]', 'a^b^]c', ['a^b', 'c']],
    ['\\', 'a\\b', ['a', 'b']],
  ])('separated by %j', (separator, query, raw) => {
    expect(rawOf(query, separator)).toEqual(raw);
  });

  test('have names and values, raw and decoded, with their places', () => {
    expect(parseQuery('a=%c3%a9+=&%zz&=%ff')).toEqual([
      {
        raw: 'a=%c3%a9+=',
        rawName: 'a',
        rawValue: '%c3%a9+=',
        name: 'a',
        value: 'é =',
        hasEquals: true,
        start: 0,
        end: 10,
      },
      { raw: '%zz', rawName: '%zz', rawValue: '', name: '%zz', value: '', hasEquals: false, start: 11, end: 14 },
      { raw: '=%ff', rawName: '', rawValue: '%ff', name: '', value: '\ufffd', hasEquals: true, start: 15, end: 19 },
    ]);
  });

  test('keep "+" where it is no space', () => {
    expect(parseQuery('a=b+c', { plusIsSpace: false })[0]?.value).toBe('b+c');
    expect(parseQuery('a=b+%2B', { plusIsSpace: null })[0]?.value).toBe('b +');
  });

  test('read lone surrogates as U+FFFD', () => {
    expect(parseQuery('\ud800=%20\udc00')[0]).toMatchObject({
      raw: '\ud800=%20\udc00',
      name: '\ufffd',
      value: ' \ufffd',
    });
  });
});

test('the pieces and what separates them are the query, and the pairs are those of URLSearchParams', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const pieces = parseQuery(query);
      expect(pieces.map(({ raw }) => raw).join('&')).toBe(query);
      for (const { raw, start, end } of pieces) expect(query.slice(start, end)).toBe(raw);
      const pairs = pieces.filter(({ raw }) => raw !== '').map(({ name, value }) => [name, value]);
      expect(pairs).toEqual([...new URLSearchParams(query.startsWith('?') ? `?${query}` : query)]);
    }),
  );
});

test('options on Object.prototype change nothing', () => {
  Object.assign(Object.prototype, { separator: ';', plusIsSpace: false });
  try {
    expect(parseQuery('a+b;c&d', {}).map(({ name }) => name)).toEqual(['a b;c', 'd']);
  } finally {
    for (const name of ['separator', 'plusIsSpace']) Reflect.deleteProperty(Object.prototype, name);
  }
});

test('more pieces than fit into a heap of 1 GB are a RangeError', () => {
  const query = '&'.repeat(2 ** 21);
  const expected = new RangeError('The query has more than 2097152 pieces');
  expect(() => parseQuery(query)).toThrow(expected);
  expect(() => editQuery({ query })).toThrow(expected);
});
