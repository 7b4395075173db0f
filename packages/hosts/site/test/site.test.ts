import { parseHost } from '@url/host';
import { parseURL } from '@url/parser';
import { publicSuffixes } from '@url/public-suffixes';
import {
  findPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  parseSite,
  publicSuffix,
  registrableDomain,
} from '@url/site';
import * as withList from '@url/site/with-list';
import { describe, expect, test } from 'vitest';

describe('isSchemelesslySameSite', () => {
  // The first rows are the table of https://html.spec.whatwg.org/multipage/browsers.html#same-site, by their hosts.
  test.each([
    ['example.com', 'example.com', true],
    ['sub.example.com', 'example.com', true],
    ['sub.example.com', 'sub.other.example.com', true],
    ['github.io', 'example.github.io', false],
    ['a.github.io', 'b.github.io', false],
    ['com', 'com', true],
    ['github.io', 'github.io', true],
    ['com', 'example.com', false],
    ['example.com', 'example.com.', false],
    ['localhost', 'localhost', true],
    ['a.localhost', 'localhost', false],
    ['127.0.0.1', '0x7f.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['[::1]', '[0::1]', true],
    ['1.2.3.4', '[::ffff:1.2.3.4]', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect(isSchemelesslySameSite(parseHost(a), parseHost(b))).toBe(expected);
    expect(isSchemelesslySameSite(parseHost(b), parseHost(a))).toBe(expected);
  });

  test('an opaque origin is same site with no other', () => {
    expect(isSchemelesslySameSite(null, null)).toBe(false);
    expect(isSchemelesslySameSite(null, 'example.com')).toBe(false);
  });

  test('without the private rules', () => {
    expect(isSchemelesslySameSite('a.github.io', 'b.github.io', { privateRules: false })).toBe(true);
  });
});

describe('text, and URLs', () => {
  test('text of a host is parsed', () => {
    expect(isSchemelesslySameSite('1.2.3.4', '9.9.3.4')).toBe(false);
    expect(isSchemelesslySameSite('0x7f.1', '127.0.0.1')).toBe(true);
    expect(isSchemelesslySameSite('a.EXAMPLE.com', new URL('http://example.com'))).toBe(true);
    expect(() => isSchemelesslySameSite('a', 'b c')).toThrow(/^Cannot use the argument b: /);
    expect(() => isSchemelesslySameSite(undefined as never, 'b')).toThrow(/^Cannot use the argument a: /);
  });

  test.each([
    ['https://a.example.com/x', 'https://EXAMPLE.com:8443', true],
    ['https://1.2.3.4', 'https://9.9.3.4', false],
    ['https://a.github.io', 'https://b.github.io', false],
    ['foo://a.example', 'foo://a.example', false],
    ['mailto:me', 'mailto:me', false],
  ])('isSameSite reads %s and %s as text, as URL objects and as records', (a, b, expected) => {
    for (const first of [a, new URL(a), parseURL(a)!]) {
      for (const second of [b, new URL(b), parseURL(b)!]) expect(isSameSite(first, second)).toBe(expected);
    }
  });

  test.each([undefined, null, 5, 'example.com', {}, [], { scheme: 'http', host: 'a b' }, { protocol: 'http:' }])(
    'isSameSite does not take %o',
    (a) => {
      expect(() => isSameSite(a as never, 'http://a')).toThrow(/^Cannot use the argument a: /);
      expect(() => isSameSite('http://a', a as never)).toThrow(/^Cannot use the argument b: /);
    },
  );

  test.each([{ privateRule: false }, { privateRules: 0 }, { list: {} }, 5])('the options %o are refused', (options) => {
    for (const call of [publicSuffix, registrableDomain, findPublicSuffix, parseSite]) {
      expect(() => call('a.b', options as never)).toThrow(/^Cannot use the argument options/);
    }
    expect(() => isSameSite('http://a', 'http://a', options as never)).toThrow(/^Cannot use the argument options/);
    expect(() => isSchemelesslySameSite('a', 'a', options as never)).toThrow(/^Cannot use the argument options/);
  });
});

describe('parseSite', () => {
  test.each([
    ['a.b.example.co.uk', 'co.uk', 'example.co.uk', 'example', 'a.b', 'ICANN'],
    ['EXAMPLE.com.', 'com.', 'example.com.', 'example', '', 'ICANN'],
    ['github.io', 'github.io', null, null, null, 'private'],
    ['x.printer.lan', 'lan', 'printer.lan', 'printer', 'x', null],
    ['www.ck', 'ck', 'www.ck', 'www', '', 'ICANN'],
    ['127.1', null, null, null, null, null],
    ['a..b', null, null, null, null, null],
  ])('%s', (text, publicSuffix, registrableDomain, domainWithoutSuffix, subdomain, section) => {
    const host = parseHost(text);
    const site = { host, publicSuffix, registrableDomain, domainWithoutSuffix, subdomain, section };
    for (const input of [text, host, new URL(`ws://${text}`)]) expect(parseSite(input)).toEqual(site);
  });
});

describe('isSameSite', () => {
  test.each([
    ['https://example.com', 'https://sub.example.com', true],
    ['https://example.com', 'https://sub.other.example.com', true],
    ['https://example.com', 'http://non-secure.example.com', false],
    ['https://r.wildlife.museum', 'https://sub.r.wildlife.museum', true],
    ['https://example.com:8443', 'https://example.com', true],
    ['https://a.github.io', 'https://b.github.io', false],
    ['http://1.2.3.4', 'http://1.2.3.4:8080', true],
    ['wss://a.example.com', 'wss://example.com', true],
    ['wss://a.example.com', 'https://example.com', false],
    ['file:///a', 'file:///a', false],
    ['data:,a', 'data:,a', false],
    ['foo://example.com', 'foo://example.com', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect(isSameSite(parseURL(a)!, parseURL(b)!)).toBe(expected);
  });
});

describe('@url/site/with-list', () => {
  const list = withList.decodeSuffixList(publicSuffixes);

  test('the same functions, with a list that is given', () => {
    expect(withList.publicSuffix('a.co.uk', { list })).toBe('co.uk');
    expect(withList.registrableDomain('b.a.co.uk', { list })).toBe('a.co.uk');
    expect(withList.registrableDomain('b.a.github.io', { list, privateRules: false })).toBe('github.io');
    expect(withList.findPublicSuffix('github.io', { list })?.section).toBe('private');
    expect(withList.isSchemelesslySameSite('a.x.com', 'x.com', { list })).toBe(true);
    expect(withList.isSameSite({ scheme: 'http', host: 'x.com' }, { scheme: 'https', host: 'x.com' }, { list })).toBe(
      false,
    );
  });

  test('the version and the day of the list', () => {
    expect(list.date).toBe(publicSuffixes.date);
    expect(list.version).toBe(publicSuffixes.version);
  });
});
