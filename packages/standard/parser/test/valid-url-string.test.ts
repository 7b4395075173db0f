import { isValidURLString, parseURL } from '@url/parser';
import { serializeURL } from '@url/serializer';
import { describe, expect, test } from 'vitest';

// https://url.spec.whatwg.org/#example-url-parsing
describe("the standard's table", () => {
  test.each<[input: string, base: string | null, isValid: boolean, output: string | null]>([
    ['https:example.org', null, false, 'https://example.org/'],
    ['https://////example.com///', null, false, 'https://example.com///'],
    ['https://example.com/././foo', null, true, 'https://example.com/foo'],
    ['hello:world', 'https://example.com/', true, 'hello:world'],
    ['https:example.org', 'https://example.com/', false, 'https://example.com/example.org'],
    ['\\example\\..\\demo/.\\', 'https://example.com/', false, 'https://example.com/demo/'],
    ['example', 'https://example.com/demo', true, 'https://example.com/example'],
    ['file:///C|/demo', null, false, 'file:///C:/demo'],
    ['..', 'file:///C:/demo', true, 'file:///C:/'],
    ['file://localhost/', null, true, 'file:///'],
    ['file://loc%61lhost/', null, false, 'file:///'],
    ['https://user:password@example.org/', null, false, 'https://user:password@example.org/'],
    ['https://example.org/foo bar', null, false, 'https://example.org/foo%20bar'],
    ['https://EXAMPLE.com/../x', null, true, 'https://example.com/x'],
    ['https://ex ample.org/', null, false, null],
    ['example', null, false, null],
    ['https://example.com:demo', null, false, null],
    ['http://[www.example.com]/', null, false, null],
    ['https://example.org//', null, true, 'https://example.org//'],
    ['https://example.com/[]?[]#[]', null, false, 'https://example.com/[]?[]#[]'],
    ['https://example/%?%#%', null, false, 'https://example/%?%#%'],
    ['https://example/%25?%25#%25', null, true, 'https://example/%25?%25#%25'],
  ])('%j against %j is valid: %j', (input, base, isValid, output) => {
    expect(isValidURLString(input, { base })).toBe(isValid);
    const url = parseURL(input, { base });
    expect(url && serializeURL(url)).toBe(output);
  });

  // https://url.spec.whatwg.org/#example-url-components
  test.each([
    'https://example.com/',
    'https://localhost:8000/search?q=text#hello',
    'urn:isbn:9780307476463',
    'file:///ada/Analytical%20Engine/README.md',
  ])('%s is valid', (input) => {
    expect(isValidURLString(input)).toBe(true);
  });
});

describe('absolute-URL-with-fragment string', () => {
  test.each([
    'HTTPS://example.org',
    'https://example.org?query',
    'https://example.org#fragment',
    'https://example.org?#',
    'https://example.org?a?b/c#d?e/f',
    'https://example.org:',
    'https://example.org:/',
    'https://example.org:0',
    'https://example.org:65535/',
    'https://example.org:00000080/',
    'https://127.0.0.1/',
    'https://[::1]:8080/',
    'https://faß.example/☃?☃#☃',
    'ws://example.org/a//b/',
    'file://',
    'file:///',
    'file://host',
    'file://host/path',
    'file:///C:/demo',
    'file://127.0.0.1/',
    'file://[::1]/',
    'foo:',
    'foo:bar?query#fragment',
    'foo:bar//baz',
    'foo:/',
    'foo:/bar//',
    'foo://',
    'foo:///',
    'foo:////bar',
    'foo://?query',
    'foo://host:80',
    'foo://a_b%20c:/path',
    'foo://1.2.3.4.5/',
    'foo://[::1]:80/path',
    'git+ssh-1.0://host/',
    'mailto:me@example.org',
  ])('%s is one', (input) => {
    expect(isValidURLString(input)).toBe(true);
    expect(isValidURLString(input, { base: 'mailto:me@example.org' })).toBe(true);
  });

  test.each([
    '',
    '#fragment',
    ':',
    '1foo:bar',
    'fo_o:bar',
    'https:',
    'https:/example.org',
    'https://',
    'https:///',
    'https:///example.org',
    'https:\\\\example.org\\',
    'https://example.org\\a',
    'https://?query',
    'https://:80/',
    'https://@example.org/',
    'https://example.org:65536/',
    'https://example.org:8a/',
    'https://example.org:80:80/',
    'https://example.org:-1/',
    'https://example.org:٨/',
    'https://127.1/',
    'https://1.2.3.4./',
    'https://a_b.example/',
    'https://[::1/',
    'https://[::01]/',
    'https://::1/',
    ' https://example.org/',
    'https://example.org/ ',
    'https://exam\nple.org/',
    'https://example.org/%zz',
    'https://example.org/%4',
    'https://example.org/a|b',
    'https://example.org/?%',
    'https://example.org/#a#b',
    'https://example.org/\ud800',
    'https://example.org/\ufdd0',
    'https://example.org/\u0085',
    'file:',
    'file:/path',
    'file:path',
    'file:////host:80/\\',
    'file://host:/path',
    'file://C:/',
    'file://C|/',
    'foo://:80/',
    'foo://host:80a/',
    'foo://me@host/',
    'foo://ho|st/',
    'foo://[::1]a/',
    'foo://[host]/',
    'foo:a b',
    'foo:a\\b',
  ])('not %j', (input) => {
    expect(isValidURLString(input)).toBe(false);
  });
});

