import { concatenateURL, specialSchemes } from '@url/record/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basicURLParse } from '../src/basic-url-parser.js';
import {
  endOfCleanFragment,
  endOfCleanOtherPrefix,
  endOfCleanPrefix,
  endOfCleanPrefixWithCredentials,
  endOfCleanQuery,
  longestSpecialScheme,
} from '../src/clean-runs.js';
import { canParse } from '../src/url-parser.js';

/** The states alone: with someone who listens there is no shortcut. */
const byStates = (input: string) => basicURLParse(input, { onValidationError: () => {} });

const pathFragments = ['/', '/', '/..', '/.', '..', '.', '%2e', '%', 'C:', 'C|', 'a', ' ', 'é', '\\', '?', '#'];

const fragments = [
  'http:',
  'HTTP:',
  'Https:',
  'File',
  'https:',
  'ws:',
  'file:',
  'ftp:',
  'foo:',
  '//',
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E.',
  '%',
  '%41',
  'a',
  'A',
  'é',
  'localhost',
  'example.org',
  '1.2',
  '1.2.3.4',
  '10.20.255.256',
  '127.0.0.1',
  '0x1',
  '1',
  'C|',
  'C:',
  '@',
  ':',
  ':80',
  ':443',
  ':8080',
  ':0',
  ':070',
  ':65536',
  'http://example.org:',
  '?',
  '#',
  ' ',
  "'",
  '`',
  '^',
  '|',
  '{',
  '[',
  ']',
  '&',
  '=',
  '\t',
  '\x7f',
  'xn--a',
  '_',
  '~',
  '"',
  '<',
];

function isOwnHref(input: string): boolean {
  const endOfPath = endOfCleanPrefixWithCredentials(input) || endOfCleanPrefix(input);
  const end = endOfCleanFragment(input, endOfCleanQuery(input, endOfPath));
  return end > 0 && end === input.length;
}

