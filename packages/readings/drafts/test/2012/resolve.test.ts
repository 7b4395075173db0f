import {
  canonicalize,
  parse,
  resolve,
  resolveAuthorityRelative,
  resolveFragmentRelative,
  resolvePathRelative,
  resolveQueryRelative,
  resolveRelative,
  resolveSchemeRelative,
  w3c2012,
} from '@url/drafts/2012';
import { describe, expect, test } from 'vitest';

describe('3.2 Resolve a URL', () => {
  const base = 'http://u:p@h:81/a/b;c?d#e';
  test.each([
    ['3.2, step 2: no scheme', 'x', 'http://u:p@h:81/a/x'],
    ['3.2, step 3: no scheme characters', 'x/y:z', 'http://u:p@h:81/a/x/y:z'],
    ['3.2, step 3: an empty scheme', ':x', 'http://u:p@h:81/a/:x'],
    ['3.2, step 4: the same scheme', 'HTTP:x', 'http://u:p@h:81/a/x'],
    ['3.2, step 4: the same scheme, with an authority', 'http://x', 'http://x/'],
    ['3.2, step 4: the same scheme and one slash', 'http:/x', 'http://u:p@h:81/x'],
    ['3.2, step 5: another scheme', 'https:x', 'https:x'],
    ['3.2.1: empty', '', 'http://u:p@h:81/a/b;c?d'],
    ['3.2.1: control characters', ' \n', 'http://u:p@h:81/a/b;c?d'],
    ['3.2.2: scheme-relative', '//x/y', 'http://x/y'],
    ['3.2.2: scheme-relative, with backslashes', '\\/x\\y', 'http://x/y'],
    ['3.2.3: authority-relative', '/x', 'http://u:p@h:81/x'],
    ['3.2.3: authority-relative, with a backslash', '\\x', 'http://u:p@h:81/x'],
    ['3.2.4: path-relative', '../x?y', 'http://u:p@h:81/x?y'],
    ['3.2.5: query-relative', '?x', 'http://u:p@h:81/a/b;c?x'],
    ['3.2.6: fragment-relative', '#x', 'http://u:p@h:81/a/b;c?d#x'],
  ])('%s: %j', (_, reference, result) => {
    expect(canonicalize(resolve(reference, parse(base)!))).toBe(result);
    expect(w3c2012.read(reference, base)).toMatchObject({ ok: true, href: result });
  });
  test('3.2.4: a base without slash in its path', () => {
    expect(canonicalize(resolve('x', parse('http://h')!))).toBe('http://h/x');
  });
  test('3.2.6: a base without query', () => {
    expect(canonicalize(resolve('#x', parse('http://h/a')!))).toBe('http://h/a#x');
  });
  test('3.2.1: nothing is relative to a base that is not hierarchical', () => {
    for (const reference of ['', 'x', '#x', '//x', 'mailto:x']) {
      const isAbsolute = reference.startsWith('mailto:');
      expect(resolve(reference, parse('mailto:a')!) !== null).toBe(isAbsolute);
    }
  });
});

describe('3.2.1 to 3.2.6, apart from each other', () => {
  const base = parse('http://u:p@h:1/a/b?c#d')!;

  test.each([
    ['3.2.2', resolveSchemeRelative, '//x/y', 'http://x/y'],
    ['3.2.2', resolveSchemeRelative, '\\\\x', 'http://x/'],
    ['3.2.3', resolveAuthorityRelative, '/y', 'http://u:p@h:1/y'],
    ['3.2.4', resolvePathRelative, 'y?z', 'http://u:p@h:1/a/y?z'],
    ['3.2.5', resolveQueryRelative, '?z', 'http://u:p@h:1/a/b?z'],
    ['3.2.6', resolveFragmentRelative, '#z', 'http://u:p@h:1/a/b?c#z'],
    ['3.2.1', resolveRelative, '', 'http://u:p@h:1/a/b?c'],
    ['3.2.1', resolveRelative, '//x', 'http://x/'],
    ['3.2.1', resolveRelative, '\\y', 'http://u:p@h:1/y'],
    ['3.2.1', resolveRelative, 'y', 'http://u:p@h:1/a/y'],
    ['3.2.1', resolveRelative, '?z', 'http://u:p@h:1/a/b?z'],
    ['3.2.1', resolveRelative, '#z', 'http://u:p@h:1/a/b?c#z'],
  ])('%s: %s', (_, resolveBy, input, href) => {
    expect(canonicalize(resolveBy(input, base))).toBe(href);
  });

  test('3.2.1 resolves nothing against a URL that is not hierarchical', () => {
    expect(resolveRelative('a', parse('mailto:b')!)).toBeNull();
  });
});
