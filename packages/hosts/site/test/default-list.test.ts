import { parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';
import * as byDefault from '../src/default-list.js';
import { parseSuffixList } from '../src/parse-suffix-list.js';

const host = parseHost('a.github.io');

describe('without options', () => {
  test('the list of @url/public-suffixes is used, with its private rules', () => {
    expect(byDefault.publicSuffix(host)).toBe('github.io');
    expect(byDefault.registrableDomain(host)).toBe('a.github.io');
    expect(byDefault.findPublicSuffix(host)).toMatchObject({ publicSuffix: 'github.io', section: 'private' });
    expect(byDefault.isSchemelesslySameSite(host, parseHost('b.github.io'))).toBe(false);
    const [a, b] = [host, parseHost('x.a.github.io')].map((each) => ({ scheme: 'https', host: each }));
    expect(byDefault.isSameSite(a!, b!)).toBe(true);
  });
});

describe('with options', () => {
  test('the private rules can be left out', () => {
    expect(byDefault.publicSuffix(host, { privateRules: false })).toBe('io');
    expect(byDefault.registrableDomain(host, { privateRules: false })).toBe('github.io');
  });

  test('another list takes the place of the default', () => {
    const list = parseSuffixList(['io', 'a.github.io']);
    expect(byDefault.publicSuffix(host, { list })).toBe('a.github.io');
    expect(byDefault.registrableDomain(host, { list })).toBeNull();
  });

  test('null and undefined mean the defaults', () => {
    expect(byDefault.publicSuffix(host, null)).toBe('github.io');
    expect(byDefault.publicSuffix(host, { list: null, privateRules: null })).toBe('github.io');
  });
});
