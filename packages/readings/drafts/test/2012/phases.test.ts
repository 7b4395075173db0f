import {
  canonicalize,
  canonicalizeComponents,
  canonicalizeFragment,
  canonicalizeHost,
  canonicalizePath,
  canonicalizePort,
  canonicalizeQuery,
  canonicalizeScheme,
  canonicalizeUserInfo,
  collectURLParameters,
  findAuthorityPathQueryAndFragment,
  findScheme,
  findUserInfoHostAndPort,
  findUsernameAndPassword,
  parse,
  preprocessPort,
  serializeURLParameters,
  w3c2012,
} from '@url/drafts/2012';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latin1, utf16 } from '../../../compare/test/encodings.js';

describe('3.1 Parse a URL', () => {
  test('consumes leading and trailing control characters, up to U+0020', () => {
    expect(parse('\0\x1f a:b \t\n')).toMatchObject({ scheme: 'a', path: 'b' });
    expect(parse('\x7fa:b')!.scheme).toBe('\x7fa');
  });
  test('is hierarchical when a slash character follows the scheme', () => {
    expect(parse('http:/a')).toMatchObject({ hierarchical: true, host: 'a' });
    expect(parse('http:\\a')).toMatchObject({ hierarchical: true, host: 'a' });
    expect(parse('http:a/b?c#d')).toMatchObject({ hierarchical: false, host: null, path: 'a/b?c#d', query: null });
  });
  test('3.1.1 Find the scheme', () => {
    expect(findScheme('a')).toBeNull();
    expect(findScheme(':a')).toEqual({ scheme: '', afterScheme: 'a' });
    expect(findScheme('a/b:c')).toEqual({ scheme: 'a/b', afterScheme: 'c' });
  });
  test.each([
    ['//a', 'a', '', null, null],
    ['\\\\/\\a/b', 'a', '/b', null, null],
    ['//a;b?c', 'a', ';b', 'c', null],
    ['//a\\b', 'a', '\\b', null, null],
    ['//a?b#c', 'a', '', 'b', 'c'],
    ['//a#b?c', 'a', '', null, 'b?c'],
    ['//a/?#', 'a', '/', '', ''],
    ['//', '', '', null, null],
  ])('3.1.2 Find the authority, path, query, and fragment: %s', (afterScheme, authority, path, query, fragment) => {
    expect(findAuthorityPathQueryAndFragment(afterScheme)).toEqual({ authority, path, query, fragment });
  });
  test.each([
    ['///etc', '', '/etc'],
    ['//h/etc', 'h', '/etc'],
    ['/etc', null, '/etc'],
    ['\\\\\\c:', '', '\\c:'],
  ])('3.1.2, of a file: %s', (afterScheme, authority, path) => {
    expect(findAuthorityPathQueryAndFragment(afterScheme, true)).toMatchObject({ authority, path });
  });
  test.each([
    ['a', null, 'a', null],
    ['a@b@c', 'a@b', 'c', null],
    ['a:b', null, 'a', 'b'],
    ['a:b:c', null, 'a:b', 'c'],
    ['[a:b]', null, '[a:b]', null],
    ['[a:b]:', null, '[a:b]', ''],
    ['[a:b', null, '[a', 'b'],
    ['@:', '', '', ''],
  ])('3.1.3 Find the user-info, host, and port: %s', (authority, userInfo, host, port) => {
    expect(findUserInfoHostAndPort(authority)).toEqual({ userInfo, host, port });
  });
  test('3.1.4 Find the username and password', () => {
    expect(findUsernameAndPassword('a')).toEqual({ username: 'a', password: null });
    expect(findUsernameAndPassword('a:')).toEqual({ username: 'a', password: '' });
    expect(findUsernameAndPassword(':b:c')).toEqual({ username: '', password: 'b:c' });
  });
});

