import { parseHost } from '@url/host';
import { parseURL } from '@url/parser';
import { publicSuffixes } from '@url/public-suffixes';
import {
  decodeSuffixList,
  findPublicSuffix,
  isSchemelesslySameSite,
  parseSite,
  parseSuffixList,
  publicSuffix,
  registrableDomain,
} from '@url/site';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNaively, readSharedFile, suffixLengthNaively } from './naive-suffixes.ts';

const listText = readSharedFile('public_suffix_list.dat');
const testText = readSharedFile('test_psl.txt');

describe('the tests of the list', () => {
  const cases = [...(testText ?? '').matchAll(/^checkPublicSuffix\((?:null|'(.*)'), (?:null|'(.*)')\);$/gm)].map(
    ([, input, expected]) => [input ?? null, expected ?? null] as const,
  );

  test.skipIf(testText === null)('all of them are read', () => {
    expect(cases.length).toBe(testText!.split('\n').filter((line) => line.startsWith('check')).length);
    expect(cases.length).toBeGreaterThan(70);
  });

  test.each(cases)('%s: %s', (input, expected) => {
    const host = input === null ? null : parseHost(input);
    expect(registrableDomain(host)).toBe(expected === null ? null : parseHost(expected));
  });
});

describe('the description of the list', () => {
  const rules = readNaively(listText ?? '');

  test.skipIf(listText === null)('gives the same for any domain', () => {
    const known = fc
      .constantFrom(...rules)
      .chain(({ labels }) =>
        fc.tuple(
          fc.array(fc.constantFrom('a', 'www', 'com', 'city', 'b-c', '0', 'xn--p1ai'), { maxLength: 3 }),
          fc.constant(labels),
          fc.constantFrom('x', 'co', 'kawasaki', 'www'),
          fc.nat(2),
        ),
      );
    const domain = known.map(([before, labels, star, dropped]) =>
      [...before, ...labels.map((label) => (label === '*' ? star : label)).slice(dropped)].join('.'),
    );
    const sections = fc.boolean();
    fc.assert(
      fc.property(domain, sections, (domain, privateRules) => {
        if (typeof parseHost(domain) !== 'string') return;
        const labels = domain.split('.');
        const some = privateRules ? rules : icannRules;
        const length = suffixLengthNaively(some, domain);
        expect(publicSuffix(domain, { privateRules })).toBe(labels.slice(-length).join('.'));
        expect(registrableDomain(domain, { privateRules })).toBe(
          labels.length === length ? null : labels.slice(-length - 1).join('.'),
        );
      }),
      { numRuns: 3000 },
    );
  });

  const icannRules = rules.filter(({ section }) => section === 'ICANN');

  test.skipIf(listText === null)('the list in the package is the text, rule by rule', () => {
    const encoded = decodeSuffixList(publicSuffixes);
    const parsed = parseSuffixList(listText!);
    for (const { labels } of rules) {
      const domain = labels.map((label) => (label === '*' ? 'anything' : label)).join('.');
      for (const host of [domain, `a.${domain}`, `a.b.${domain}`]) {
        for (const privateRules of [true, false]) {
          const expected = findPublicSuffix(host, { list: parsed, privateRules });
          expect(findPublicSuffix(host, { list: encoded, privateRules })).toEqual(expected);
        }
      }
    }
  });

  test.skipIf(listText === null)('each rule gives its section', () => {
    for (const { labels, isException, section } of rules) {
      if (isException || labels[0] === '*') continue;
      expect([labels, findPublicSuffix(`a.${labels.join('.')}`)?.section]).toEqual([
        labels,
        rules.some((rule) => rule.isException && rule.labels.join('.') === `a.${labels.join('.')}`) ? null : section,
      ]);
    }
  });
});

