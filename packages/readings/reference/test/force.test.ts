import {
  force,
  forceFileURL,
  forceWebURL,
  goto,
  legacyResolve,
  type ModelURL,
  parseReference,
  print,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL } from './arbitraries.ts';

function urlOf(input: string): ModelURL {
  return parseReference(input)!;
}

function forced(url: ModelURL | null): string | null {
  const result = url && force(url);
  return result && print(result);
}

describe('force', () => {
  test.each([
    ['http:h', 'http://h/'],
    ['http:/h/a', 'http://h/a'],
    ['http:////h//a?b#c', 'http://h//a?b#c'],
    ['ws:me:p@h:80/', 'ws://me:p@h:80/'],
    ['http://h', 'http://h/'],
    ['http:/', null],
    ['http:', null],
    ['http:?a', null],
    ['http:a b', null],
    ['http:h:99999', null],
    ['file:', 'file:///'],
    ['file:a/b', 'file:///a/b'],
    ['file:/c:', 'file:///c:'],
    ['file:c|/a', 'file:///c|/a'],
    ['file://h', 'file://h/'],
    ['file://me@h/', null],
    ['file://hh:/', null],
    ['file://h:80/', null],
    ['foo:a', 'foo:a'],
    ['foo:?a', 'foo:?a'],
    ['a', 'a'],
  ])('of %s is %s', (input, expected) => {
    expect(forced(urlOf(input))).toBe(expected);
  });

  test('gives the URL itself if there is nothing to change, and else warns', () => {
    fc.assert(
      fc.property(modelURL, (url) => {
        const warnings: ModelURL[][] = [];
        const result = force(url, (before, after) => warnings.push([before, after]));
        expect(warnings).toEqual(result === null || result === url ? [] : [[url, result]]);
        if (result !== null) expect(force(result)).toBe(result);
        if (result !== null && result !== url) expect(result).not.toEqual(url);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the document's counter-examples, for http:/a and b", () => {
  const a = urlOf('http:/a');
  const b = urlOf('b');

  test('force ((force url1) goto (force url2)) is not force (url1 goto url2)', () => {
    expect(forced(goto(force(a)!, force(b)!))).toBe('http://a/b');
    expect(forced(goto(a, b))).toBe('http://b/');
  });

  test('force ((force url1) goto url2) is not force (url1 goto url2)', () => {
    expect(forced(goto(force(a)!, b))).toBe('http://a/b');
    expect(forced(goto(a, b))).toBe('http://b/');
  });

  test('force (url1 goto (force url2)) is not force (url1 goto url2), where goto is that of legacy-resolve', () => {
    const base = urlOf('http://h/');
    expect(forced(legacyResolve(force(urlOf('http:c'))!, base))).toBe('http://c/');
    expect(forced(legacyResolve(urlOf('http:c'), base))).toBe('http://h/c');
  });

  test('with goto itself the third is true, since force changes only URLs with a scheme', () => {
    fc.assert(
      fc.property(modelURL, modelURL, (first, second) => {
        const result = force(second);
        if (result !== null) expect(forced(goto(first, result))).toBe(forced(goto(first, second)));
      }),
    );
  });
});

describe('forceFileURL and forceWebURL', () => {
  test('each forces a URL of its kind as force does', () => {
    expect(print(forceFileURL(urlOf('file:a'))!)).toBe('file:///a');
    expect(print(forceWebURL(urlOf('http:h/a'))!)).toBe('http://h/a');
  });

  test('each gives null for what cannot be forced', () => {
    expect(forceFileURL(urlOf('file://me@h/'))).toBeNull();
    expect(forceWebURL(urlOf('http:?a'))).toBeNull();
  });
});