describe('3.3 Canonicalize a URL', () => {
  test('3.3: empty and non-existent queries and fragments', () => {
    expect(canonicalize(parse('http://h/?'))).toBe('http://h/?');
    expect(canonicalize(parse('http://h/#'))).toBe('http://h/#');
    expect(canonicalize(parse('http://h/?#'))).toBe('http://h/?#');
  });
  test('3.3: a user-info that is empty, and one that is not', () => {
    expect(canonicalize(parse('http://@h'))).toBe('http://h/');
    expect(canonicalize(parse('http://:@h'))).toBe('http://@h/');
    expect(canonicalize(parse('http://:b@h'))).toBe('http://:b@h/');
  });
  test('3.3: an invalid URL', () => {
    expect(canonicalize(null)).toBeNull();
    expect(canonicalizeComponents(parse('ht tp://h')!)).toBeNull();
  });
  test.each([
    ['A1+-.', 'a1+-.', true],
    ['', '', false],
    ['1a', '1a', false],
    ['a%b', 'a%b', false],
    ['a_é', 'a%5F%C3%A9', false],
    ['a/b', 'a%2Fb', false],
  ])('3.3.1 Canonicalize a scheme: %s', (scheme, output, isValid) => {
    expect(canonicalizeScheme(scheme)).toEqual({ output, isValid });
  });
  test('3.3.2 Canonicalize a user-info', () => {
    expect(canonicalizeUserInfo('a é', 'b/%41')).toBe('a%20%C3%A9:b%2F%41');
    expect(canonicalizeUserInfo('', null)).toBe('');
  });
  test.each([
    ['é.COM', 'xn--9ca.com'],
    ['%C3%A9', 'xn--9ca'],
    ['%FF', '%EF%BF%BD'],
    ['a+b*c,d', 'a+b%2Ac%2Cd'],
    ['%2541', '%2541'],
    ['％2541', '%2541'],
    ['0x7F.1', '127.0.0.1'],
    ['256.256.256.256', '256.256.256.256'],
    ['09', '09'],
    ['[::1.2.3]', '[::102:3]'],
    ['[::%31]', '[::1]'],
    ['[::1.2.3.4.5]', '[::1.2.3.4.5]'],
    ['', ''],
  ])('3.3.3 Canonicalize a host: %s', (host, result) => {
    expect(canonicalizeHost(host)).toBe(result);
  });
  test('3.3.4 Canonicalize a port', () => {
    expect(['', '0', '00', '0080', '65536', '8a', 'é'].map(canonicalizePort)).toEqual([
      '',
      '0',
      '0',
      '80',
      '65536',
      '8a',
      '%C3%A9',
    ]);
  });
  test.each([
    ['', '/'],
    [';a', '/;a'],
    ['/a\\b', '/a/b'],
    ['/a/./b/../c/..', '/a/'],
    ['/%2D%30%5a%5F%7E', '/-0Z_~'],
    ['/%2F%21', '/%2F%21'],
    ['/%%34%31', '/%2541'],
    ['/ "<>^`{|}\x7fé', '/%20%22%3C%3E%5E%60%7B%7C%7D%7F%C3%A9'],
    ["/!$&'()*+,:=@[]", "/!$&'()*+,:=@[]"],
    ['/\u{1fffe}', '/%EF%BF%BD'],
  ])('3.3.5 Canonicalize a path: %s', (path, result) => {
    expect(canonicalizePath(path)).toBe(result);
  });
  test('3.3.6 Canonicalize a query', () => {
    expect(canonicalizeQuery("a b'é%")).toBe("a%20b'%C3%A9%");
    expect(canonicalizeQuery('é☕ ', latin1)).toBe('%E9%26%239749%3B%20');
    expect(canonicalizeQuery('é', utf16)).toBe('%C3%A9');
  });
  test('3.3.7 Canonicalize a fragment', () => {
    expect(canonicalizeFragment('\0\x1f #é%\x7f')).toBe('%00%1F #é%\x7f');
  });
  test('a canonical URL is its own canonical URL, where no second ":" makes a port of what was host', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '/',
      '\\',
      '@',
      '?',
      '#',
      ';',
      '.',
      '..',
      '%20',
      '[::1]',
      ' ',
      'é',
      '0x7f',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const url = canonicalize(parse(`http://h${pieces.join('')}`))!;
        expect(canonicalize(parse(url))).toBe(url);
      }),
      { numRuns: 10_000 },
    );
  });
});

