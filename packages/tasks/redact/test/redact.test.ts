import { parseURL } from '@url/parser';
import { URL } from '@url/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonSecretNames, redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string, names?: string[]) => redact(text, { replacement: '…', ...(names ? { names } : {}) });

describe('credentials', () => {
  test.each([
    ['https://me:secret@h/', 'https://…:…@h/'],
    ['https://me@h/', 'https://…@h/'],
    ['https://:secret@h/', 'https://:…@h/'],
    ['https://me:@h/', 'https://…:@h/'],
    ['https://@h/', 'https://@h/'],
    ['https://a@b:c@d@h/', 'https://…:…@h/'],
    ['https://a:b:c@h/', 'https://…:…@h/'],
    ['HTTPS://me:secret@h', 'HTTPS://…:…@h'],
    ['postgres://me:secret@db:5432/x', 'postgres://…:…@db:5432/x'],
    ['git+ssh://me:secret@h/x.git', 'git+ssh://…:…@h/x.git'],
    ['//me:secret@h/', '//…:…@h/'],
    ['https:me:secret@h/', 'https:…:…@h/'],
    ['https:/me:secret@h/', 'https:/…:…@h/'],
    ['https:\\\\me:secret@h\\x', 'https:\\\\…:…@h\\x'],
    ['https:////me:secret@h/', 'https:////…:…@h/'],
    ['ht\ntps:/\t/me:secret@h/', 'ht\ntps:/\t/…:…@h/'],
    ['https://me:sec\nret@h/', 'https://…:…@h/'],
    ['https://m\ne:secret@h/', 'https://…:…@h/'],
    ['https://me:p%40ss@h/', 'https://…:…@h/'],
    ['https://me:sécret@ü/', 'https://…:…@ü/'],
    ['postgres:me:secret@db/x', 'postgres:…:…@db/x'],
    ['see redis::secret@h:6379', 'see redis::…@h:6379'],
    ['https:// me:se cret@h.example/', 'https://…:…@h.example/'],
    ['https:// me@h.example/', 'https://…@h.example/'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    ['a port that is none', 'https://me:secret@h:99999/', 'https://…:…@h:99999/'],
    ['a host that is none', 'https://me:secret@exa mple/', 'https://…:…@exa mple/'],
    ['no host', 'https://me:secret@', 'https://…:…@'],
    ['a slash in the password', 'https://me:sec/ret@h/', 'https://…:…@h/'],
    ['a question mark in it', 'https://me:sec?ret@h/', 'https://…:…@h/'],
    ['a number sign in it', 'https://me:sec#ret@h/', 'https://…:…@h/'],
    ['a space in it', 'https://me:sec ret@h/', 'https://…:…@h/'],
    ['a quote in it', 'https://me:sec"ret@h/', 'https://…:…@h/'],
    ['an angle bracket in it', 'https://me:<secret@h/', 'https://…:…@h/'],
    ['what looks like a port before a quote', 'https://me:12"secret@h/', 'https://…:…@h/'],
    ['a quote in the user name', 'https://me":secret@h/', 'https://…:…@h/'],
    ['a backslash', 'postgres://u:a\\secret@db:x/', 'postgres://…:…@db:x/'],
    ['a tab in the scheme', 'h\tttps:me:secret@h/', 'h\tttps:…:…@h/'],
    ['tabs as JSON writes them', '"h\\tttps:me:s\\nec\\"ret@h/"', '"h\\tttps:…:…@h/"'],
    ['an unclosed bracket', 'https://me:secret@[::1/', 'https://…:…@[::1/'],
    ['a lone surrogate', 'https://me:\ud800@h/', 'https://…:…@h/'],
  ])('where the text does not parse: %s', (_, text, expected) => {
    expect(redacted(text)).toBe(expected);
  });

  test.each([
    'https://h/@me',
    'https://medium.com/@me?x=a@b',
    'https://h:8080/a@b',
    'https://backend:8080/ for bob@example.org',
    'https://example.org by bob@example.org',
    'mailto:bob@example.org',
    'bob@example.org',
    'profile:bob@example.org',
    'a // b @ c',
    'C:\\users\\me@work',
    '/a//b@c',
    'http://[::1]:80/@',
    'http://localhost:8080 for bob@example.org',
    'https://example.org, bob@example.org (or @bob, see @types/node)',
    'see https://example.org via @bob at 12:30 @ home',
    'redis:6379 is used by bob@example.org',
    'start with https:// or write to mailto:bob@example.org',
    '{"url":"https://example.org","mail":"bob@example.org"}',
    '<a href="https://example.org">bob@example.org</a>',
    'http://backend:8080 GET /users/bob@example.org',
    'http://host:port/path is a template: bob@example.org',
    '// note: ask bob@team',
    'ratio 3:4 at 12:30, root@server: done',
    '',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('they stay if the rules say so', () => {
    expect(redact('https://me:secret@h/?token=1', { credentials: false })).toBe('https://me:secret@h/?token=REDACTED');
  });
});

describe('names and values as parsers find them', () => {
  test.each(['\ufeff', '\xa0', '\u3000', '\u2028'])('%j is a part of the value, as in the URL Standard', (space) => {
    const value = `sec${space}ret`;
    expect(new URL(`https://h/?token=${value}`).searchParams.get('token')).toBe(value);
    expect(redacted(`https://h/?token=${value}&a=b`)).toBe('https://h/?token=…&a=b');
    expect(redacted(`at https://h/?token=${space}${value} now`)).toBe('at https://h/?token=… now');
  });

  // https://www.php.net/manual/en/language.variables.external.php
  test.each(['access.token', 'access%20token', 'access+token', '%20access_token', 'access_token%00x'])(
    'PHP takes %s for access_token',
    (name) => expect(redacted(`/?${name}=secret&a=b`)).toBe(`/?${name}=…&a=b`),
  );
});

describe('percent-encoded URLs and queries', () => {
  test.each([
    ['/?r=https%3A%2F%2Fme%3Asecret%40h%2Fx', '/?r=https%3A%2F%2F…%3A…%40h%2Fx'],
    ['/?r=https%3A%2F%2Fh%2F%3Ftoken%3Dsecret%26b%3D2&c=3', '/?r=https%3A%2F%2Fh%2F%3Ftoken%3D…%26b%3D2&c=3'],
    ['/?r=https%253A%252F%252Fme%253Asecret%2540h', '/?r=https%253A%252F%252F…%253A…%2540h'],
    [
      '/?r=https%3A%2F%2Fh%2F%3Fs%3Dhttps%253A%252F%252Fh%252F%253Fsid%253D1',
      '/?r=https%3A%2F%2Fh%2F%3Fs%3Dhttps%253A%252F%252Fh%252F%253Fsid%253D…',
    ],
    ['/?next=%2Freset%3Ftoken%3dsecret', '/?next=%2Freset%3Ftoken%3d…'],
    ['/?next=/reset%3Ftoken%3Dsecret', '/?next=/reset%3Ftoken%3D…'],
    ['/?r=https:%2F%2Fme:secret%40h', '/?r=https:%2F%2F…:…%40h'],
    ['/?r=%2Fx%23access_token%3Da%C3%A9b%26c', '/?r=%2Fx%23access_token%3D…%26c'],
    ['GET /login?r=%2Fx%3Fcode%3D1%26b HTTP/1.1', 'GET /login?r=%2Fx%3Fcode%3D…%26b HTTP/1.1'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    '/?mail=me%40example.org',
    'https://medium.com/%40me?x=a%40b',
    '/?a=b%3Dc&d=%25253',
    'https://h:8080/a%40b',
    '100 %40 %3d',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('any depth, any value', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\p{Surrogate}/u.test(text));
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 5 }), (name, depth) => {
        const encoded = encodeURIComponent(`S3CR3T${name}`);
        let reference = `/cb?state=1&token=${encoded}&x=2`;
        for (let i = 0; i < depth; i++) reference = `/cb?next=${encodeURIComponent(reference)}`;
        expect(redact(reference)).not.toContain('S3CR3T');
        expect(redact(`see ${reference} now`)).not.toContain('S3CR3T');
      }),
    );
  });
});

