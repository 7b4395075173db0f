import { describe, expect, test } from 'vitest';
import { domainToASCII, domainToUnicode, parseDomain } from '../src/domain.js';

describe('parseDomain without beStrict', () => {
  test.each([
    ['EXAMPLE.com', 'example.com'],
    ['faß.example', 'xn--fa-hia.example'],
    ['☕.example', 'xn--53h.example'],
    ['a_b', 'a_b'],
    ['evil。com', 'evil.com'],
    ['evil．com', 'evil.com'],
    ['evil｡com', 'evil.com'],
    ['ｅvil.com', 'evil.com'],
    ['ex\u00adample', 'example'],
    ['xn--a', 'xn--a'],
    ['XN--A.example', 'xn--a.example'],
    ['xn--8i7caa', 'xn--8i7caa'],
    ['a..b', 'a..b'],
    ['..', '..'],
    ['-a-', '-a-'],
  ])('%j gives %j', (domain, expected) => expect(parseDomain(domain)).toBe(expected));

  test.each([
    '',
    'a b',
    'a#b',
    'a%b',
    'a\x7fb',
    'a\0b',
    'a[b',
    'a<b',
    'a|b',
    '\u00ad',
    'xn--a.ß',
    '0à.א',
    'b-.א',
    'a\u200db',
    'c℀.good.com',
    '\ufffd',
    '\ud800',
  ])('%j fails', (domain) => expect(parseDomain(domain)).toBeNull());
});

describe('parseDomain with beStrict demands what a registry would', () => {
  test.each([
    ['EXAMPLE.com', 'example.com'],
    ['faß.de', 'xn--fa-hia.de'],
    ['a-b', 'a-b'],
  ])('%s gives %j', (domain, expected) => {
    expect(parseDomain(domain, { beStrict: true })).toBe(expected);
  });

  test.each(['a_b', '-a', 'a-', 'ab--c', 'a..b', 'xn--a', `${'a'.repeat(64)}.b`, `${'a.'.repeat(127)}a`])(
    '%s fails',
    (domain) => {
      expect(parseDomain(domain, { beStrict: true })).toBeNull();
    },
  );
});

test('domainToASCII is Unicode ToASCII, for ASCII too', () => {
  expect(domainToASCII('xn--a')).toBeNull();
  expect(domainToASCII('A.b')).toBe('a.b');
  expect(domainToASCII('a_b', { beStrict: true })).toBeNull();
});

describe('domainToUnicode', () => {
  test.each([
    ['xn--53h.example', '☕.example'],
    ['xn--fa-hia.example', 'faß.example'],
    ['example.com', 'example.com'],
    ['xn--a', 'xn--a'],
    ['xn--8i7caa', 'xn--8i7caa'],
  ])('%s gives %j', (domain, expected) => expect(domainToUnicode(domain)).toBe(expected));
});