test('3.5 Collect URL parameters', () => {
  expect(collectURLParameters('')).toEqual([]);
  expect(collectURLParameters('&a&=&b=&=c&a=d=e&')).toEqual([
    { name: 'a', value: null },
    { name: '', value: '' },
    { name: 'b', value: '' },
    { name: '', value: 'c' },
    { name: 'a', value: 'd=e' },
  ]);
});

test('3.4 and 3.6: query parameter canonicalization, and URL parameter serialization', () => {
  expect(serializeURLParameters([])).toBe('');
  expect(
    serializeURLParameters([
      { name: 'a&b', value: 'c=d' },
      { name: 'é', value: null },
    ]),
  ).toBe('a%26b=c%3Dd&%C3%A9');
});

test('3.7 Port setter preprocessor', () => {
  expect(['', 'a', '0', '008', '80a', '-1', '8 0'].map(preprocessPort)).toEqual(['0', '0', '', '8', '80', '0', '8']);
});

describe('a note for each choice', () => {
  test.each([
    [' http://h/ ', 'control-characters'],
    ['c:/a', 'windows-drive'],
    ['file:///a', 'file-URL'],
    ['mailto:a', 'not-hierarchical'],
    ['http://h;a', 'authority-terminating-semicolon'],
    ['http://h;a', 'path-slash'],
    ['http://a b@h/', 'user-info'],
    ['http://127.1/', 'IP-address'],
    ['http://[::1]/', 'IP-address'],
    ['http://é/', 'host-to-ASCII'],
    ['http://h:x/', 'port'],
    ['http://h/%2e', 'escaped-dot'],
    ['http://a%3Ab/', 'decoded-colon'],
    ['http://h/?', 'empty-query'],
    ['http://h/#', 'empty-fragment'],
  ])('%j: %s', (input, type) => {
    expect(w3c2012.read(input).notes.map((note) => note.type)).toContain(type);
  });
  test.each([
    ['1a:b', 'http://h/1a:b'],
    [':b', 'http://h/:b'],
    ['+:b', 'http://h/+:b'],
  ])('%j is relative, and a note says that the draft does not define that', (input, href) => {
    expect(w3c2012.read(input, 'http://h/')).toMatchObject({ href, notes: [{ type: 'scheme-characters' }] });
  });
  test('a scheme with other characters is relative by the letter, and an absolute URL has no such note', () => {
    for (const input of ['a?b:c', 'a/b:c', 'http://a/b:c', 'x1:y']) {
      expect(w3c2012.read(input, 'http://h/').notes.map(({ type }) => type)).not.toContain('scheme-characters');
    }
  });
  test('and the ambient encoding', () => {
    expect(w3c2012.read('http://h/?☕', undefined, { encoding: latin1 })).toMatchObject({
      components: { query: '%26%239749%3B' },
      notes: [{ type: 'ambient-encoding' }],
    });
  });
  test('none where there was nothing to choose', () => {
    expect(w3c2012.read('http://a:b@example.com:81/c?d#e').notes).toEqual([]);
  });
});

test('errors of a reading', () => {
  expect(w3c2012.read('a/b')).toMatchObject({ error: { type: 'no-scheme', start: 3, end: 3 } });
  expect(w3c2012.read(' h_:/b')).toMatchObject({ error: { type: 'scheme', start: 1, end: 3 } });
  expect(w3c2012.read('a', 'b')).toMatchObject({ error: { type: 'base' } });
  expect(w3c2012.read('a', 'mailto:b')).toMatchObject({ error: { type: 'base' } });
});
