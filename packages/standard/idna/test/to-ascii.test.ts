import { describe, expect, test } from 'vitest';
import { toASCII, toUnicode } from '../src/index.js';

describe('toASCII', () => {
  test.each([
    ['', ''],
    ['example.com', 'example.com'],
    ['EXAMPLE.com.', 'example.com.'],
    ['faß.de', 'xn--fa-hia.de'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['日本語。ＪＰ', 'xn--wgv71a119e.jp'],
    ['ex\u00adample.com', 'example.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA', 'xn--bcher-kva'],
    ['\u{1f4a9}.la', 'xn--ls8h.la'],
    ['a..b', 'a..b'],
    ['a b', 'a b'],
  ])('%j gives %j', (domain, expected) => expect(toASCII(domain)).toBe(expected));

  test.each([
    'xn--',
    'xn--a',
    'xn--a.ß',
    'xn--example-.org',
    'example.org.xn--',
    'xn--ü',
    '\u0301a',
    '\ud800',
    '\ue000',
  ])('%j is an error', (domain) => expect(toASCII(domain)).toBe(null));

  test('refuses Punycode that is not the normalized and mapped form', () => {
    expect(toASCII('xn--Bcher-kva')).toBe('xn--bcher-kva');
    expect(toASCII('xn--bcher-2pa')).toBe(null);
    expect(toASCII('xn--u-ccb')).toBe(null);
  });

  test('makes no pair of two surrogates with an ignored code point between them', () => {
    expect(toASCII('\ud83d\ufeff\udce9')).toBe(null);
    expect(toASCII('\ufeff\ud83d\udce9')).toBe(toASCII('\u{1f4e9}'));
  });

  test('says the same of ASCII with any flags as step by step', () => {
    expect(toASCII('A_-.B')).toBe('a_-.b');
    expect(toASCII('A-', { checkHyphens: true })).toBe(null);
    expect(toASCII('a_b', { useSTD3ASCIIRules: true })).toBe(null);
    expect(toASCII('A..B', { verifyDnsLength: true })).toBe(null);
    expect(toASCII('A.B', { verifyDnsLength: true })).toBe('a.b');
    expect(toASCII('a.XN--a')).toBe(null);
    expect(toASCII('axn--a')).toBe('axn--a');
  });

  test('takes two surrogates in Punycode for what they are, not for a code point', () => {
    expect(toASCII('xn--ib9b66e')).toBe(null);
  });

  test('transitional processing maps the deviation characters', () => {
    const options = { transitionalProcessing: true };
    expect(toASCII('Faß.ς.ẞ.a\u200cb\u200d', options)).toBe('fass.xn--4xa.ss.ab');
    expect(toASCII('xn--fa-hia', options)).toBe('xn--fa-hia');
  });

  test('checkHyphens', () => {
    for (const label of ['-a', 'a-', 'ab--c', '-', 'üb--c']) {
      expect(toASCII(label, { checkHyphens: true })).toBe(null);
      expect(toASCII(label)).not.toBe(null);
    }
    expect(toASCII('a--b', { checkHyphens: true })).toBe('a--b');
    expect(toASCII('\u{10400}b--c', { checkHyphens: true })).toBe(null);
  });

  test('useSTD3ASCIIRules leaves letters, digits and hyphens', () => {
    for (const label of ['a b', 'a_b', 'a/b', 'a:b', 'a~', '\0', '{', '\x7f', '`']) {
      expect(toASCII(label, { useSTD3ASCIIRules: true })).toBe(null);
    }
    expect(toASCII('Az09-.', { useSTD3ASCIIRules: true })).toBe('az09-.');
    expect(toASCII('≠', { useSTD3ASCIIRules: true })).toBe('xn--1ch');
  });

  test('verifyDnsLength', () => {
    const options = { verifyDnsLength: true };
    const label = 'a'.repeat(63);
    expect(toASCII(label, options)).toBe(label);
    for (const domain of ['', '.', 'a.', '.a', 'a..b', `${label}a`, `${'a.'.repeat(127)}`]) {
      expect(toASCII(domain, options)).toBe(null);
    }
    const longest = `${label}.${label}.${label}.${'a'.repeat(61)}`;
    expect(toASCII(longest, options)).toBe(longest);
    expect(toASCII(`${longest}a`, options)).toBe(null);
  });

  test('ignoreInvalidPunycode leaves a label that is all ASCII, an error too', () => {
    expect(toASCII('xn--0', { ignoreInvalidPunycode: true })).toBe(null);
  });

  // tr46 spells the first flag so.
  test('an unknown flag is not ignored: without it more domains are accepted', () => {
    for (const flags of [
      { verifyDNSLength: true },
      { useStd3ASCIIRules: true },
      'strict',
      true,
      [],
      new Map([['useSTD3ASCIIRules', true]]),
      Object.create({ useSTD3ASCIIRules: true }),
      { constructor: 1 },
    ]) {
      expect(() => toASCII('a_b', flags as never)).toThrow(TypeError);
    }
    expect(() => toUnicode('a', { checkBiDi: true } as never)).toThrow(TypeError);
  });
});