describe('relative-URL-with-fragment string', () => {
  const any = [
    '',
    '?',
    '?query',
    '#',
    '#fragment',
    '.',
    '..',
    'a/b//',
    './a:b',
    '1:b',
    '/',
    '/a//b',
    '%2e',
    'a?b#c',
    '@',
  ];
  test.each(any)('%j against any base with a path that is a list', (input) => {
    for (const base of ['https://example.org/a', 'file:///a', 'foo://host', 'foo:/a']) {
      expect(isValidURLString(input, { base })).toBe(true);
    }
  });

  test.each(['https:b', '//', 'a b', '\\', '//h\\', '//me@h', ' ', '\ud800'])('not %j', (input) => {
    expect(isValidURLString(input, { base: 'https://example.org/' })).toBe(false);
  });

  test.each([
    // [input, special base, file base, other base]
    ['//', false, true, true],
    ['///', false, true, true],
    ['//host', true, true, true],
    ['//host:80', true, false, true],
    ['//:80', false, false, false],
    ['//127.1', false, false, true],
    ['//a_b/', false, false, true],
    ['//a/?b#c', true, true, true],
    ['//faß/', true, true, true],
    ['//[::1]/', true, true, true],
    ['//[::1]:80/', true, false, true],
    ['////', false, true, true],
  ])('%j depends on the scheme of the base', (input, special, file, other) => {
    expect(isValidURLString(input, { base: 'https://example.org/' })).toBe(special);
    expect(isValidURLString(input, { base: 'file:///' })).toBe(file);
    expect(isValidURLString(input, { base: 'foo:/' })).toBe(other);
  });

  // whatwg/url 2026-06-30: a base with an opaque path takes a fragment, and nothing else that is relative.
  test.each([
    ['#', true],
    ['#fragment', true],
    ['#a b', false],
    ['#a#b', false],
    ['', false],
    ['?', false],
    ['?#fragment', false],
    ['a#fragment', false],
    ['//host', false],
    ['foo:#fragment', true],
  ])('%j against a base with an opaque path: %j', (input, expected) => {
    expect(isValidURLString(input, { base: 'mailto:me@example.org' })).toBe(expected);
    expect(isValidURLString(input, { base: parseURL('mailto:me@example.org') })).toBe(expected);
  });

  test('nothing relative is valid without a base, or against one that does not parse', () => {
    for (const input of any) {
      expect(isValidURLString(input)).toBe(false);
      expect(isValidURLString(input, {})).toBe(false);
      expect(isValidURLString(input, { base: null })).toBe(false);
      expect(isValidURLString(input, { base: undefined })).toBe(false);
      expect(isValidURLString(input, { base: 'https://a b/' })).toBe(false);
    }
  });
});
