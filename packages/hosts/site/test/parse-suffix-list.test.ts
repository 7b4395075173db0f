import { findPublicSuffix, parseSuffixList, registrableDomain } from '@url/site';
import { describe, expect, test } from 'vitest';

describe('parseSuffixList', () => {
  test('comments, sections, wildcards, exceptions, and what follows a space', () => {
    const list = parseSuffixList(
      '// VERSION: 2026-08-19_07-00-00_UTC\n// ===BEGIN ICANN DOMAINS===\n\nexample\n*.W.example text\n!a.w.example\r\nбел\n// ===BEGIN PRIVATE DOMAINS===\nhost.example\n',
    )!;
    expect([list.version, list.date]).toEqual(['2026-08-19_07-00-00_UTC', '2026-08-19']);
    expect(registrableDomain('x.b.w.example', { list })).toBe('x.b.w.example');
    expect(registrableDomain('x.a.w.example', { list })).toBe('a.w.example');
    expect(registrableDomain('x.xn--90ais', { list })).toBe('x.xn--90ais');
    expect(findPublicSuffix('a.host.example', { list })?.section).toBe('private');
    expect(findPublicSuffix('a.host.example', { list, privateRules: false })?.publicSuffix).toBe('example');
    expect(registrableDomain('a.b.com', { list })).toBe('b.com');
  });

  test('a rule that stands in both sections is one of the first', () => {
    const list = parseSuffixList('a.b\n// ===BEGIN PRIVATE DOMAINS===\na.b\n*.a.b\n')!;
    expect(findPublicSuffix('x.a.b', { list })).toEqual({
      publicSuffix: 'x.a.b',
      registrableDomain: null,
      section: 'private',
    });
    expect(findPublicSuffix('x.a.b', { list, privateRules: false })?.publicSuffix).toBe('a.b');
  });

  test('without a version', () => {
    const list = parseSuffixList('com')!;
    expect([list.version, list.date]).toEqual([null, null]);
  });

  test.each(['', '// nothing', 'a b\n..', '*', '!', 'a.*.b', '1.2.3.4', 'exa<mple'])('%j is no list', (text) => {
    expect(parseSuffixList(text)).toBeNull();
  });
});
