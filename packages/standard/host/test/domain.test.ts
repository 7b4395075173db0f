import { toASCII } from '@url/idna';
import { describe, expect, test } from 'vitest';
import { domainToUnicode, parseDomain } from '../src/domain.js';

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
    ['ABC', 'abc'],
    // Without beStrict, labels with U+005F (_), with U+002D (-) at any place, or without code points pass.
    ['ä_b', 'xn--_b-uia'],
    ['ä-', 'xn----zfa'],
    ['ab--ä', 'xn--ab---ooa'],
    ['ä..b', 'xn--4ca..b'],
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
    // No Punycode: more digits have to follow this one.
    'xn--0.ß',
    '0à.א',
    'b-.א',
    'a\u200db',
    'c℀.good.com',
    '\ufffd',
    '\ud800',
  ])('%j fails', (domain) => expect(parseDomain(domain)).toBeNull());
});

describe('a forbidden domain code point', () => {
  const ascii = Array.from({ length: 0x80 }, (_, codePoint) => String.fromCharCode(codePoint));
  const forbidden = ascii.filter((c) => /[\0-\x20#%/:<>?@[\\\]^|\x7f]/.test(c));
  const marks = Array.from({ length: 0x20000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter((c) =>
    /\p{M}/u.test(c),
  );

  test.each(forbidden)('%j fails before every mark, but where NFC composes the two', (c) => {
    for (const mark of marks) {
      const composed = (c + mark).normalize('NFC').length === 1;
      expect(composed).toBe('<>'.includes(c) && mark === '\u0338');
      expect(parseDomain(`ä${c}${mark}.example`) === null).toBe(!composed);
      // UTS #46 leaves it as it is, and need not run.
      if (!composed) expect(toASCII(`ä${c}${mark}`) ?? c).toContain(c);
    }
  });

  test('that is composed is in no domain', () => {
    expect(parseDomain('<\u0338')).toBe(parseDomain('\u226e'));
    expect(parseDomain('>\u0338')).toBe(parseDomain('\u226f'));
    expect(parseDomain('<')).toBeNull();
    expect(parseDomain('<.ä')).toBeNull();
  });
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

describe('domainToUnicode', () => {
  test.each([
    ['xn--53h.example', '☕.example'],
    ['xn--fa-hia.example', 'faß.example'],
    ['example.com', 'example.com'],
    ['xn--a', 'xn--a'],
    ['xn--8i7caa', 'xn--8i7caa'],
    ['ab--c.xn--53h', 'ab--c.☕'],
    ['a_b.xn--53h', 'a_b.☕'],
    // Unicode ToUnicode has no transitional processing.
    ['faß', 'faß'],
    // No Punycode, a domain that the Bidi rule refuses ("0à.א"), and a joiner between letters that do not join.
    ['xn--0.xn--53h', 'xn--0.xn--53h'],
    ['xn--0-sfa.xn--4db', 'xn--0-sfa.xn--4db'],
    ['xn--ab-m1t.xn--53h', 'xn--ab-m1t.xn--53h'],
  ])('%s gives %j', (domain, expected) => expect(domainToUnicode(domain)).toBe(expected));
});

test('a misspelt option is not ignored: without it more domains are accepted', () => {
  for (const options of [{ strict: true }, new Map([['beStrict', true]]), 'strict'] as never[]) {
    expect(() => parseDomain('a_b', options)).toThrow(TypeError);
  }
});
