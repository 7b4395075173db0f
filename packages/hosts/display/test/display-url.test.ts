import { parseURL } from '@url/parser';
import { URL } from '@url/polyfill';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayURL, type URLDisplayOptions } from '../src/index.js';

const show = (input: string, options: URLDisplayOptions = {}) => displayURL(parseURL(input)!, options);
const textOf = (input: string, options: URLDisplayOptions = {}) => show(input, options).text;

/** The registrable domain where every top-level domain is a public suffix. */
const registrableDomain: URLDisplayOptions['registrableDomain'] = (host) =>
  typeof host === 'string' && host.includes('.') ? host.split('.').slice(-2).join('.') : null;

describe('what is shown', () => {
  test.each([
    ['https://me:secret@example.org/', 'https://example.org/'],
    ['https://me@example.org:8080/a?b#c', 'https://example.org:8080/a?b#c'],
    ['https://xn--bcher-kva.example/', 'https://bücher.example/'],
    ['https://аррӏе.com/', 'https://xn--80ak6aa92e.com/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['file:///C|/x', 'file:///C:/x'],
    ['mailto:a@b', 'mailto:a@b'],
    ['data:text/plain,a b', 'data:text/plain,a b'],
    ['x: /', 'x: /'],
    ['x:a%7B b%20?c d', 'x:a%7B b%20?c%20d'],
    ['web+demo:/.//not-a-host/', 'web+demo:/.//not-a-host/'],
    ['foo://h%C3%A9/', 'foo://h%C3%A9/'],
    ['https://h/?', 'https://h/?'],
    ['https://h/#', 'https://h/#'],
  ])('%s is shown as %s', (input, expected) => expect(textOf(input)).toBe(expected));
});

describe('percent-escapes', () => {
  test.each([
    ['/caf%C3%A9', '/café'],
    ['/É%C3%89', '/ÉÉ'],
    ['/日本語/東京', '/日本語/東京'],
    ['/wiki/%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', '/wiki/Москва'],
    ['/кот_с_усами', '/кот_с_усами'],
    ['/%7Ba%7D%5E', '/{a}^'],
    ['/?q=%C3%BC&%C3%A9=1', '/?q=ü&é=1'],
    ['/#%C3%BC', '/#ü'],
    ['/naïve-café', '/naïve-café'],
  ])('%s is shown as %s', (path, expected) =>
    expect(textOf(`https://h.example${path}`)).toBe(`https://h.example${expected}`),
  );

  test.each([
    ['what the parser would not encode again', '/%41%2d%7e'],
    ['lower case, which the parser does not write', '/caf%c3%a9'],
    ['delimiters', '/a%2Fb%3Fc%23d%25e%26f%3Dg%2B'],
    ['a space', '/a%20b'],
    ['a no-break space', '/a%C2%A0b'],
    ['a zero width space', '/a%E2%80%8Bb'],
    ['a bidi override', '/a%E2%80%AEgpj.exe'],
    ['a bidi isolate', '/%E2%81%A6a'],
    ['a line feed and ESC', '/%0A%1B'],
    ['a soft hyphen', '/a%C2%ADb'],
    ['a slash that is none', '/a%E2%88%95b%EF%BC%8Fc'],
    ['a padlock', '/%F0%9F%94%92'],
    ['bytes that are not UTF-8', '/%FF%C3%28%E2%82'],
    ['a surrogate', '/%ED%A0%80'],
    ['an overlong form', '/%C0%AF'],
    ['a non-character', '/%EF%BF%BF'],
    ['a lone mark', '/%CC%81'],
    ['what is not NFC', '/e%CC%81'],
    ['two scripts in a word', '/p%D0%B0ypal'],
    ['a word of another script that looks like ASCII', '/%D1%81%D0%B0'],
    ['a digit that looks like another', '/1%CE%B8'],
    ['a small capital', '/%C9%A2oogle'],
    ['a katakana that looks like a slash', '/a%E3%83%8Eb'],
    ['an escape that is none', '/%zz%'],
    ['quotes and brackets', '/?%22%3C%3E'],
    ['a brace in a query', '/?%7B'],
  ])('%s stays encoded', (_, path) => expect(textOf(`https://h.example${path}`)).toBe(`https://h.example${path}`));

  test('the top-level domain says what its readers know', () => {
    expect(textOf('https://h.ru/%D1%81%D0%B0')).toBe('https://h.ru/са');
  });
});

describe('right-to-left text', () => {
  test('each label and segment is isolated, and so is the whole', () => {
    const { text, ranges } = show('https://www.%D7%A9%D7%9C%D7%95%D7%9D.com/%D7%90%D7%91/c');
    expect(text).toBe('\u2066https://www.\u2068שלום\u2069.com/\u2068אב\u2069/c\u2069');
    expect(text.slice(ranges.scheme!.start, ranges.scheme!.end)).toBe('https');
    expect(text.slice(ranges.host!.start, ranges.host!.end)).toBe('www.\u2068שלום\u2069.com');
  });

  test('other text has no isolates', () =>
    expect(textOf('https://bücher.example/日本')).not.toMatch(/[\u2066-\u2069]/));
});

describe('ranges', () => {
  test('each part is where its range says', () => {
    const { text, ranges } = show('https://u:p@a.b.xn--bcher-kva.example:81/p/q?r=s#t', { registrableDomain });
    const parts = Object.entries(ranges).map(([name, range]) => [name, text.slice(range!.start, range!.end)]);
    expect(Object.fromEntries(parts)).toEqual({
      scheme: 'https',
      host: 'a.b.bücher.example',
      site: 'bücher.example',
      port: '81',
      path: '/p/q',
      query: 'r=s',
      fragment: 't',
    });
  });

  test('a part that is not there has none', () => {
    const { ranges } = show('mailto:x');
    expect(ranges).toMatchObject({ host: null, site: null, port: null, query: null, fragment: null });
  });
});

describe('levels', () => {
  const input = 'https://u:p@www.a.example:81/p?q#f';
  test.each([
    ['host', 'www.a.example:81'],
    ['site', 'a.example'],
    ['full', 'https://www.a.example:81/p?q#f'],
  ] as const)('level %s shows %j', (level, expected) =>
    expect(textOf(input, { level, registrableDomain })).toBe(expected),
  );

  test('without a registrable domain the site is the host', () => {
    expect(textOf(input, { level: 'site' })).toBe('www.a.example');
    expect(textOf('http://127.0.0.1:1/', { level: 'site', registrableDomain })).toBe('127.0.0.1');
  });

  test('a URL without a host shows its scheme', () => {
    expect(textOf('data:text/html,x', { level: 'host' })).toBe('data:');
    expect(textOf('file:///x', { level: 'site' })).toBe('file:');
  });

  test('the trailing dot stays', () => {
    const rooted: URLDisplayOptions['registrableDomain'] = () => 'a.example.';
    expect(textOf('https://www.a.example./', { level: 'site', registrableDomain: rooted })).toBe('a.example.');
  });
});

describe('width', () => {
  const input = 'https://accounts.login.example.com/one/two/three?four=five#six';
  test.each([
    [100, 'https://accounts.login.example.com/one/two/three?four=five#six'],
    [50, 'https://accounts.login.example.com/one/two…ive#six'],
    [36, 'https://accounts.login.example.com/…'],
    [35, 'https://accounts.login.example.com…'],
    [30, 'https://…ts.login.example.com…'],
    [12, 'https://…om…'],
    [8, '…ple.com'],
    [1, '…'],
    [0, ''],
  ])('%d columns', (width, expected) => expect(textOf(input, { width })).toBe(expected));

  test('a wide character takes two columns, and an escape is not cut', () => {
    expect(textOf('https://h/日本語日本語', { width: 16 })).toBe('https://h/日…語');
    expect(textOf('https://h/%20%20%20%20', { width: 17 })).toBe('https://h/%20…%20');
  });

  test('the host and site lose what stands on their left', () => {
    expect(textOf(input, { level: 'host', width: 12 })).toBe('…example.com');
    expect(textOf(input, { level: 'site', registrableDomain, width: 8 })).toBe('…ple.com');
  });
});

describe('any URL', () => {
  const pieces = [
    'a',
    'é',
    '日',
    'ש',
    'я',
    '%20',
    '%C3%A9',
    '%D0%B0',
    '%E2%80%AE',
    '/',
    '?',
    '#',
    '&',
    '=',
    '.',
    '%',
    '{',
    'ノ',
    '\u0301',
  ];
  const tails = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  const urls = tails
    .map((tail) => parseURL(`https://www.example.com/${tail}`))
    .filter((url): url is NonNullable<typeof url> => url !== null);

  test('the text parses to the same URL, but for isolates', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const text = displayURL(url).text.replace(/[\u2066-\u2069]/g, '');
        expect(serializeURL(parseURL(text)!)).toBe(serializeURL(url));
      }),
    );
  });

  test('the text fits its width, and isolates are balanced', () => {
    fc.assert(
      fc.property(urls, fc.nat({ max: 60 }), (url, width) => {
        const { text } = displayURL(url, { width });
        // Neither an isolate nor a mark takes a column.
        const plain = text.replace(/[\u2066-\u2069]|\u0301/g, '');
        expect(plain.replace(/[\u3040-\u9fff]/g, '--').length).toBeLessThanOrEqual(width);
        expect((text.match(/[\u2066\u2068]/g) ?? []).length).toBe((text.match(/\u2069/g) ?? []).length);
      }),
    );
  });

  test('an object of a class URL is shown as its record is', () => {
    fc.assert(
      fc.property(urls, (url) => {
        // The attributes of the class do not tell an empty query or fragment from none.
        fc.pre(url.query !== '' && url.fragment !== '');
        const href = serializeURL(url);
        expect(displayURL(new URL(href))).toEqual(displayURL(parseURL(href)!));
      }),
    );
    for (const href of [
      'foo://h/x',
      'foo:/x',
      'foo:x',
      'file:///x',
      'foo:/.//x',
      'http://[::1]:8/',
      'http://1.2.3.4/',
      'blob:https://h/x',
    ]) {
      expect(displayURL(new URL(href))).toEqual(displayURL(parseURL(href)!));
    }
  });
});

