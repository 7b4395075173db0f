import {
  basename,
  extension,
  join,
  type ModelURL,
  normalize,
  parseReference,
  parseResolveAndNormalize,
  parserModeFor,
  percentDecode,
  print,
  rebase,
  segments,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolvedURL } from './arbitraries.ts';

const RUNS = { numRuns: 2000 };
const text = fc
  .oneof(
    fc.constantFrom(
      '',
      'a',
      'a/b',
      '%2e',
      '%2E%2e',
      '...',
      'c:',
      'c|',
      'a:b',
      '\\',
      '?',
      '#',
      '%',
      ' ',
      'é',
      '%2F',
      '\0',
    ),
    fc.string({ unit: 'grapheme' }),
  )
  .filter((segment) => segment !== '.' && segment !== '..');
const texts = fc.array(text, { minLength: 1, maxLength: 4 });

function urlOf(input: string): ModelURL {
  return parseReference(input)!;
}

describe('segments', () => {
  test.each([
    ['', []],
    ['?a', []],
    ['//h', []],
    ['/', ['']],
    ['//h/', ['']],
    ['a', ['a']],
    ['a/', ['a', '']],
    ['/a//%C3%A9', ['a', '', '%C3%A9']],
    ['file:/c:/a', ['a']],
    ['file:/c:', []],
  ])('of %s are %j', (input, expected) => {
    expect(segments(urlOf(input))).toEqual(expected);
  });

  test('are decoded on request', () => {
    expect(segments(urlOf('/a%2Fb/%zz/%C3%A9'), { decode: true })).toEqual(['a/b', '%zz', 'é']);
    expect(segments(urlOf('/a%2Fb'), { decode: false })).toEqual(['a%2Fb']);
  });
});

describe('join', () => {
  test.each([
    [['a', 'b'], 'a/b'],
    [['a/b', 'c\\d', '?#'], 'a%2Fb/c%5Cd/%3F%23'],
    [['100%', '%2e%2e'], '100%25/%252e%252e'],
    [['c:', 'x'], 'c%3A/x'],
    [['c|'], 'c%7C'],
    [['http:', '', 'h'], 'http%3A//h'],
    [['', 'a'], './/a'],
    [['a', ''], 'a/'],
    [[''], './'],
    [['', ''], './/'],
    [[], ''],
    [['...', 'é'], '.../%C3%A9'],
  ])('of %j is %s', (segments, expected) => {
    expect(print(join(...segments)!)).toBe(expected);
  });

  test.each([[['.']], [['..']], [['a', '..', 'b']], [['a', '.']]])('of %j is null', (segments) => {
    expect(join(...segments)).toBeNull();
  });

  test('adds those segments to the directory of any base, and no others', () => {
    fc.assert(
      fc.property(texts, resolvedURL, (texts, base) => {
        if (base.authority === null && base.pathRoot === null) return;
        const expected = [...base.dirs.map(percentDecode), ...texts];
        const url = join(...texts)!;
        expect(segments(normalize(rebase(url, base)), { decode: true })).toEqual(expected);
        const read = parseReference(print(url), { mode: parserModeFor(base) })!;
        expect(segments(normalize(rebase(read, base)), { decode: true })).toEqual(expected);
        expect(segments(parseResolveAndNormalize(print(url), base)!, { decode: true })).toEqual(expected);
      }),
      RUNS,
    );
  });
});

describe('basename and extension', () => {
  test.each([
    ['a.txt', 'a', '.txt'],
    ['/b.c/a.tar.gz?d.e', 'a.tar', '.gz'],
    ['a', 'a', ''],
    ['a.', 'a', '.'],
    ['.profile', '.profile', ''],
    ['.a.b', '.a', '.b'],
    ['..', '..', ''],
    ['..a', '..a', ''],
    ['a/', null, null],
    ['', null, null],
    ['a%2Etxt', 'a%2Etxt', ''],
  ])('of %s are %s and %s', (input, name, dotted) => {
    expect([basename(urlOf(input)), extension(urlOf(input))]).toEqual([name, dotted]);
  });

  test('are decoded on request', () => {
    expect(basename(urlOf('a%2Fb%2Etxt'), { decode: true })).toBe('a/b');
    expect(extension(urlOf('a%2Fb%2Etxt'), { decode: true })).toBe('.txt');
  });

  test('make up the file', () => {
    fc.assert(
      fc.property(text, (file) => {
        if (file === '') return;
        const url = join(file)!;
        expect(`${basename(url)}${extension(url)}`).toBe(url.file);
        const decode = true;
        expect(`${basename(url, { decode })}${extension(url, { decode })}`).toBe(file);
      }),
      RUNS,
    );
  });
});
