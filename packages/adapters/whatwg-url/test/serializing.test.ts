import * as whatwgURL from '@url/whatwg-url';
import { describe, expect, test } from 'vitest';

const { parseURL, serializeURL, serializeHost, serializeInteger, serializeURLOrigin } = whatwgURL;

test.each([
  'http://u:p@h:81/a//b?q#f',
  'a:/.//b',
  'a://',
  'a:b c',
  'file:///C:/',
  'http://[1:0:0:2::1]/',
  'http://0.0.0.0/',
])('serializeURL and parseURL keep %s', (href) => {
  expect(serializeURL(parseURL(href)!)).toBe(href);
  expect(serializeURL(parseURL(href)!, true)).toBe(href.replace('#f', ''));
});

test('serializeHost serializes each kind of host', () => {
  expect(['', 'h', 0, 0x7f000001].map((host) => serializeHost(host))).toEqual(['', 'h', '0.0.0.0', '127.0.0.1']);
  expect(serializeHost([0, 0, 0, 0, 0, 0, 0, 1])).toBe('[::1]');
  for (const value of [undefined, null, Number.NaN, 1n, Symbol('a'), {}, [], ['a'], true, new String('h')])
    expect(() => serializeHost(value as string)).toThrow('The host must be a string, an integer or eight integers');
});

test('serializeInteger writes decimal digits', () => {
  expect(serializeInteger(65535)).toBe('65535');
});

test.each([
  ['https://h:8443/a', 'https://h:8443'],
  ['blob:https://h:8443/a', 'https://h:8443'],
  ['blob:ftp://h/', 'null'],
  ['file:///a', 'null'],
  ['a:b', 'null'],
])('serializeURLOrigin of %s is %s', (href, origin) => {
  expect(serializeURLOrigin(parseURL(href)!)).toBe(origin);
});

describe('questions and changes', () => {
  const url = parseURL('ftp://h/')!;

  test('setTheUsername and setThePassword encode', () => {
    whatwgURL.setTheUsername(url, 'é:@');
    whatwgURL.setThePassword(url, '\ud800');
    expect(serializeURL(url)).toBe('ftp://%C3%A9%3A%40:%EF%BF%BD@h/');
  });

  test.each([undefined, null, 5, [], ['a'], {}, () => 1, new Uint8Array([0x61])])(
    '%o is not a username or a password, and the record stays',
    (value) => {
      const before = { ...url };
      for (const name of ['username', 'password'] as const) {
        const set = name === 'username' ? whatwgURL.setTheUsername : whatwgURL.setThePassword;
        expect(() => set(url, value as never)).toThrow(
          new RegExp(`^Cannot use the argument ${name}: .* is not a string$`),
        );
      }
      expect(url).toEqual(before);
    },
  );

  test('cannotHaveAUsernamePasswordPort and hasAnOpaquePath', () => {
    const rows = ['ftp://h/', 'file:///', 'a:b', 'a:/b', 'a://'].map((href) => parseURL(href)!);
    expect(rows.map(whatwgURL.cannotHaveAUsernamePasswordPort)).toEqual([false, true, true, true, true]);
    expect(rows.map(whatwgURL.hasAnOpaquePath)).toEqual([false, false, true, false, false]);
  });
});
