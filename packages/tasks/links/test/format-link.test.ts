import { parseURL } from '@url/parser';
import { describe, expect, it } from 'vitest';
import { findLinks, formatLink } from '../src/index.js';

describe('formatLink', () => {
  it.each([
    ['https://h/%E4%BE%8B', 'https://h/例'],
    ['https://h/a%2Fb%3Fc%23d%5C', 'https://h/a%2Fb%3Fc%23d%5C'],
    ['https://h/?a%26b%3Dc=%2B+%23', 'https://h/?a%26b%3Dc=%2B+%23'],
    ['https://h/%2541%25%25zz', 'https://h/%2541%%zz'],
    ['https://h/%%34%31', 'https://h/%2541'],
    ['https://h/%FF%C3%A9%C3', 'https://h/%FFé%C3'],
    ['https://h/%ED%A0%80%C0%80', 'https://h/%ED%A0%80%C0%80'],
    ['https://h/a%20b%09%00', 'https://h/a%20b%09%00'],
    ['https://h/(a)(b))', 'https://h/(a)(b)%29'],
    ['https://h/(a/b)', 'https://h/(a/b%29'],
    ['https://h/(a?b)', 'https://h/(a?b%29'],
    ['https://h/?(a=b)', 'https://h/?(a=b%29'],
    ['https://h/a!,', 'https://h/a!%2C'],
    ['https://h/?', 'https://h/?#'],
    ['https://h/?#', 'https://h/?#'],
    ['https://h/a%EF%BC%8Cb%E2%80%99%E2%80%A6', 'https://h/a%EF%BC%8Cb%E2%80%99%E2%80%A6'],
    ['https://h/a，b', 'https://h/a%EF%BC%8Cb'],
    ['https://h/%D7%A6%D7%94%D7%B4%D7%9C%D7%B4', 'https://h/צה״ל%D7%B4'],
    ['https://h', 'https://h'],
    ['https://h.', 'https://h./'],
    ['https://h.:8080', 'https://h.:8080'],
    ['https://h?%C3%A9', 'https://h?é'],
    ['HTTPS://EXAMPLE.com:443/../a b', 'https://example.com/a%20b'],
    ['https://h/%E2%80%AEa', 'https://h/%E2%80%AEa'],
    ['https://h/%D9%86%E2%80%8C%D9%85', 'https://h/ن‌م'],
    ['https://h/#a:~:text=b%2Cc%2Dd,e', 'https://h/#a:~:text=b%2Cc%2Dd,e'],
    ['https://h/#a%3A~:b', 'https://h/#a%3A~:b'],
    ['https://h/#(a:~:b)', 'https://h/#(a:~:b%29'],
    ['mailto:a%C3%A9@b', 'mailto:aé@b'],
  ])('writes %s', (url, expected) => {
    expect(formatLink(url)).toBe(expected);
    expect(formatLink(expected)).toBe(expected);
  });

  it('follows UTS #58 if it is told to', () => {
    const url = 'https://h/%EF%BC%88a%EF%BC%89%E2%80%A6?';
    expect(formatLink(url, { rules: 'uts58' })).toBe('https://h/（a）…?');
    expect(() => formatLink(url, { rules: 'gfm' as 'uts58' })).toThrow(/options\.rules/);
    expect(() => formatLink(url, { rule: 'uts58' } as object)).toThrow(/rule/);
  });

  it('accepts a URL object and a URL record', () => {
    expect(formatLink(new URL('https://h/%C3%A9'))).toBe('https://h/é');
    expect(formatLink(parseURL('https://h/%C3%A9')!)).toBe('https://h/é');
  });

  it.each([['h/a'], [''], [null], [1], [{}], [{ scheme: 'http' }], [{ ...parseURL('http://h/'), port: 99999 }]])(
    'throws for %j',
    (url) => {
      expect(() => formatLink(url as string)).toThrow(TypeError);
    },
  );

  it('writes what findLinks finds whole', () => {
    const pieces = [
      'a',
      '%C3%A9',
      '%3C',
      '(',
      ')',
      '%28',
      '%5D',
      '.',
      '%2E',
      '/',
      '?',
      '#',
      '=',
      '&',
      '%20',
      '%',
      '%25',
      '%FF',
      ':~:',
      '%E3%80%82',
      '%EF%BC%88',
      '%E2%80%99',
      '%D7%B4',
      '4',
    ];
    let seed = 1;
    const next = (count: number) => {
      seed = (seed * 48271) % 0x7fffffff;
      return seed % count;
    };
    for (let round = 0; round < 3000; round++) {
      const url = `https://h.example/${Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join('')}`;
      const text = formatLink(url);
      expect(findLinks(`See ${text}. Then`).map((link) => link.text)).toEqual([text]);
      expect(findLinks(`「${text}」。再见`).map((link) => link.text)).toEqual([text]);
      expect(formatLink(text)).toBe(text);
      expect(decode(new URL(text).href)).toBe(decode(new URL(url).href));
      const strict = formatLink(url, { rules: 'uts58' });
      expect(findLinks(`See ${strict}. Then`, { rules: 'uts58' }).map((link) => link.text)).toEqual([strict]);
    }
  });
});

/** A URL without the difference between a character and its escape, and between an empty fragment after an empty query and none. */
function decode(href: string): string {
  return href
    .replace(/^([^?#]*\?)#$/, '$1')
    .replace(/%25(?![\da-f]{2})/gi, '%')
    .replace(/%(28|29|2e|3c|3a|3f|4[4a]|5d)/gi, (triplet) =>
      String.fromCharCode(Number.parseInt(triplet.slice(1), 16)),
    );
}
