import { describe, expect, test } from 'vitest';
import { editQuery, encodeInQuery, parseQuery, type QueryInput, stringifyQuery } from '../src/index.js';

test('the editor iterates over its pairs, and knows how many there are', () => {
  const editor = editQuery('/p?a=1&&b=%20#f');
  expect([...editor]).toEqual(editor.pairs());
  expect(editor.size).toBe(2);
  expect(new Map(editor).get('b')).toBe(' ');
  expect(`${new URLSearchParams([...editor])}`).toBe('a=1&b=+');
  expect(editQuery(editor).query).toBe('a=1&b=%20');
  expect(editQuery('').size).toBe(0);
});

describe('names and values as input', () => {
  test.each<[QueryInput, string | null]>([
    [new URLSearchParams('a=1&b=x+y'), 'a=1&b=x%20y'],
    [new Map([['a', '1']]), 'a=1'],
    [{ a: 1, b: [true, null], c: undefined, d: 'é' }, 'a=1&b=true&b&d=%C3%A9'],
    [{ query: 'x', page: 2 }, 'query=x&page=2'],
    [
      [
        ['a', '1'],
        ['a', 2],
      ],
      'a=1&a=2',
    ],
    [Object.assign(Object.create(null), { a: '1' }), 'a=1'],
    [{}, null],
    [[], null],
    [{ query: 'a=1' }, 'a=1'],
    [{ query: null }, null],
  ])('%o', (input, query) => {
    expect(editQuery(input).query).toBe(query);
    expect(editQuery(input).set('b', '2').get('b')).toBe('2');
  });

  test.each([
    undefined,
    null,
    5,
    true,
    Symbol('a'),
    new Date(),
    new Request('http://h/?a'),
    [['a']],
    ['a=1'],
    { a: {} },
    { query: 5 },
  ])('%o is not a query', (input) =>
    expect(() => editQuery(input as QueryInput)).toThrow(/^Cannot use the argument input/),
  );
});

describe('values', () => {
  test('a list makes a pair for each value', () => {
    expect(editQuery('a=1&b=%20&a=2&a=3').set('a', ['x', 'y']).query).toBe('a=x&b=%20&a=y');
    expect(editQuery('a=1&b=%20').set('a', ['1', '2', null]).query).toBe('a=1&b=%20&a=2&a');
    expect(editQuery('a=1&b').set('a', []).query).toBe('b');
    expect(editQuery('b').append('a', [1, 2n, false]).query).toBe('b&a=1&a=2&a=false');
  });

  test.each([undefined, {}, [undefined], [[]], Symbol('a'), () => 'x'])('%o is not a value', (value) => {
    const editor = editQuery('a=1');
    expect(() => editor.set('a', value as string)).toThrow(/^Cannot use the argument value/);
    expect(() => editor.append('a', value as string)).toThrow(/^Cannot use the argument value/);
    expect(editor.query).toBe('a=1');
  });

  test.each([undefined, {}, [], Symbol('a')])('%o is not a name', (name) => {
    const editor = editQuery('a=1') as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const method of ['get', 'getAll', 'has', 'delete']) {
      expect(() => editor[method]!(name)).toThrow(/^Cannot use the argument name/);
    }
    for (const method of ['set', 'append', 'replace', 'rename']) {
      expect(() => editor[method]!(name, 'x')).toThrow(/^Cannot use the argument name/);
    }
    expect(() => editor.filter!(name)).toThrow(/^Cannot use the argument keeps/);
  });
});

test.each([{ separator: 5 }, { space: '_' }, { plusIsSpace: 1 }, { kind: 'uri' }, { spaces: '+' }, 5, 'query'])(
  'the options %o are refused',
  (options) => expect(() => editQuery('a', options as never)).toThrow(/^Cannot use the argument options/),
);

test.each(['', 0, false, '=', 'a', '25', '%', '#', ' ', '\t', '&\n', 'é', '&=', '+', '"', "'", '<', '>', ['&']])(
  '%o is not a separator: an encoded pair could contain it, or a URL would not keep it',
  (separator) => {
    const options = { separator } as never;
    const problem = /^Cannot use the argument options.separator: .* cannot separate pairs$/;
    expect(() => editQuery('a', options)).toThrow(problem);
    expect(() => parseQuery('a', options)).toThrow(problem);
    expect(() => stringifyQuery({}, options)).toThrow(problem);
  },
);

test.each(['', 0, false, true, 'a', '?', new Set(['a']), new Map(), { has: () => true }, () => true, [',']])(
  '%o is not a set of characters, also for text that needs none',
  (encodeSet) => {
    const problem = /^Cannot use the argument options.encodeSet: .* is not a PercentEncodeSet$/;
    expect(() => editQuery('a', { encodeSet } as never)).toThrow(problem);
    expect(() => encodeInQuery('a', { encodeSet } as never)).toThrow(problem);
  },
);
