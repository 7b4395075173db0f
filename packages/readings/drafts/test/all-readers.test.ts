import { programs, type Reading } from '@url/compare';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readers } from '../../compare/test/all-readers.js';
import { latin1, utf16 } from '../../compare/test/encodings.js';

const pieces = [
  'http:',
  'https:',
  'file:',
  'mailto:',
  'foo:',
  'gopher:',
  '/',
  '//',
  '\\',
  '?',
  '#',
  '@',
  ':',
  ';',
  '[',
  ']',
  '[::1]',
  '%',
  '%41',
  '%2e',
  '%E2%98%95',
  '%FF',
  '..',
  '.',
  'a',
  'Z',
  '0x7f',
  '1',
  '80',
  ' ',
  '\t',
  '\n',
  '\0',
  'é',
  '☕',
  '\u{1f4a9}',
  '\ud800',
  '\udc00',
  'xn--',
  'xn--a',
  '|',
  '^',
  '\u{3002}',
  '\u{ad}',
  '\u{fdd0}',
  '\u{e000}',
  '\u{202e}',
];
const made = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((list) => list.join(''));
const inputs = fc.oneof(
  made,
  fc.string({ unit: 'binary' }),
  made.map((text) => `http://${text}`),
);
const bases = fc.option(fc.oneof(made, fc.constantFrom('http://h/a/b?c#d', 'foo://h', 'mailto:x', 'file:///c:/d')), {
  nil: undefined,
});
const encodings = fc.constantFrom({}, { encoding: latin1 }, { encoding: utf16 });

/** What the interface promises of every reading. */
function check(input: string, reading: Reading): void {
  const notes = reading.ok ? reading.notes : [...reading.notes, reading.error];
  const broken = notes.find(({ type, message, start = 0, end = start }) => {
    return type === '' || message === '' || start < 0 || start > end || end > input.length;
  });
  expect(broken).toBeUndefined();
  if (!reading.ok) return;
  const { components } = reading;
  const names = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const;
  expect(Object.keys(components).filter((name) => !/^(?:registry|portError)$/.test(name))).toEqual(names);
  expect(names.every((name) => components[name] === null || typeof components[name] === 'string')).toBe(true);
}

describe.each(readers.map((reader) => [reader.id, reader] as const))('%s', (_, reader) => {
  test('no string makes it throw, and what it gives is a reading', () => {
    fc.assert(
      fc.property(inputs, bases, encodings, (input, base, options) => {
        check(input, reader.read(input, base, options));
      }),
      { numRuns: 3000 },
    );
  });

  test('long runs of one thing neither throw nor overflow', () => {
    for (const piece of [
      'a',
      '%',
      '%41',
      '/',
      '../',
      './',
      ':',
      '@',
      '[',
      '?',
      '#',
      ';',
      '\\',
      ' ',
      '\t',
      '&',
      '=',
      '.',
      '1.',
      '☕',
      '\ud800',
    ]) {
      for (const start of ['', 'http://', 'http://h/', 'http://h/?', 'http://h/#', 'foo:', 'http://u:']) {
        const input = start + piece.repeat(20_000);
        check(input, reader.read(input));
        check(input, reader.read(input, 'http://h/a/b'));
      }
    }
  });
});

test('the list is in the order of the years, and every id is there once', () => {
  const years = readers.map(({ year }) => year);
  expect(years).toEqual([...years].sort());
  expect(readers.map(({ id }) => id)).toEqual([
    'rfc3986',
    'rfc3987',
    'webAddress2009',
    'w3c2012',
    'webspecs2014',
    'model',
    'whatwg',
    ...programs.map(({ id }) => id),
  ]);
});