describe('named values', () => {
  test.each([
    ['https://h/?token=1', 'https://h/?token=…'],
    ['https://h/?a=1&TOKEN=2&b=3', 'https://h/?a=1&TOKEN=…&b=3'],
    ['https://h/?to%6ben=2', 'https://h/?to%6ben=…'],
    ['https://h/?to\nken=2', 'https://h/?to\nken=…'],
    ['https://h/?user[password]=1&token[]=2', 'https://h/?user[password]=…&token[]=…'],
    ['https://h/?user%5Bpassword%5D=1&a[0][otp]=2', 'https://h/?user%5Bpassword%5D=…&a[0][otp]=…'],
    ['https://h/?session[tokens]=1', 'https://h/?session[tokens]=…'],
    ['https://h/?token=a=b;c', 'https://h/?token=…'],
    ['https://h/?token=1#token=2', 'https://h/?token=…#token=…'],
    ['https://h/#access_token=1&x=2', 'https://h/#access_token=…&x=2'],
    ['https://h/#access_token=1#2', 'https://h/#access_token=…'],
    ['https://h/#/r?token=1', 'https://h/#/r?token=…'],
    ['?token=1', '?token=…'],
    ['https://h/?token=a\nsecret', 'https://h/?token=…'],
    ['see https://h/?token=a\tsecret now', 'see https://h/?token=… now'],
    ['https://h/?token=1\nhttps://i/\n', 'https://h/?token=…\nhttps://i/\n'],
    ['see https://h/?token=a"b now', 'see https://h/?token=… now'],
    ['{"u":"https://h/?to\\tken=1"}', '{"u":"https://h/?to\\tken=…"}'],
    ['../a?token=1', '../a?token=…'],
    ['token=1&x=2', 'token=…&x=2'],
    ['x=2&token=1', 'x=2&token=…'],
    ['data:,x?token=1', 'data:,x?token=…'],
    ['https://exa mple/?token=1 x', 'https://exa mple/?token=… x'],
    ['https://h/?token=%zz"<', 'https://h/?token=…'],
    ['<a href="https://h/?x=1&amp;token=2">', '<a href="https://h/?x=1&amp;token=…">'],
    ['see ?token="a b" now', 'see ?token=… now'],
    ['https://h/?token=1&token=2', 'https://h/?token=…&token=…'],
    ['https://h/?token=', 'https://h/?token='],
    ['https://h/?token=1\n', 'https://h/?token=…\n'],
    [' ?token=1\t', ' ?token=…\t'],
    ['{"u":"https://h/?token=1","b":2}', '{"u":"https://h/?token=…","b":2}'],
    ['https://h/a;jsessionid=1/b?x=1', 'https://h/a;jsessionid=…/b?x=1'],
    ['https://h/a;jsessionid=1?x=1;token=a/b', 'https://h/a;jsessionid=…?x=1;token=…'],
    ['/a;sid=1;b=2', '/a;sid=…;b=2'],
    ['token=a/b?c', 'token=…'],
    ['https://h/?X-Amz-Signature=ab&X-Amz-Date=1', 'https://h/?X-Amz-Signature=…&X-Amz-Date=1'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'https://h/?tokens=1',
    'https://h/?user[name]=1&[]=2',
    'https://h/token=1',
    'https://h/?a=token',
    'https://h/?token',
    'https://h/?a=1&b=2#c',
    'keyboard',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('the names are those of the rules', () => {
    expect(redacted('/?token=1&q=2&größe=3', ['Q', 'Größe'])).toBe('/?token=1&q=…&größe=…');
    expect(redacted('/?gr%C3%B6%C3%9Fe=3&a+b=1', ['größe', 'a b'])).toBe('/?gr%C3%B6%C3%9Fe=…&a+b=…');
    expect(redacted('/?token=1', [])).toBe('/?token=1');
  });

  test.each(commonSecretNames)('%s is a common name', (name) => expect(redacted(`/?${name}=1`)).toBe(`/?${name}=…`));
});

describe('text', () => {
  test('each URL in it is redacted, and all else stays', () => {
    const text =
      'GET https://a:b@h/x?token=1 200 "https://c:d@i/#sig=2"\n\tfailed: postgres://e:f@db/g (https://h/), //u:p@k\n';
    expect(redacted(text)).toBe(
      'GET https://…:…@h/x?token=… 200 "https://…:…@i/#sig=…"\n\tfailed: postgres://…:…@db/g (https://h/), //…:…@k\n',
    );
  });

  test('lines of URLs stay apart', () => {
    expect(redacted('https://a.example\nhttps://u:p@b.example\nhttps://c:81\n')).toBe(
      'https://a.example\nhttps://…:…@b.example\nhttps://c:81\n',
    );
  });
});

test('records and objects of a class URL are serialized first', () => {
  const href = 'https://me:secret@h/?token=1&x=2#f';
  expect(redact(parseURL(href)!)).toBe('https://REDACTED:REDACTED@h/?token=REDACTED&x=2#f');
  expect(redact(new URL(href))).toBe('https://REDACTED:REDACTED@h/?token=REDACTED&x=2#f');
});

test('a parsed host is serialized', () => {
  expect(redact(0x7f000001)).toBe('127.0.0.1');
});

test('a polluted Object.prototype changes nothing', () => {
  const prototype = Object.prototype as { scheme?: string; path?: string };
  prototype.scheme = 'x';
  prototype.path = 'y';
  try {
    expect(redact(new URL('https://me:x@h/?token=1'))).toBe('https://REDACTED:REDACTED@h/?token=REDACTED');
  } finally {
    delete prototype.scheme;
    delete prototype.path;
  }
});

test('it is the same the second time', () => {
  const text = 'https://me:secret@h/?token=1 and http://a@b/#sig=2';
  expect(redact(redact(text))).toBe(redact(text));
});

test.each([
  'http:',
  'http://a:b ',
  '//',
  '@',
  '?token=',
  'a.',
  ':',
  'http://a\n',
  '&',
  '://a:b/',
  '"',
  'http://@',
  '%',
])('32,000 times %j ends', (piece) => expect(typeof redact(`http://${piece.repeat(32_000)}`)).toBe('string'));
