import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DedupeKeyOptions, dedupeKey, trackingParameters } from '../src/index.js';

const off: DedupeKeyOptions = {
  removeFragment: false,
  decodeUnreserved: false,
  removeEmptyQuery: false,
  removeParameters: [],
  sortParameters: false,
  removeTrailingSlash: false,
};

test.each<[string, DedupeKeyOptions | undefined, string | null]>([
  ['http://EXAMPLE.com:80', undefined, 'http://example.com/'],
  ['http://h/a/./b/../c', undefined, 'http://h/a/c'],
  ['http://h/%7e%41%2f%c3%a9', undefined, 'http://h/~A%2F%C3%A9'],
  ['http://h/%7e', { decodeUnreserved: false }, 'http://h/%7e'],
  ['http://h/%2%35%%35', undefined, 'http://h/%2%35%%35'],
  ['http://h/a?', undefined, 'http://h/a'],
  ['http://h/a?', { removeEmptyQuery: false }, 'http://h/a?'],
  ['http://h/a#b', undefined, 'http://h/a'],
  ['http://h/a#%62', { removeFragment: false }, 'http://h/a#b'],
  ['http://h/?utm_source=a&q=1&gclid=2&utm=3', undefined, 'http://h/?q=1&utm=3'],
  ['http://h/?%75tm_source=a', { decodeUnreserved: false }, 'http://h/'],
  ['http://h/?utm_source=a', { removeParameters: [] }, 'http://h/?utm_source=a'],
  ['http://h/?session=a&s=b', { removeParameters: ['session', 'x*'] }, 'http://h/?s=b'],
  ['http://h/?b=1&a=2&b=0', { sortParameters: true }, 'http://h/?a=2&b=1&b=0'],
  ['http://h/?b=1&a=2&b=0', undefined, 'http://h/?b=1&a=2&b=0'],
  ['http://h/a/', undefined, 'http://h/a/'],
  ['http://h/a/', { removeTrailingSlash: true }, 'http://h/a'],
  ['http://h/', { removeTrailingSlash: true }, 'http://h/'],
  ['mailto:a/', { removeTrailingSlash: true }, 'mailto:a/'],
  ['a b', undefined, null],
])('the key of %s with %o', (url, options, expected) => {
  expect(dedupeKey(url, options)).toBe(expected);
});

test('without its steps the key is the href', () => {
  const url = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constant('x:/.//a/?#'));
  fc.assert(
    fc.property(url, (text) => {
      expect(dedupeKey(text, off)).toBe(new URL(text).href);
    }),
  );
});

test('a key is its own key', () => {
  const piece = fc.constantFrom(
    '%',
    '2',
    '5',
    '%35',
    '%2e',
    '%41',
    '/',
    '.',
    '?',
    '&',
    '=',
    'utm_a',
    'b',
    '#',
    '%c3',
    '//',
  );
  const url = fc.array(piece, { maxLength: 12 }).map((pieces) => `https://h/${pieces.join('')}`);
  const flags = fc.record({
    sortParameters: fc.boolean(),
    removeFragment: fc.boolean(),
    decodeUnreserved: fc.boolean(),
  });
  fc.assert(
    fc.property(url, flags, (text, options) => {
      const key = dedupeKey(text, options)!;
      expect(dedupeKey(key, options), text).toBe(key);
      expect(dedupeKey(parseURL(text)!, options)).toBe(key);
    }),
    { numRuns: 3000 },
  );
});

test('wrong arguments throw', () => {
  expect(() => dedupeKey(5 as never)).toThrow('argument url');
  expect(() => dedupeKey('http://h', { sort: true } as never)).toThrow('sort');
  expect(() => dedupeKey('http://h', { sortParameters: 1 as never })).toThrow('options.sortParameters');
  for (const names of ['utm_*', [5], ['']]) {
    expect(() => dedupeKey('http://h', { removeParameters: names as never })).toThrow('options.removeParameters');
  }
  expect(Object.isFrozen(trackingParameters)).toBe(true);
});
