import {
  createURLRecord2014,
  fileURL,
  fragment,
  nonFileRelativeScheme,
  nonRelativeURL,
  ParsingContext,
  path,
  query,
  relativeURL,
  scheme,
  schemeData,
  url,
} from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';

const base = createURLRecord2014({ scheme: 'http', host: 'example.org', path: ['foo', 'bar'] });
const fileBase = createURLRecord2014({ scheme: 'file', path: ['tmp', 'mock', 'path'] });

/** What a rule gives, and the types of the errors. */
function run<Result>(
  rule: (input: string, context: ParsingContext) => Result,
  input: string,
  options: ConstructorParameters<typeof ParsingContext>[0] = {},
): [result: Result, notes: string[], exception: string | null] {
  const context = new ParsingContext(options);
  const result = rule(input, context);
  return [result, context.notes.map(({ type }) => type), context.parseException?.type ?? null];
}

describe('1.3.1. url(input)', () => {
  test('query and fragment are cut at the first "?" and "#"', () => {
    expect(url('http://a?b/c?d#e?f#g')).toMatchObject({ host: 'a', path: [], query: 'b/c?d', fragment: 'e?f#g' });
    expect(url('http://a#b?c')).toMatchObject({ query: null, fragment: 'b?c' });
    expect(url('mailto:a?b#c')).toMatchObject({ schemeData: 'a', query: 'b', fragment: 'c' });
  });

  test('the default port is deleted', () => {
    expect(url('gopher://a:0070')).toMatchObject({ port: '' });
    expect(url('gopher://a:71')).toMatchObject({ port: '71' });
  });

  test('a parse exception ends it, and no other alternative is tried', () => {
    expect(run(url, 'http://[:]', { base })).toEqual([null, [], 'invalid-domain']);
    expect(run(url, 'http://[::1.2.3.]/', { base })).toEqual([null, [], 'invalid-domain']);
    expect(run(url, 'file://a b/', { base })).toEqual([null, [], 'invalid-domain']);
  });
});

describe('1.3.2. file-url(input)', () => {
  test('file:c:\\foo\\bar.html', () => {
    const expected = { scheme: 'file', path: ['c:', 'foo', 'bar.html'] };
    expect(run(fileURL, 'file:c:\\foo\\bar.html')).toEqual([expected, ['backslash-in-path'], null]);
    expect(run(fileURL, 'FILE:c|/foo/bar.html')).toEqual([expected, [], null]);
    expect(run(fileURL, 'file:c|////foo')).toEqual([{ scheme: 'file', path: ['c:', '', '', '', 'foo'] }, [], null]);
    expect(run(fileURL, 'file:c:')).toEqual([{ scheme: 'file', path: ['c:', ''] }, [], null]);
  });

  test('/C|\\foo\\bar', () => {
    const expected = { scheme: 'file', path: ['C:', 'foo', 'bar'] };
    expect(run(fileURL, '/C|\\foo\\bar')).toEqual([expected, ['legacy-drive-letter', 'backslash-in-path'], null]);
    for (const input of ['C|/foo/bar', '///C|/foo/bar', 'C|foo/bar']) {
      expect(run(fileURL, input, { base })).toEqual([expected, ['legacy-drive-letter'], null]);
    }
  });

  test('file:/example.com/', () => {
    const expected = { scheme: 'file', path: ['example.com', ''] };
    expect(run(fileURL, 'file:/example.com/', { base: fileBase })).toEqual([expected, [], null]);
    expect(run(fileURL, 'file:///example.com/')).toEqual([{ ...expected, host: '' }, [], null]);
    expect(run(fileURL, 'file://example.com/a')[0]).toEqual({ scheme: 'file', host: 'example.com', path: ['a'] });
    expect(run(fileURL, 'file://1.2.3.4x/')[0]).toEqual({ scheme: 'file', host: '1.2.3.4', path: ['x', ''] });
    expect(run(fileURL, 'file://[::1]x')[0]).toEqual({ scheme: 'file', host: '[::1]', path: ['x'] });
    expect(run(fileURL, 'file://[::1]/a')[0]).toEqual({ scheme: 'file', host: '[::1]', path: ['a'] });
    expect(run(fileURL, 'file:a', { base: fileBase })[0]).toEqual({ scheme: 'file', path: ['tmp', 'mock', 'a'] });
    expect(run(fileURL, 'file:', { base: fileBase })[0]).toEqual({ scheme: 'file', path: ['tmp', 'mock', ''] });
  });

  test.each(['http:a', 'C:/foo', 'file', 'file:a?b', 'C|#', ''])('%j does not match', (input) => {
    expect(run(fileURL, input)).toEqual([null, [], null]);
  });
});

describe('1.3.3. non-relative-url(input)', () => {
  test('javascript:alert("Hello, world!");', () => {
    expect(run(nonRelativeURL, 'javascript:alert("Hello, world!");')).toEqual([
      { scheme: 'javascript', schemeData: 'alert("Hello, world!");' },
      ['illegal-character'],
      null,
    ]);
  });

  test.each(['http:a', 'FILE:a', 'gopher:a', ':a', 'a', 'a:b?c', 'h2:a'])('%j does not match', (input) => {
    expect(run(nonRelativeURL, input)).toEqual([null, [], null]);
  });
});

