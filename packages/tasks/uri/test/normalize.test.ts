import {
  equivalent,
  normalize,
  normalizeByScheme,
  normalizeCase,
  normalizePathSegments,
  normalizePercentEncoding,
} from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

test('6.2.1 Simple String Comparison', () => {
  expect(equivalent('http://a/', 'http://a/', { level: 'string' })).toBe(true);
  expect(equivalent('http://a/%7e', 'http://a/%7E', { level: 'string' })).toBe(false);
});

test('6.2.2 Syntax-Based Normalization', () => {
  const [a, b] = ['example://a/b/c/%7Bfoo%7D', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d'];
  expect(equivalent(a, b)).toBe(true);
  expect(equivalent(a, b, { level: 'percent-encoding' })).toBe(false);
  expect(normalize(b, 'path-segment')).toBe(a);
});

test('6.2.2.1 Case Normalization', () => {
  expect(equivalent('HTTP://www.EXAMPLE.com/', 'http://www.example.com/', { level: 'case' })).toBe(true);
  expect(normalizeCase('HTTP://Me@EXAMPLE.com/A%3a?B#C%c3')).toBe('http://Me@example.com/A%3A?B#C%C3');
  expect(normalizeCase('//EX%aample')).toBe('//ex%AAmple');
  expect(normalizeCase('http://[ABCD::]/')).toBe('http://[abcd::]/');
});

test('6.2.2.2 Percent-Encoding Normalization', () => {
  expect(normalizePercentEncoding('http://%65x/%7e%2D%5f%2e%30?%41#%7A')).toBe('http://ex/~-_.0?A#z');
  expect(normalizePercentEncoding('/%2f%3A%25%7e41%zz%C3%A9')).toBe('/%2f%3A%25~41%zz%C3%A9');
  expect(normalizePercentEncoding('%2541')).toBe('%2541');
  // Decoding would make another escape.
  expect(normalizePercentEncoding('%2%35/%%61/%4%7E')).toBe('%2%35/%%61/%4%7E');
  expect(normalizePercentEncoding('%35%35%')).toBe('55%');
});

test('6.2.2.3 Path Segment Normalization', () => {
  expect(normalizePathSegments('http://a/b/./../c?./d')).toBe('http://a/c?./d');
  expect(normalizePathSegments('../a')).toBe('../a');
  expect(normalizePathSegments('//h/../a')).toBe('//h/../a');
});

describe('6.2.3 Scheme-Based Normalization', () => {
  test.each(['http://example.com', 'http://example.com/', 'http://example.com:/', 'http://example.com:80/'])(
    '%s is equivalent to the normal form of the four',
    (uri) => {
      expect(normalizeByScheme(uri)).toBe('http://example.com/');
      expect(equivalent(uri, 'http://example.com/', { level: 'scheme' })).toBe(true);
    },
  );
  test('http://example.com/? is equivalent to none of them', () => {
    expect(equivalent('http://example.com/?', 'http://example.com/', { level: 'scheme' })).toBe(false);
  });
  test('two URIs that differ only by the suffix "#" are different', () => {
    expect(equivalent('http://example.com/#', 'http://example.com/', { level: 'scheme' })).toBe(false);
  });
  test('delimiters in a userinfo stay', () => {
    expect(normalizeByScheme('http://a:@b/')).toBe('http://a:@b/');
    expect(normalizeByScheme('http://@b/')).toBe('http://@b/');
  });
  test('a port that is not the default stays', () => {
    expect(normalizeByScheme('http://a:443')).toBe('http://a:443/');
    expect(normalizeByScheme('foo://a:80')).toBe('foo://a:80/');
    expect(normalizeByScheme('http://a:8x')).toBe('http://a:8x/');
  });
  test('an empty authority is the default of the scheme', () => {
    expect(normalizeByScheme('file://localhost/etc')).toBe('file:///etc');
    expect(normalizeByScheme('file://localhost:1/etc')).toBe('file://localhost:1/etc');
  });
  test('mailto:Joe@Example.COM is equivalent to mailto:Joe@example.com', () => {
    expect(equivalent('mailto:Joe@Example.COM', 'mailto:Joe@example.com', { level: 'scheme' })).toBe(true);
    expect(equivalent('mailto:Joe@Example.COM', 'mailto:Joe@example.com')).toBe(false);
    expect(equivalent('mailto:Joe@a', 'mailto:joe@a', { level: 'scheme' })).toBe(false);
  });
});

test('6.2.4: what only a protocol can tell is not equivalent', () => {
  expect(equivalent('http://example.com/data', 'http://example.com/data/', { level: 'scheme' })).toBe(false);
});

test('each rung is stable, and takes the rungs before it', () => {
  const levels = ['string', 'case', 'percent-encoding', 'path-segment', 'scheme'] as const;
  const piece = fc.constantFrom(
    'a',
    'B',
    ':',
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%41',
    '%3a',
    '@',
    '?',
    '#',
    'http:',
    ':80',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const uri = pieces.join('');
      for (const [index, level] of levels.entries()) {
        const normal = normalize(uri, level);
        expect(normalize(normal, level)).toBe(normal);
        for (const lower of levels.slice(0, index)) {
          expect(equivalent(normal, normalize(normal, lower), { level })).toBe(true);
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test('an unknown level or option throws', () => {
  for (const level of ['paths', '', null, {}])
    expect(() => normalize('http://a/', level as 'scheme')).toThrow('Cannot use the argument level: ');
  const options = { levels: 'scheme' } as object;
  expect(() => equivalent('http://a', 'http://a/', options)).toThrow('"levels" is not an option');
});
