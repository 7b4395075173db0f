import { isStrict, parseReference, parseStrict } from '@url/reference';
import { describe, expect, test } from 'vitest';

describe('isStrict', () => {
  test.each([
    '',
    'a/b?c#d',
    'http://me:p@example.org:80/a;b=c/%20?é#💩',
    'file:///c:/a',
    '//[1::8]/',
    'foo:a:b@c',
    "!$&'()*+,;=:@-._~",
    'http:h',
  ])('%s is', (input) => {
    expect(isStrict(input)).toBe(true);
  });

  test.each([
    ' a',
    'a\tb',
    'a b',
    'a\\b',
    'http:\\\\h',
    '100%',
    '%4g',
    'a#b#c',
    'a[b]',
    '/c|/a',
    '//h/a"b',
    '//h/a<b>',
    '//h/`{}^',
    '//[1::8]/[',
    '//[1::8::]/',
    '//[1]',
    '//h:a',
    'a\u007f',
    'a\u0085',
    'a\ufffe',
    'a\u{1ffff}',
    'a\ud800',
  ])('%j is not', (input) => {
    expect(isStrict(input)).toBe(false);
  });

  test('reads in the mode that is given', () => {
    expect(isStrict('//c:/a', { mode: 'web' })).toBe(true);
    expect(isStrict('/c|', { mode: 'file' })).toBe(true);
    expect(isStrict('/c|', { mode: 'web' })).toBe(false);
  });
  test('the strict grammar does not change the rule of drives, so that "|" is strict in one', () => {
    expect(isStrict('file:///c|/a')).toBe(true);
    expect(isStrict('file:/c|')).toBe(true);
    expect(isStrict('file:///c|/a|')).toBe(false);
    expect(isStrict('file:///a/c|')).toBe(false);
    expect(isStrict('http://h/c|')).toBe(false);
  });
});

describe('parseStrict', () => {
  test('gives what parseReference gives', () => {
    for (const input of ['', 'http://me@h:80/a?b#c', 'file:///c|/a']) {
      expect(parseStrict(input)).toEqual({ ok: true, url: parseReference(input) });
    }
  });

  test.each([
    [' a', 'file', 0, 1],
    ['http://h/a b/c', 'dir', 10, 11],
    ['http://h/%4g', 'file', 9, 10],
    ['http:\\h', 'file', 5, 6],
    ['a#b#c', 'fragment', 3, 4],
    ['//h:65536/', 'port', 4, 9],
    ['file:c|/a', 'dir', 6, 7],
    ['file://c|/a', 'opaque-host', 8, 9],
    ['//h/\ud800', 'file', 4, 5],
    ['x:\u{1ffff}', 'file', 2, 4],
  ])('%j breaks the rule %s', (input, rule, start, end) => {
    expect(parseStrict(input)).toMatchObject({ ok: false, error: { rule, start, end } });
  });

  test('reads in the mode that is given', () => {
    expect(parseStrict('/c|/a', { mode: 'file' }).ok).toBe(true);
    expect(parseStrict('/c|/a', { mode: 'web' }).error?.start).toBe(2);
  });
});