describe('1.3.4. relative-url(input)', () => {
  test('http://user:pass@example.org:21/foo/bar', () => {
    const expected = {
      scheme: 'http',
      username: 'user',
      password: 'pass',
      host: 'example.org',
      port: '21',
      path: ['foo', 'bar'],
    };
    expect(run(relativeURL, 'http://user:pass@example.org:21/foo/bar')).toEqual([expected, [], null]);
    const withBackslashes = run(relativeURL, 'http:\\/user:pass@example.org:21\\foo/bar');
    expect(withBackslashes).toEqual([expected, ['backslash-delimiter', 'backslash-delimiter'], null]);
    expect(run(relativeURL, '//a', { base })).toEqual([{ scheme: 'http', host: 'a' }, [], null]);
    expect(run(relativeURL, '//', { base })).toEqual([null, [], 'empty-host']);
    expect(run(relativeURL, '//', { base: fileBase })).toEqual([{ scheme: 'file', host: null }, [], null]);
    expect(run(relativeURL, '//a')).toEqual([null, [], 'non-relative-base']);
  });

  test('ftp:/example.com/ parsed using a base of http://example.org/foo/bar', () => {
    const expected = { scheme: 'ftp', host: 'example.com', path: [''] };
    expect(run(relativeURL, 'ftp:/example.com/', { base })).toEqual([expected, ['missing-slash'], null]);
    expect(run(relativeURL, 'ftp:example.com/', { base })).toEqual([expected, ['missing-slash'], null]);
    const [, notes] = run(relativeURL, 'ftp:\\example.com/', { base });
    expect(notes).toEqual(['missing-slash', 'backslash-delimiter']);
    expect(run(relativeURL, 'ftp:/[::1]/', { base })[2]).toBe('IPv6-without-slashes');
    expect(run(relativeURL, 'ftp:', { base })[2]).toBe('empty-host');
  });

  test('http:foo/bar', () => {
    const expected = { scheme: 'http', host: 'example.org', path: ['foo', 'foo', 'bar'] };
    expect(run(relativeURL, 'http:foo/bar', { base })).toEqual([expected, ['missing-slash'], null]);
    expect(run(relativeURL, 'http:', { base })[0]).toEqual({
      scheme: 'http',
      host: 'example.org',
      path: ['foo', 'bar'],
    });
  });

  test('/foo/bar', () => {
    const expected = { scheme: 'http', host: 'example.org', path: ['foo', 'bar'] };
    expect(run(relativeURL, '/foo/bar', { base })).toEqual([expected, [], null]);
    expect(run(relativeURL, 'a:b', { base })[1]).toEqual(['leading-colon']);
    expect(run(relativeURL, 'a/b:c', { base })[1]).toEqual([]);
    expect(run(relativeURL, 'a')).toEqual([null, [], 'non-relative-base']);
  });

  test('of the base, only scheme, host and path are taken', () => {
    const full = createURLRecord2014({ ...base, username: 'u', password: 'p', port: '1', query: 'q', fragment: 'f' });
    expect(run(relativeURL, '', { base: full })[0]).toEqual({
      scheme: 'http',
      host: 'example.org',
      path: ['foo', 'bar'],
    });
  });
});

describe('1.3.5. non-file-relative-scheme(input)', () => {
  test.each(['ftp', 'gopher', 'https', 'http', 'wss', 'ws'])('%s matches in any case', (name) => {
    expect(nonFileRelativeScheme(name)).toBe(name);
    expect(nonFileRelativeScheme(name.toUpperCase())).toBe(name);
  });

  test.each(['file', 'httpx', 'http:', ''])('not %j', (input) => {
    expect(nonFileRelativeScheme(input)).toBe(null);
  });
});

describe('1.3.6. scheme(input)', () => {
  test.each(['a', 'Z', 'View-Source', 'a+b.c'])('%s is a scheme', (input) => {
    expect(scheme(input)).toBe(input.toLowerCase());
  });

  test.each(['', '+a', 'h2', 'a:', 'é'])('not %j', (input) => {
    expect(scheme(input)).toBe(null);
  });
});

describe('1.3.18. path(input)', () => {
  test.each([
    ['', ['']],
    ['a/b\\c', ['a', 'b', 'c']],
    ['a b/`/{"', ['a%20b', '%60', '{%22']],
    ['./a/.', ['a', '']],
    ['a/%2E/b', ['a', 'b']],
    ['a/../b', ['b']],
    ['a/b/%2e.', ['a', '']],
    ['a/..', ['']],
    ['../a', ['a']],
    ['..', []],
    ['.', ['.']],
    ['a/\t../b', ['b']],
    ['.../..a/.%2e%2e', ['...', '..a', '.%2e%2e']],
  ])('%j gives %j', (input, names) => {
    expect(path(input)).toEqual(names);
  });

  test('conformance errors', () => {
    expect(run(path, 'a\\b [%')).toEqual([
      ['a', 'b%20[%'],
      ['backslash-in-path', 'illegal-character', 'percent-sign'],
      null,
    ]);
    expect(run(path, 'a?')).toEqual([null, [], null]);
  });
});

describe('1.3.19 to 1.3.21. scheme-data(input), query(input), fragment(input)', () => {
  test('scheme data and fragment are not percent-encoded', () => {
    expect(run(schemeData, 'a "é\n%')).toEqual([
      'a "é%',
      ['illegal-character', 'percent-sign', 'tab-or-newline'],
      null,
    ]);
    expect(run(schemeData, 'a#')).toEqual([null, [], null]);
    expect(run(fragment, 'a\0 é')).toEqual(['a é', ['null-in-fragment', 'illegal-character'], null]);
  });

  test('the query is', () => {
    expect(run(query, 'a?/\'"<>` é')).toEqual(["a?/'%22%3C%3E%60%20%C3%A9", ['illegal-character'], null]);
    expect(run(query, 'a#')).toEqual([null, [], null]);
  });
});
