import { parseURL } from '@url/parser';
import {
  analyse,
  isStrict,
  type ModelURL,
  normalise,
  parseReference,
  parseResolveAndNormalise,
  percentDecode,
  print,
  relativize,
  segments,
  URLReference,
  violations,
} from '@url/reference';
import { serializeURL } from '@url/serializer';
import { describe, expect, test } from 'vitest';

const length = 1_000_000;

function repeated(text: string): string {
  return text.repeat(length / text.length);
}

const inputs: [string, string][] = [
  ['/../', repeated('/../')],
  ['a/../', repeated('a/../')],
  ['../', repeated('../')],
  ['c|/../', repeated('c|/../')],
  ['./', repeated('./')],
  ['/', repeated('/')],
  ['\\', repeated('\\')],
  ['//@', `//${repeated('@')}`],
  ['//a@', `//${repeated('a@')}`],
  ['//:', `//${repeated(':')}`],
  ['//[', `//${repeated('[')}`],
  ['//h:1', `//h:${repeated('1')}`],
  ['http:/', `http:${repeated('/')}`],
  ['%', repeated('%')],
  ['%4', repeated('%4')],
  ['%41', repeated('%41')],
  ['é', repeated('é')],
  ['\ud800', repeated('\ud800')],
  [' ', `a${repeated(' ')}b`],
  ['tabs', repeated('a\t')],
  ['?', repeated('?')],
  ['#', repeated('#')],
  ['a:', repeated('a:')],
  ['scheme', `${repeated('a')}:b`],
  ['foo:/', `foo:${repeated('a ')}`],
];

/** All that takes a string or a URL. */
function useAll(input: string): void {
  for (const mode of ['web', 'file', 'generic'] as const) {
    const url = parseReference(input, { mode });
    if (url === null) continue;
    const again = parseReference(print(url, { mode, form: 'unicode' }), { mode });
    expect(again).not.toBeNull();
    useURL(normalise(url));
  }
  isStrict(input);
  percentDecode(input);
  expect(analyse(input).length).toBeLessThanOrEqual(input.length);
}

function useURL(url: ModelURL): void {
  segments(url, { decode: true });
  violations(url);
  const base = parseResolveAndNormalise('file:///c:/a/b')!;
  relativize(url, base);
}

describe('a million code units', () => {
  test.each(inputs)('of "%s" are read in time that is linear, and resolve as by the standard', (_, input) => {
    const start = performance.now();
    useAll(input);
    for (const base of ['http://h/a/b', 'file:///c:/a', 'foo:/a']) {
      const expected = parseURL(input, { base });
      const actual = parseResolveAndNormalise(input, base);
      expect(actual && print(actual)).toBe(expected && serializeURL(expected));
      const reference = URLReference.parse(input, base);
      expect(URLReference.canParse(input, base)).toBe(reference !== null);
    }
    // 0.1 s to 4 s; anything quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('are relativized from both sides', () => {
    const target = parseResolveAndNormalise(`http://h/${repeated('a/')}b`)!;
    const base = parseResolveAndNormalise(`http://h/${repeated('a/')}c/d`)!;
    expect(print(relativize(target, base)!)).toBe('../b');
    expect(print(relativize(parseResolveAndNormalise('http://h/')!, base)!)).toBe('/');
  });
});
