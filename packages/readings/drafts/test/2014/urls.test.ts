import {
  basicURLParse2014,
  createURLRecord2014,
  defaultPort2014,
  includesCredentials2014,
  isRelativeScheme,
  ParsingContext,
  parseURL2014,
  webspecs2014,
} from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';

/** The types of the conformance errors of an input. */
function notesOf(input: string, base = 'http://base.example/'): string[] {
  return webspecs2014.read(input, base).notes.map(({ type }) => type);
}

describe('1. URLs', () => {
  test('contains values for all URL components except scheme data', () => {
    const url = basicURLParse2014('http://username:password@example.com:8000/path?query#fragment');
    expect(url).toEqual({
      scheme: 'http',
      schemeData: null,
      username: 'username',
      password: 'password',
      host: 'example.com',
      port: '8000',
      path: ['path'],
      query: 'query',
      fragment: 'fragment',
      object: null,
    });
  });

  test('contains values for only scheme and scheme data', () => {
    const url = basicURLParse2014('javascript:doSomething()');
    expect(url).toEqual(createURLRecord2014({ scheme: 'javascript', schemeData: 'doSomething()' }));
  });

  test.each([
    ['ftp', '21'],
    ['file', null],
    ['gopher', '70'],
    ['http', '80'],
    ['https', '443'],
    ['ws', '80'],
    ['wss', '443'],
  ])('the relative scheme %s has the default port %s', (scheme, port) => {
    expect(isRelativeScheme(scheme)).toBe(true);
    expect(defaultPort2014(scheme)).toBe(port);
    if (port === null) return;
    expect(basicURLParse2014(`${scheme}://h:${port}/`)?.port).toBe('');
    expect(basicURLParse2014(`${scheme}://h:1/`)?.port).toBe('1');
  });

  test.each(['mailto', 'toString', '__proto__', '', null])('%s is no relative scheme', (scheme) => {
    expect(isRelativeScheme(scheme)).toBe(false);
    expect(defaultPort2014(scheme)).toBe(null);
  });

  test('includes credentials', () => {
    expect(includesCredentials2014(basicURLParse2014('http://a/')!)).toBe(false);
    expect(includesCredentials2014(basicURLParse2014('http://@a/')!)).toBe(false);
    expect(includesCredentials2014(basicURLParse2014('http://u@a/')!)).toBe(true);
    expect(includesCredentials2014(basicURLParse2014('http://:@a/')!)).toBe(true);
  });
});

describe('1.1. Authoring Requirements', () => {
  test.each([..."!$&'()*+,-./:;=?@_~azAZ09"])('%s is a URL code point', (character) => {
    expect(notesOf(`#${character}`)).toEqual([]);
  });

  test.each([
    ['\u00a0', '\ud7ff'],
    ['\ue000', '\ufdcf'],
    ['\ufdf0', '\ufffd'],
    ...Array.from({ length: 16 }, (_, plane) => [
      String.fromCodePoint((plane + 1) * 0x10000),
      String.fromCodePoint((plane + 1) * 0x10000 + 0xfffd),
    ]),
  ])('the range %j to %j is of URL code points, and its neighbours are not', (first, last) => {
    expect(notesOf(`#${first}${last}`)).toEqual([]);
    expect(notesOf(`#${String.fromCodePoint(last!.codePointAt(0)! + 1)}`)).toEqual(
      last === '\ud7ff' ? [] : ['illegal-character'],
    );
  });

  test.each([...'"#<>[\\]^`{|} \u007f\u009f'])('%j is none', (character) => {
    expect(notesOf(`#a${character}b`)).toEqual(['illegal-character']);
  });

  test('code points higher than U+009F are percent-encoded, except in fragments', () => {
    expect(webspecs2014.read('http://a/é?é#é')).toMatchObject({ href: 'http://a/%C3%A9?%C3%A9#é', notes: [] });
  });
});

describe('1.2. Parsers', () => {
  test('leading and trailing ASCII whitespace is a conformance error with its place', () => {
    expect(webspecs2014.read('\f\t http://a/b c\r\n ')).toMatchObject({
      href: 'http://a/b%20c',
      notes: [
        { type: 'whitespace', start: 0, end: 3 },
        { type: 'illegal-character', start: 13, end: 14 },
      ],
    });
    expect(webspecs2014.read('http://a/ ').notes).toMatchObject([{ type: 'whitespace', start: 9, end: 10 }]);
    expect(webspecs2014.read('\u00a0http://a/')).toMatchObject({ ok: false });
  });

  test('without a base its scheme is "about"', () => {
    expect(webspecs2014.read('a')).toMatchObject({ ok: false, error: { type: 'non-relative-base' } });
    expect(webspecs2014.read('//a/b')).toMatchObject({ ok: false, error: { type: 'non-relative-base' } });
    expect(webspecs2014.read('#a', 'mailto:b')).toMatchObject({ ok: false, error: { type: 'non-relative-base' } });
  });

  test('a base that is none', () => {
    expect(webspecs2014.read('a', 'http://')).toEqual({
      ok: false,
      error: { type: 'base', message: 'The base is not a URL: Empty host' },
      notes: [],
    });
  });

  test('the object of a blob URL is what the store has', () => {
    const stored = { size: 3 };
    const store = (schemeData: string) => (schemeData === 'http://a/1' ? stored : null);
    expect(parseURL2014('blob:http://a/1#x', new ParsingContext(), store)?.object).toBe(stored);
    expect(parseURL2014('blob:http://a/2', new ParsingContext(), store)?.object).toBe(null);
    expect(parseURL2014('http://a/1', new ParsingContext(), () => stored)?.object).toBe(null);
    expect(parseURL2014('http://', new ParsingContext(), () => stored)).toBe(null);
  });
});

describe('the reader', () => {
  test('parts that are not there are null', () => {
    expect(webspecs2014.read('http://a')).toEqual({
      ok: true,
      href: 'http://a/',
      components: {
        scheme: 'http',
        username: null,
        password: null,
        host: 'a',
        port: null,
        path: '/',
        query: null,
        fragment: null,
      },
      notes: [],
    });
    expect(webspecs2014.read('http://:@a:/?#')).toMatchObject({
      components: { username: '', password: '', port: null, query: '', fragment: '' },
    });
    expect(webspecs2014.read('a:b?c')).toMatchObject({ components: { host: null, path: 'b', query: 'c' } });
  });
});