describe('what is longer than anyone reads', () => {
  test('a segment keeps its escapes', () => {
    expect(textOf(`https://h/${'%C3%A9'.repeat(341)}`)).toBe(`https://h/${'é'.repeat(341)}`);
    expect(textOf(`https://h/${'%C3%A9'.repeat(342)}/%C3%A9`)).toBe(`https://h/${'%C3%A9'.repeat(342)}/é`);
  });

  test('each of many segments is decoded', () => {
    expect(textOf(`https://h${'/%C3%A9'.repeat(2000)}`)).toBe(`https://h${'/é'.repeat(2000)}`);
    expect(textOf(`https://h${'/%D7%90'.repeat(2000)}`)).toBe(`\u2066https://h${'/\u2068א\u2069'.repeat(2000)}\u2069`);
  });
});

test('both ends of right-to-left text are isolated, also one without such a letter', () => {
  expect(textOf('https://h/%D7%90%D7%91%D7%92-----', { width: 15 })).toBe(
    '\u2066https://h/\u2068אב\u2069…\u2068--\u2069\u2069',
  );
  expect(textOf('https://h/%D7%90%D7%91/c/-----', { width: 15 })).toBe('\u2066https://h/\u2068אב\u2069…--\u2069');
});

test.each(['%D0%B0', '%C3%A9', '%', 'a', '/', '%E6%97%A5', '%D7%90', '%CC%81', '&a='])(
  'a URL with 32,000 times %j ends',
  (piece) => {
    const url = parseURL(`https://h/${piece.repeat(32_000)}`)!;
    expect(displayURL(url, { width: 80 }).text.replace(/[\u2066-\u2069]/g, '').length).toBeLessThanOrEqual(80);
  },
);
