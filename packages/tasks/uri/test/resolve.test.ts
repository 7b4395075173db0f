import { recompose, resolve, splitURIReference, transformReference } from '@url/uri';
import { describe, expect, test } from 'vitest';
import { abnormalExamples, exampleBase, normalExamples } from './rfc3986-examples.ts';

const base = exampleBase;

describe('5.4.1 Normal Examples', () => {
  test.each(normalExamples)('%j gives %j', (reference, target) => {
    expect(resolve(reference, base)).toBe(target);
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
});

test('3.3: dot segments lead to no path that would be read as an authority', () => {
  expect(resolve('..//b', 'a:/c/d')).toBe('a:/.//b');
  expect(resolve('..//b', 'a://h/c/d')).toBe('a://h//b');
});

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

test('an unknown option, or one of another type, throws', () => {
  const call = (options: object) => () => resolve('http:g', 'http://a/b', options);
  expect(call({ isStrict: false })).toThrow('"isStrict" is not an option');
  expect(call({ strict: 0 })).toThrow('options.strict: 0 is not true or false');
});
