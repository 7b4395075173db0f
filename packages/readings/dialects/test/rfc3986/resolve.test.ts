import {
  recompose,
  removeDotSegments,
  resolve,
  rfc3986,
  splitURIReference,
  transformReference,
} from '@url/dialects/rfc3986';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abnormalExamples, exampleBase, normalExamples } from '../../../../tools/conformance/rfc3986-examples.ts';

const base = exampleBase;

describe('5.4.1 Normal Examples', () => {
  test.each(normalExamples)('%j gives %j', (reference, target) => {
    expect(resolve(reference, base)).toBe(target);
    expect(rfc3986.read(reference, base)).toMatchObject({ ok: true, href: target });
  });
});

describe('5.4.2 Abnormal Examples', () => {
  test.each(abnormalExamples)('%j gives %j', (reference, target) => {
    expect(resolve(reference, base)).toBe(target);
  });

  test('"http:g", for strict parsers and for backward compatibility', () => {
    expect(resolve('http:g', base)).toBe('http:g');
    expect(resolve('http:g', base, { strict: true })).toBe('http:g');
    expect(resolve('http:g', base, { strict: false })).toBe('http://a/b/c/g');
  });
});

test('5.2.2: a base without "/" in its path, and one without path', () => {
  expect(resolve('g', 'urn:x')).toBe('urn:g');
  expect(resolve('g', 'http://a')).toBe('http://a/g');
  expect(resolve('', 'http://a#f')).toBe('http://a');
});

test('5.2: neither a relative base nor what the grammar does not have', () => {
  expect(resolve('g', '/b')).toBeNull();
  expect(resolve('g', 'http://a b/')).toBeNull();
  expect(resolve('[', base)).toBeNull();
  expect(rfc3986.read('g', '/b')).toMatchObject({ ok: false, error: { type: 'base' } });
});

test('3.3: dot segments lead to no path that would be read as an authority', () => {
  expect(resolve('..//b', 'a:/c/d')).toBe('a:/.//b');
  expect(resolve('..//b', 'a://h/c/d')).toBe('a://h//b');
});

describe('5.2.4 Remove Dot Segments', () => {
  test.each([
    ['/a/b/c/./../../g', '/a/g'],
    ['mid/content=5/../6', 'mid/6'],
  ])('%j gives %j', (path, result) => {
    expect(removeDotSegments(path)).toBe(result);
  });

  test('gives what the two string buffers of the RFC give', () => {
    const segment = fc.constantFrom('', '.', '..', 'a', '...', '.b');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 9 }), (segments) => {
        const path = segments.join('/');
        expect(removeDotSegments(path)).toBe(withTwoBuffers(path));
      }),
      { numRuns: 2000 },
    );
  });
});

/** 5.2.4, step by step. */
function withTwoBuffers(path: string): string {
  let input = path;
  let output = '';
  while (input !== '') {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, '');
    else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.(?:\/|$)/, '/');
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.(?:\/|$)/, '/');
      output = output.replace(/\/?[^/]*$/, '');
    } else if (input === '.' || input === '..') input = '';
    else {
      const segment = /^\/?[^/]*/.exec(input)![0];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

describe('transformReference', () => {
  test.each([
    ['../g', 'http://a/b/g'],
    ['//h', 'http://h'],
    ['?y', 'http://a/b/c/d;p?y'],
    ['', 'http://a/b/c/d;p?q'],
    ['#s', 'http://a/b/c/d;p?q#s'],
    ['s:g', 's:g'],
  ])('%j gives %j, as components', (reference, target) => {
    const base = splitURIReference('http://a/b/c/d;p?q');
    expect(recompose(transformReference(splitURIReference(reference), base))).toBe(target);
  });
});
