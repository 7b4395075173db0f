import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import { urlEquals } from '../src/url-equals.js';

describe('urlEquals', () => {
  test.each([
    ['http://h/#a', 'HTTP://h:80/#a', true, true],
    ['http://h/#a', 'http://h/', false, true],
    ['http://h/', 'https://h/', false, false],
    ['http://h/?', 'http://h/', false, false],
  ])('%s and %s', (a, b, equal, equalWithoutFragments) => {
    expect(urlEquals(parseURL(a)!, parseURL(b)!)).toBe(equal);
    expect(urlEquals(parseURL(a)!, parseURL(b)!, { excludeFragments: true })).toBe(equalWithoutFragments);
  });
});
