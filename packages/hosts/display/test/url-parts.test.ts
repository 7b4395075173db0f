import { parseURL } from '@url/parser';
import { URL } from '@url/polyfill';
import { describe, expect, test } from 'vitest';
import { checkDomain, displayDomain, displayHost, displayURL } from '../src/index.js';

describe('what is accepted', () => {
  test('text, a URL object of this project or the platform, and a record', () => {
    const text = 'https://me:pw@xn--bcher-kva.example/?#';
    const shown = displayURL(parseURL(text)!);
    expect(shown.text).toBe('https://bücher.example/?#');
    expect(displayURL(text)).toEqual(shown);
    expect(displayURL(new URL(text))).toEqual(shown);
    expect(displayURL(new globalThis.URL(text))).toEqual(shown);
  });

  test.each([
    ['', ''],
    ['/a b', '/a%20b'],
    ['https://me:secret@exa mple/', 'https://…:…@exa%20mple/'],
    ['https://me:a b@c.example:x/', 'https://…:…@c.example:x/'],
    ['a\u202eb\x1b', 'a%E2%80%AEb%1B'],
  ])('%j, which is not a URL, is shown as %j', (text, expected) => {
    const { text: shown, ranges } = displayURL(text);
    expect(shown).toBe(expected);
    expect(Object.values(ranges).every((range) => range === null)).toBe(true);
  });

  test('text that is not a URL is also shortened', () =>
    expect(displayURL('a b c d e f', { width: 5 }).text).toBe('a…f'));

  test('a polluted Object.prototype changes nothing', () => {
    const prototype = Object.prototype as { scheme?: string; path?: string };
    prototype.scheme = 'x';
    prototype.path = 'y';
    try {
      expect(displayURL(new URL('https://h/?a')).text).toBe('https://h/?a');
    } finally {
      delete prototype.scheme;
      delete prototype.path;
    }
  });
});

test('a record whose host is not a host is refused', () => {
  for (const host of [undefined, Number.NaN, -1, 2 ** 32, [1, 2, 3], {}, true]) {
    const record = { ...parseURL('https://h/')!, host } as never;
    for (const call of [checkDomain, displayDomain, displayHost, displayURL]) {
      expect(() => call(record)).toThrow(/^Cannot use the argument /);
    }
  }
});
