import { canonicalizeQueryParameter, normalizeHostEscapes } from '@url/drafts/2012';
import { describe, expect, test } from 'vitest';

describe('3.3.3.1 host escape normalization', () => {
  test.each([
    ['GO%4F', 'goo'],
    ['a%20b', 'a%20b'],
    ['%zz', '%25zz'],
    ['%C3%BC', 'ü'],
    ['a:b', 'a:b'],
    ['[::1]', '[::1]'],
    ['\ufdd0', '\ufffd'],
  ])('%j gives %j', (host, expected) => expect(normalizeHostEscapes(host)).toBe(expected));
});

describe('3.4 canonicalize query parameters', () => {
  test.each([
    ['a', 'a'],
    ['a&b=c', 'a%26b%3Dc'],
    ['a b', 'a%20b'],
    ['%26', '%26'],
  ])('%j gives %j', (text, expected) => expect(canonicalizeQueryParameter(text)).toBe(expected));
});
