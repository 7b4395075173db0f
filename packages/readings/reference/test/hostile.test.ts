import { parseURL } from '@url/parser';
import {
  analyse,
  isStrict,
  type ModelURL,
  normalize,
  parseReference,
  parseResolveAndNormalize,
  percentDecode,
  print,
  relativize,
  segments,
  URLReference,
  violations,
} from '@url/reference';
import { serializeURL } from '@url/serializer';
import { describe, expect, test } from 'vitest';

/** As many code units of a text, repeated. */
type Repeat = (text: string) => string;

function repeatTo(length: number): Repeat {
  return (text) => text.repeat(length / text.length);
}

const inputs: [string, (repeated: Repeat) => string][] = [
  ['/../', (repeated) => repeated('/../')],
  ['a/../', (repeated) => repeated('a/../')],
  ['../', (repeated) => repeated('../')],
  ['c|/../', (repeated) => repeated('c|/../')],
  ['./', (repeated) => repeated('./')],
  ['/', (repeated) => repeated('/')],
  ['\\', (repeated) => repeated('\\')],
  ['//@', (repeated) => `//${repeated('@')}`],
  ['//a@', (repeated) => `//${repeated('a@')}`],
  ['//:', (repeated) => `//${repeated(':')}`],
  ['//[', (repeated) => `//${repeated('[')}`],
  ['//h:1', (repeated) => `//h:${repeated('1')}`],
  ['http:/', (repeated) => `http:${repeated('/')}`],
  ['%', (repeated) => repeated('%')],
  ['%4', (repeated) => repeated('%4')],
  ['%41', (repeated) => repeated('%41')],
  ['é', (repeated) => repeated('é')],
  ['\ud800', (repeated) => repeated('\ud800')],
  [' ', (repeated) => `a${repeated(' ')}b`],
  ['tabs', (repeated) => repeated('a\t')],
  ['?', (repeated) => repeated('?')],
  ['#', (repeated) => repeated('#')],
  ['a:', (repeated) => repeated('a:')],
  ['scheme', (repeated) => `${repeated('a')}:b`],
  ['foo:/', (repeated) => `foo:${repeated('a ')}`],
];

/** All that takes a string or a URL. */
function useAll(input: string): void {
  for (const mode of ['web', 'file', 'generic'] as const) {
    const url = parseReference(input, { mode });
    if (url === null) continue;
    const again = parseReference(print(url, { mode, form: 'unicode' }), { mode });
    expect(again).not.toBeNull();
    useURL(normalize(url));
  }
  isStrict(input);
  percentDecode(input);
  expect(analyse(input).length).toBeLessThanOrEqual(input.length);
}

function useURL(url: ModelURL): void {
  segments(url, { decode: true });
  violations(url);
  const base = parseResolveAndNormalize('file:///c:/a/b')!;
  relativize(url, base);
}

describe('a million code units', () => {
  test.each(inputs)('of "%s" resolve as by the standard', (_, inputOf) => {
    const input = inputOf(repeatTo(1_000_000));
    const base = 'http://h/a/b';
    const expected = parseURL(input, { base });
    const actual = parseResolveAndNormalize(input, base);
    expect(actual && print(actual)).toBe(expected && serializeURL(expected));
  });

  test('are relativized from both sides', () => {
    const path = repeatTo(1_000_000)('a/');
    const target = parseResolveAndNormalize(`http://h/${path}b`)!;
    const base = parseResolveAndNormalize(`http://h/${path}c/d`)!;
    expect(print(relativize(target, base)!)).toBe('../b');
    expect(print(relativize(parseResolveAndNormalize('http://h/')!, base)!)).toBe('/');
  });
});

describe('a hundred thousand code units', () => {
  test.each(inputs)('of "%s" are taken by everything that takes a string or a URL', (_, inputOf) => {
    const input = inputOf(repeatTo(100_000));
    useAll(input);
    for (const base of ['http://h/a/b', 'file:///c:/a', 'foo:/a']) {
      const reference = URLReference.parse(input, base);
      expect(URLReference.canParse(input, base)).toBe(reference !== null);
    }
  });
});
