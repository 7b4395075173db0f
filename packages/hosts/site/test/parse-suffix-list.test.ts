import { findPublicSuffix, parseSuffixList, registrableDomain } from '@url/site';
import { describe, expect, test } from 'vitest';

/** A file with both sections. */
function fileOf(icann: string, rest = ''): string {
  return `// ===BEGIN ICANN DOMAINS===\n${icann}\n// ===END ICANN DOMAINS===\n// ===BEGIN PRIVATE DOMAINS===\n${rest}\n// ===END PRIVATE DOMAINS===\n`;
}

describe('a file', () => {
  test('comments, sections, wildcards, exceptions, and what follows a space', () => {
    const rules = '\nexample\n*.W.example text\n!a.w.example\r\n  бел';
    const list = parseSuffixList(`// VERSION: 2026-08-19_07-00-00_UTC\n${fileOf(rules, 'host.example')}`);
    expect([list.version, list.date]).toEqual(['2026-08-19_07-00-00_UTC', '2026-08-19']);
    expect(registrableDomain('x.b.w.example', { list })).toBe('x.b.w.example');
    expect(registrableDomain('x.a.w.example', { list })).toBe('a.w.example');
    expect(registrableDomain('x.xn--90ais', { list })).toBe('x.xn--90ais');
    expect(findPublicSuffix('a.host.example', { list })?.section).toBe('private');
    expect(findPublicSuffix('a.host.example', { list, privateRules: false })?.publicSuffix).toBe('example');
    expect(registrableDomain('a.b.com', { list })).toBe('b.com');
  });

  test('a rule that stands in both sections is one of the first', () => {
    const list = parseSuffixList(fileOf('a.b', 'a.b\n*.a.b'));
    expect(findPublicSuffix('x.a.b', { list })).toEqual({
      publicSuffix: 'x.a.b',
      registrableDomain: null,
      section: 'private',
    });
    expect(findPublicSuffix('x.a.b', { list, privateRules: false })?.publicSuffix).toBe('a.b');
  });

  test('without a version and a private section', () => {
    const list = parseSuffixList('// ===BEGIN ICANN DOMAINS===\ncom\n// ===END ICANN DOMAINS===');
    expect([list.version, list.date]).toEqual([null, null]);
  });

  const outside = 'is before "===BEGIN ICANN DOMAINS===" or between sections';
  test.each([
    ['', 'it does not contain rules'],
    ['// nothing', 'it does not contain rules'],
    [fileOf(''), 'it does not contain rules'],
    ['Not Found', `line 1, "Not", ${outside}`],
    ['<html>404</html>', `line 1, "<html>404</html>", ${outside}`],
    ['404: Not Found', `line 1, "404:", ${outside}`],
    ['com', `line 1, "com", ${outside}`],
    [fileOf('com').replace('// ===BEGIN PRIVATE', 'org\n// ===BEGIN PRIVATE'), `line 4, "org", ${outside}`],
    [fileOf('com').slice(0, -30), 'it ends in the section PRIVATE'],
    [fileOf('com').slice(0, 40), 'it ends in the section ICANN'],
    [fileOf('com').replace(/.*END ICANN.*\n/, ''), '===BEGIN PRIVATE DOMAINS=== is out of place'],
    [fileOf('a b\n..'), 'line 3, "..", is not a rule'],
    [fileOf('*'), 'line 2, "*", is not a rule'],
    [fileOf('!'), 'line 2, "!", is not a rule'],
    [fileOf('a.*.b'), 'line 2, "a.*.b", is not a rule'],
    [fileOf('1.2.3.4'), 'line 2, "1.2.3.4", is not a rule'],
  ])('%j is not a list', (text, problem) => {
    expect(() => parseSuffixList(text)).toThrow(
      new TypeError(`Cannot use the argument list: it is not a Public Suffix List: ${problem}`),
    );
  });
});

describe('an array of rules', () => {
  test('each item is a rule of the ICANN section', () => {
    const list = parseSuffixList(['com', '*.hosting.example', '!www.hosting.example']);
    expect([list.version, list.date]).toEqual([null, null]);
    expect(registrableDomain('a.b.c.hosting.example', { list })).toBe('b.c.hosting.example');
    expect(registrableDomain('a.www.hosting.example', { list })).toBe('www.hosting.example');
    expect(findPublicSuffix('a.b.com', { list })?.section).toBe('ICANN');
  });

  test.each([[['Not Found']], [['com', '// comment']], [['com\norg']], [['']], [[' com']], [[undefined]], [[5]]])(
    '%j is not a list',
    (rules) => {
      expect(() => parseSuffixList(rules as string[])).toThrow(/^Cannot use the argument list: .* is not a rule$/);
    },
  );

  test('an empty array is not a list', () => {
    expect(() => parseSuffixList([])).toThrow('it does not contain rules');
  });
});

test.each([undefined, null, 5, {}])('%o is neither', (value) => {
  expect(() => parseSuffixList(value as unknown as string)).toThrow(/^Cannot use the argument list: /);
});
