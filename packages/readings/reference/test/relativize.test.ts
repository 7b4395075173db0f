import {
  type ModelURL,
  normalize,
  parseReference,
  parseResolveAndNormalize,
  parserModeFor,
  print,
  relativize,
  resolve,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolvedURL } from './arbitraries.ts';

const RUNS = { numRuns: 5000 };

function urlOf(input: string): ModelURL {
  return parseResolveAndNormalize(input)!;
}

function relative(target: string, base: string): string {
  const from = urlOf(base);
  return print(relativize(urlOf(target), from)!, { mode: parserModeFor(from) });
}

describe('relativize', () => {
  test.each([
    ['http://h/a/b', 'http://h/a/c', 'b'],
    ['http://h/a/b', 'http://h/a/b', ''],
    ['http://h/a/b?q', 'http://h/a/b?q#f', ''],
    ['http://h/a/b', 'http://h/a/b?q', 'b'],
    ['http://h/a/b?r', 'http://h/a/b?q', '?r'],
    ['http://h/a/b?q#g', 'http://h/a/b?q#f', '#g'],
    ['http://h/a/', 'http://h/a/b', '.'],
    ['http://h/a/', 'http://h/a/?q', '.'],
    ['http://h/', 'http://h/a/b/c', '/'],
    ['http://h/a/', 'http://h/a/b/c', '..'],
    ['http://h/a/?q', 'http://h/a/b/c', '..?q'],
    ['http://h/abc/d', 'http://h/abc/e/f', '../d'],
    ['http://h/b', 'http://h/a/a/a', '/b'],
    ['http://g/b', 'http://h/b', '//g/b'],
    ['http://u@h/b', 'http://h/b', '//u@h/b'],
    ['https://h/b', 'http://h/b', 'https://h/b'],
    ['http://h//b', 'http://h/a/c', '..//b'],
    ['http://h//b', 'http://h/c', './/b'],
    ['http://h//b', 'http://h//c', 'b'],
    ['http://h/a/b:c', 'http://h/a/', './b:c'],
    ['http://h/a//b', 'http://h/a/', './/b'],
    ['http://h/c:/a', 'http://h/b', '/c:/a'],
    ['http://h/c|/a', 'http://h/b', 'c|/a'],
    ['file:///c:/a', 'file:///c:/b', 'a'],
    ['file:///c:/a', 'file:///d:/b', '/c:/a'],
    ['file:///a', 'file:///d:/b', '///a'],
    ['file:///c:', 'file:///c:/', '/c:'],
    ['file:///c:/', 'file:///c:', '.'],
    ['file://h/c:/a', 'file:///c:/a', '//h/c:/a'],
    ['file:////a', 'file:///b', './/a'],
    ['foo://h', 'foo://h/', '//h'],
    ['foo://h/', 'foo://h', '.'],
    ['foo:/.//a', 'foo:/b', './/a'],
    ['foo:/a', 'foo://h/a', 'foo:/a'],
    ['foo:///a', 'foo:/a', '///a'],
    ['foo:a', 'foo:a', 'foo:a'],
    ['foo:a#f', 'foo:a', '#f'],
    ['foo:a', 'foo:/a', 'foo:a'],
    ['foo:', 'foo:/a', 'foo:'],
  ])('%s against %s is %s', (target, base, expected) => {
    expect(relative(target, base)).toBe(expected);
  });

  test('is null for what does not resolve, and the target itself where the base does not', () => {
    expect(relativize(parseReference('a')!, urlOf('http://h'))).toBeNull();
    expect(relativize(parseReference('http://exa mple') ?? parseReference('http:?')!, urlOf('http://h'))).toBeNull();
    expect(relativize(urlOf('http://h/a'), parseReference('b')!)).toEqual(urlOf('http://h/a'));
  });

  test('normalizes what it is given', () => {
    expect(print(relativize(parseReference('HTTP:h/b/../a/c')!, parseReference('http://H:80/./a/b')!)!)).toBe('c');
  });

  test('gives what resolves to exactly the target, as a URL and as a string', () => {
    fc.assert(
      fc.property(resolvedURL, resolvedURL, (target, base) => {
        const url = relativize(target, base)!;
        expect(normalize(resolve(url, base)!)).toEqual(target);
        const mode = parserModeFor(base);
        for (const string of [print(url, { mode }), print(url), print(url, { mode, form: 'unicode' })]) {
          expect(parseResolveAndNormalize(string, base)).toEqual(target);
        }
      }),
      RUNS,
    );
  });

  test('gives the empty URL for a URL and itself, but with a fragment or an opaque path', () => {
    fc.assert(
      fc.property(resolvedURL, (url) => {
        const isBase = url.authority !== null || url.pathRoot !== null;
        if (isBase && url.fragment === null) expect(print(relativize(url, url)!)).toBe('');
      }),
      RUNS,
    );
  });
});

describe('the shortest reference', () => {
  const pieces = ['/', '.', 'a', 'b', 'c:', '?', '#'];
  const bases = [
    'http://a/b/a',
    'http://a//b',
    'file:///c:/a',
    'file:///a/b',
    'file://a/',
    'foo://a',
    'foo:/a/b',
    'foo:a',
  ];

  /** All strings of so many pieces at most, the shortest first. */
  function stringsOf(count: number): string[] {
    let last = [''];
    const all = [''];
    for (let length = 1; length <= count; length++) {
      last = last.flatMap((string) => pieces.map((piece) => string + piece));
      all.push(...last);
    }
    return all;
  }

  test.each(bases)('against %s is no longer than any short string that resolves to its target', (text) => {
    const base = urlOf(text);
    const mode = parserModeFor(base);
    const lengths = new Map<string, number>();
    for (const string of stringsOf(4)) {
      let isForced = false;
      const url = parseReference(string, { mode });
      const onWarning = (): void => {
        isForced = true;
      };
      const resolved = url && resolve(url, base, { onWarning });
      if (url === null || resolved === null || isForced) continue;
      const target = print(normalize(resolved));
      const { length } = print(url, { mode });
      lengths.set(target, Math.min(lengths.get(target) ?? length, length));
    }
    expect(lengths.size).toBeGreaterThan(5);
    const longer = [...lengths].filter(([target, length]) => relative(target, text).length > length);
    expect(longer).toEqual([]);
  });
});