describe('a string that is clean to its end', () => {
  test.each([
    'http://example.org/',
    'https://a_b.1.example/a%20b/;c?d=[e]|{f}^`#g{h}|i?j#k',
    'http://example.org:8080/',
    'http://127.0.0.1:8080/a',
    'file://255.249.100.0/',
    'http://example.org:0/a',
    'ftp://xn--a/x//y/',
    'file:///C:/a',
    'file:///',
    'file://host/..a/.b/c..',
    'http://me@example.org/',
    'wss://me:secret@127.0.0.1:8080/a@b:c?d@e',
  ])('%s is its own href', (input) => expect(isOwnHref(input)).toBe(true));

  test.each([
    'http://example.org',
    'HTTP://example.org/',
    'http://Example.org/',
    'http://example.1/',
    'http://example.0x/',
    'http://1.2.3.256/',
    'http://1.2.3.04/',
    'http://1.2.3/',
    'http://1.2.3.4.5/',
    'http://example.org:80/',
    'http://example.org:080/',
    'https://example.org:443/',
    'http://:8080/',
    'file://h:80/',
    'file://h/C|/',
    'http:///a',
    'http://example.org:65536/',
    'http://example.org:/',
    'http://:me@example.org/',
    'http://me:@example.org/',
    'http://@example.org/',
    'http://me@/',
    'http://m|e@example.org/',
    'http://a:b:c@example.org/',
    'http://a@b@example.org/',
    'file://me@example.org/',
    'http://example.org/a/../b',
    'http://example.org/a/%2E',
    'http://example.org/.?q',
    'http://example.org/a\\b',
    "http://example.org/?a'b",
    'http://example.org/a b',
    'http://example.org/é',
    'http://exa%6Dple.org/',
    'file://localhost/',
    'file:///C|/a',
    'file:///C|',
    'file://c|/a',
    'foo://example.org/',
    'http://example.org/\n',
    'http:///example.org/',
  ])('%j is not', (input) => expect(isOwnHref(input)).toBe(false));

  test.each([
    'http://example.org:443/',
    'http://example.org:60000/',
    'http://:secret@example.org/',
    'http://[::1]/',
    'foo://h/',
  ])('%s is its own href too, and left to the states', (input) => {
    expect(concatenateURL(basicURLParse(input)!, false)).toBe(input);
    expect(isOwnHref(input)).toBe(false);
  });

  test('holds for no string that a state would change', () => {
    const strings = fc.oneof(
      fc.array(fc.constantFrom(...fragments), { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(fc.constantFrom(...fragments), { maxLength: 8 }).map((parts) => `http://h/${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `file://${parts.join('')}`),
      fc.array(fc.constantFrom(...pathFragments), { maxLength: 8 }).map((parts) => `file:///C:${parts.join('')}`),
      fc.array(fc.constantFrom(...pathFragments), { maxLength: 9 }).map((parts) => `file:///${parts.join('')}`),
      fc.array(fc.constantFrom(...pathFragments), { maxLength: 9 }).map((parts) => `https://h/${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `http://example${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `ws://h${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `http://Example${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 6 }).map((parts) => `http://h/p?q${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `http://${parts.join('')}@example.org/`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `http://me:b@${parts.join('')}/`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `foo:${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `foo://${parts.join('')}`),
      fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => `foo://h/${parts.join('')}`),
      fc.string({ unit: 'binary', maxLength: 5 }).map((tail) => `foo:${tail}`),
      fc.string({ unit: 'binary', maxLength: 5 }).map((tail) => `foo://${tail}`),
      fc.string({ unit: 'binary', maxLength: 8 }).map((tail) => `https://example.org/${tail}`),
      fc.string({ unit: 'binary', maxLength: 5 }).map((host) => `https://${host}/`),
    );
    fc.assert(
      fc.property(strings, (input) => {
        const [lazily, eagerly] = [basicURLParse(input), byStates(input)];
        expect(lazily && { ...JSON.parse(JSON.stringify(lazily)) }).toEqual(
          eagerly && JSON.parse(JSON.stringify(eagerly)),
        );
        expect(canParse(input)).toBe(eagerly !== null);
        if (eagerly !== null) expect(basicURLParse(input)!.serialized).toBe(concatenateURL(eagerly, false));
      }),
      { numRuns: 20_000 },
    );
  });
});

test('the shortest clean prefix is longer than any special scheme', () => {
  expect(endOfCleanPrefix('ws://h/./a')).toBe('ws://h'.length);
  expect(endOfCleanPrefix('https://h:81a/')).toBe(longestSpecialScheme);
  expect(longestSpecialScheme).toBe(Math.max(...specialSchemes.map(({ length }) => length)));
  expect(basicURLParse('ws://h/./a')!.serialized).toBe('ws://h/a');
});

describe('a URL that is not special', () => {
  test.each([
    ['mailto:me@example.org?subject=hi', 21],
    ['about:blank', 11],
    ['data:', 5],
    ['data:a,b%20{c}"#d', 15],
    ['web+demo.1:a/../b', 17],
    ['myapp://open/item/1?a=b', 19],
    ['x://H_1:8080#f', 12],
    ['x://', 4],
    ['x:///a', 6],
    ['x://1.2.3.4:443', 15],
  ])('%s is clean up to %d', (input, end) => {
    expect(endOfCleanOtherPrefix(input, 0)).toBe(end);
    expect(basicURLParse(input)!.serialized).toBe(input);
    expect(concatenateURL(byStates(input)!, false)).toBe(input);
  });

  test.each([
    ['X:a', 0],
    ['x:/a', 0],
    ['x:a b', 3],
    ['x:a ?b', 3],
    ['x:é', 2],
    ['x://a b', 5],
    ['x://a/./b', 5],
    ['x://a/..?q', 5],
    ['x://a/b c', 7],
    ['x://me@h/', 6],
    ['x://:81/', 4],
    ['x://h:081/', 7],
    ['x://h:65536/', 10],
    ['x://[::1]/', 4],
    ['x://a%62/', 5],
    ['1:a', 0],
    ['a/b:c', 0],
    ['/a', 0],
    ['', 0],
  ])('%j is none, or left to the states from %d on', (input, end) => {
    expect(endOfCleanOtherPrefix(input, 0)).toBe(end);
    expect(input.slice(end)).not.toMatch(end === 0 ? /^[?#]/ : /^(?:[?#]|$)/);
  });
});

// Longer inputs are left to the states.
test('the cost grows with the length alone, up to what an expression is given', () => {
  const start = performance.now();
  for (const piece of [
    'a',
    '1',
    '/',
    '//.',
    '/.',
    '/a',
    './',
    '..',
    '%',
    '%2e',
    'a.',
    '.a/',
    '1.',
    ':',
    '@',
    '[',
    '?',
    '#',
  ]) {
    for (const prefix of [
      'https://',
      'https://h/',
      'https://a@h/',
      'wss://h:1',
      'file:///',
      'foo://h/',
      'foo://',
      'foo:',
    ]) {
      for (const end of ['', '/..', ' ', '\\']) basicURLParse(prefix + piece.repeat(65_000 / piece.length) + end);
    }
  }
  expect(performance.now() - start).toBeLessThan(5000);
});