describe('publicSuffix and registrableDomain', () => {
  // https://url.spec.whatwg.org/#example-host-psl
  test.each([
    ['com', 'com', null],
    ['example.com', 'com', 'example.com'],
    ['www.example.com', 'com', 'example.com'],
    ['sub.www.example.com', 'com', 'example.com'],
    ['EXAMPLE.COM', 'com', 'example.com'],
    ['example.com.', 'com.', 'example.com.'],
    ['github.io', 'github.io', null],
    ['whatwg.github.io', 'github.io', 'whatwg.github.io'],
    ['إختبار', 'xn--kgbechtv', null],
    ['example.إختبار', 'xn--kgbechtv', 'example.xn--kgbechtv'],
    ['sub.example.إختبار', 'xn--kgbechtv', 'example.xn--kgbechtv'],
    ['[2001:0db8:85a3:0000:0000:8a2e:0370:7334]', null, null],
    ['127.0.0.1', null, null],
    ['0x7f.1', null, null],
  ])('%s: %s, %s', (input, suffix, domain) => {
    expect(publicSuffix(parseHost(input))).toBe(suffix);
    expect(registrableDomain(parseHost(input))).toBe(domain);
  });

  test('the dot at the end stays', () => {
    expect(publicSuffix('www.example.co.uk.')).toBe('co.uk.');
    expect(registrableDomain('www.example.co.uk.')).toBe('example.co.uk.');
    expect(registrableDomain('co.uk.')).toBeNull();
    expect(registrableDomain('www.ck.')).toBe('www.ck.');
    expect(publicSuffix('localhost.')).toBe('localhost.');
    expect(registrableDomain('localhost.')).toBeNull();
  });

  test('an exception is a registrable domain, and its suffix is shorter', () => {
    expect(findPublicSuffix('a.www.ck')).toEqual({
      publicSuffix: 'ck',
      registrableDomain: 'www.ck',
      section: 'ICANN',
    });
    expect(registrableDomain('a.city.kawasaki.jp')).toBe('city.kawasaki.jp');
    expect(registrableDomain('a.b.kawasaki.jp')).toBe('a.b.kawasaki.jp');
    expect(registrableDomain('b.kawasaki.jp')).toBeNull();
  });

  // https://github.com/publicsuffix/list/issues/1989; the answers of Chromium's and libpsl's tests.
  test.each(['compute.amazonaws.com', 'kobe.jp', 'nom.br', 'sch.uk', 'dev.adobeaemcloud.com', 'ck', 'kobe.jp.'])(
    'the base of a wildcard rule is a public suffix: %s',
    (base) => {
      expect(publicSuffix(base)).toBe(base);
      expect(registrableDomain(base)).toBeNull();
      expect(parseSite(base).subdomain).toBeNull();
      expect(isSchemelesslySameSite(base, base)).toBe(true);
      expect(isSchemelesslySameSite(base, `a.b.${base}`)).toBe(false);
    },
  );

  test('the base of a wildcard rule is not same site with its parent, and has the section of the rule', () => {
    expect(isSchemelesslySameSite('compute.amazonaws.com', 'amazonaws.com')).toBe(false);
    expect(findPublicSuffix('kobe.jp')?.section).toBe('ICANN');
    expect(findPublicSuffix('compute.amazonaws.com')?.section).toBe('private');
    expect(publicSuffix('compute.amazonaws.com', { privateRules: false })).toBe('com');
    expect(registrableDomain('city.kobe.jp')).toBe('city.kobe.jp');
  });

  test('each wildcard rule of the list and of other lists', () => {
    const bases = [...(listText ?? '').matchAll(/^\*\.([a-z\d.-]+)/gm)].map(([, base]) => base!);
    const list = parseSuffixList(['com', '*.hosting.example', '!www.hosting.example']);
    expect(publicSuffix('hosting.example', { list })).toBe('hosting.example');
    expect(registrableDomain('www.hosting.example', { list })).toBe('www.hosting.example');
    if (listText !== null) expect(bases.length).toBeGreaterThan(100);
    for (const base of bases) expect([base, publicSuffix(base)]).toEqual([base, base]);
  });

  test('the sections', () => {
    expect(findPublicSuffix('a.b.co.uk')?.section).toBe('ICANN');
    expect(findPublicSuffix('a.b.github.io')?.section).toBe('private');
    expect(findPublicSuffix('a.b.nosuchtld')?.section).toBeNull();
    expect(findPublicSuffix('a.b.github.io', { privateRules: false })).toEqual({
      publicSuffix: 'io',
      registrableDomain: 'github.io',
      section: 'ICANN',
    });
    expect(publicSuffix('a.github.io', { privateRules: null })).toBe('github.io');
  });

  test('what is no domain has none', () => {
    for (const host of [null, '', '.', '..', '.com', 'a..com', 'a.b..', '.a.com', '127.0.0.1', new URL('file:///a')]) {
      expect(publicSuffix(host)).toBeNull();
      expect(registrableDomain(host)).toBeNull();
      expect(findPublicSuffix(host)).toBeNull();
    }
  });

  test('text is parsed', () => {
    expect(registrableDomain(new URL('http://127.0.0.1').hostname)).toBeNull();
    expect(registrableDomain('1.2.3.4')).toBeNull();
    expect(registrableDomain('www.食狮.公司.cn')).toBe('xn--85x722f.xn--55qx5d.cn');
    expect(registrableDomain('ｗｗｗ.example。co.uk')).toBe('example.co.uk');
    expect(registrableDomain(new URL('https://www.example.co.uk/x'))).toBe('example.co.uk');
    expect(registrableDomain(parseURL('postgres://db.EXAMPLE.co.uk/x')!)).toBe('example.co.uk');
  });

  test.each([
    'https://www.example.co.uk/x',
    'example.com/path',
    'example.com:80',
    '1.2.3.256',
    'a b.com',
    '::1',
    undefined,
    5.5,
    -1,
    {},
    [],
    true,
  ])('%o is not a host', (host) => {
    for (const call of [publicSuffix, registrableDomain, findPublicSuffix, parseSite]) {
      expect(() => call(host as string)).toThrow(/^Cannot use the argument host: /);
    }
  });

  test('an opaque host may have capital letters', () => {
    expect(registrableDomain('A.EXAMPLE.Co.UK')).toBe('example.co.uk');
    expect(registrableDomain('A.b.CK')).toBe('a.b.ck');
  });

  test('names of Object.prototype are labels', () => {
    expect(registrableDomain('constructor.__proto__.com')).toBe('__proto__.com');
    expect(registrableDomain('a.constructor')).toBe('a.constructor');
  });

  test('a polluted prototype is no option', () => {
    const prototype = Object.prototype as Record<string, unknown>;
    prototype.privateRules = false;
    prototype.list = null;
    prototype.return = () => 'x';
    try {
      expect(publicSuffix('a.github.io', {})).toBe('github.io');
      expect(publicSuffix('a.github.io')).toBe('github.io');
      const list = decodeSuffixList(publicSuffixes);
      expect(publicSuffix('a.github.io', { list })).toBe('github.io');
      expect(publicSuffix('a.b', { list: parseSuffixList(['a.b', 'b']) })).toBe('a.b');
    } finally {
      delete prototype.privateRules;
      delete prototype.list;
      delete prototype.return;
    }
  });

  test('a long host takes linear time', () => {
    expect(registrableDomain(`${'a.'.repeat(500_000)}example.com`)).toBe('example.com');
    expect(registrableDomain(`${'a.'.repeat(500_000)}A.com`)).toBe('a.com');
    expect(registrableDomain('.'.repeat(1_000_000))).toBeNull();
  });
});
