import type { Encoding, ValidationError } from '@url/infra';
import { serializeURL } from '@url/record';
import { storedRecordOf } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { basicURLParse, outputEncoding, runSetter } from '../src/basic-url-parser.js';
import type { StateOverride } from '../src/parser.js';
import { errorsOf } from './errors-in.ts';

/** The href of a URL that a state was run on, and whether that state returned failure. */
function overridden(href: string, stateOverride: StateOverride, input: string): [href: string, failed: boolean] {
  const url = basicURLParse(href)!;
  const result = basicURLParse(input, { url, stateOverride });
  if (result !== null) expect(result).toBe(url);
  return [serializeURL(url), result === null];
}

describe('the options', () => {
  const encoding: Encoding = {
    name: 'windows-1252',
    decode: (bytes) => String.fromCharCode(...bytes),
    getEncoder: (input) => () => ({ bytes: Uint8Array.from(input, (c) => c.charCodeAt(0)), potentialError: null }),
  };

  test('a base and an encoding', () => {
    const url = basicURLParse('b?ö', { base: basicURLParse('http://h/a/'), encoding })!;
    expect(serializeURL(url)).toBe('http://h/a/b?%F6');
    expect(serializeURL(basicURLParse('http://h/?ö', {})!)).toBe('http://h/?%C3%B6');
  });

  test('a record without a state override becomes the new URL, if there is one', () => {
    const url = basicURLParse('http://u@h:81/a?q#f')!;
    expect(basicURLParse('//', { url })).toBeNull();
    expect(serializeURL(url)).toBe('http://u@h:81/a?q#f');
    expect(basicURLParse('x:y', { url })).toBe(url);
    expect(serializeURL(url)).toBe('x:y');
  });

  // https://encoding.spec.whatwg.org/#get-an-output-encoding
  test.each(['UTF-8', 'utf-8', 'UTF-16LE', 'UTF-16BE', 'replacement'])('%s: the output encoding is UTF-8', (name) => {
    expect(outputEncoding({ ...encoding, name })).toBeNull();
  });

  test.each(['windows-1252', 'x-user-defined', 'UTF-16', 'UTF-8x', 'x-replacement'])('not %s', (name) => {
    const other = { ...encoding, name };
    expect(outputEncoding(other)).toBe(other);
  });
});

test('runSetter removes tabs and newlines, and keeps spaces', () => {
  const url = storedRecordOf(basicURLParse('http://h/')!);
  expect(runSetter(url, ' a\t\n ', 'fragment state')).toBe(url);
  expect(serializeURL(url)).toBe('http://h/#%20a%20');
});

describe('a state override', () => {
  test.each<[string, StateOverride, string, string, boolean]>([
    ['http://h/', 'scheme start state', 'https:', 'https://h/', false],
    ['http://h/', 'scheme start state', 'mailto:', 'http://h/', false],
    ['http://h/', 'scheme start state', '1:', 'http://h/', true],
    ['http://h/', 'scheme start state', 'a b', 'http://h/', true],
    ['http://h:443/', 'scheme start state', 'https:', 'https://h/', false],
    ['http://u@h/', 'scheme start state', 'file:', 'http://u@h/', false],
    ['http://h/', 'host state', 'g:81/x', 'http://g:81/', false],
    ['http://h/', 'host state', 'g:65536', 'http://g/', true],
    ['http://h/', 'host state', '', 'http://h/', true],
    ['foo://u@h/', 'host state', '', 'foo://u@h/', true],
    ['foo://h/', 'host state', '', 'foo:///', false],
    ['file://h/', 'host state', 'localhost', 'file:///', false],
    ['file://h/', 'host state', 'c|', 'file://h/', true],
    ['http://h:81/', 'hostname state', 'g', 'http://g:81/', false],
    ['http://h:81/', 'hostname state', 'g:82', 'http://h:81/', true],
    ['http://h/', 'port state', '81abc', 'http://h:81/', false],
    ['http://h:81/', 'port state', '80', 'http://h/', false],
    ['http://h:81/', 'port state', 'x', 'http://h:81/', true],
    ['foo://h', 'path start state', '?a#b', 'foo://h/%3Fa%23b', false],
  ])('%s, %s, %j', (href, state, input, expected, failed) => {
    const url = basicURLParse(href)!;
    expect(url).not.toBeNull();
    expect(overridden(href, state, input)).toEqual([expected, failed]);
  });

  test('appends to the path, the query and the fragment that are there', () => {
    expect(overridden('http://h/a', 'path start state', '/b/../c')).toEqual(['http://h/a/c', false]);
    expect(overridden('http://h/?a', 'query state', '#b')).toEqual(['http://h/?a%23b', false]);
    expect(overridden('http://h/#a', 'fragment state', ' b')).toEqual(['http://h/#a%20b', false]);
  });

  test('keeps leading and trailing spaces, and removes tabs and newlines', () => {
    expect(overridden('http://h/', 'fragment state', ' a\t\n ')).toEqual(['http://h/#%20a%20', false]);
  });

  // The setter of pathname empties the path first.
  test.each([
    ['file:///', '/C|/..', 'file:///C:/'],
    ['file:///', '/C|/../x', 'file:///C:/x'],
    ['http://h/', '/C|/..', 'http://h/'],
    ['http://h/', '/C|', 'http://h/C|'],
    ['http://h/a', '', 'http://h/'],
    ['x:/a', '', 'x:/'],
    ['x://h/a', '', 'x://h'],
  ])('path start state, with %s and an empty path, %j', (href, input, expected) => {
    const url = basicURLParse(href)!;
    url.path = '';
    basicURLParse(input, { url, stateOverride: 'path start state' });
    expect(serializeURL(url)).toBe(expected);
  });

  test.each<[string, StateOverride, string, string[]]>([
    ['http://h/', 'host state', '', ['host-missing 0-0!']],
    ['x://h/', 'host state', ':81', ['host-missing 0-0!']],
    ['http://h/', 'host state', 'a b', ['domain-to-ASCII 1-2!']],
    ['http://h/', 'path start state', '\\a', ['invalid-reverse-solidus 0-1']],
    ['http://h/', 'path start state', '/a b', ['invalid-URL-unit 2-3']],
    ['http://h/', 'query state', '\t ', ['invalid-URL-unit 0-1', 'invalid-URL-unit 1-2']],
    ['http://h/', 'query state', 'a\tb ', ['invalid-URL-unit 1-2', 'invalid-URL-unit 3-4']],
    // A lone surrogate is U+FFFD by the time that a state reads it, which is a URL code point.
    ['http://h/', 'fragment state', '\ud800', []],
    // The standard's scheme start state returns failure without an error here.
    ['http://h/', 'scheme start state', '1:', []],
  ])('%s, %s, %j reports %j', (href, stateOverride, input, errors) => {
    const url = basicURLParse(href)!;
    const components = new Set<string | null>();
    const parse = (handle: (error: ValidationError) => void) =>
      basicURLParse(input, {
        url,
        stateOverride,
        onValidationError(error) {
          components.add(error.component);
          handle(error);
        },
      });
    expect(errorsOf(parse)).toEqual(errors);
    components.delete(null);
    expect([...components]).toEqual(errors.length > 0 ? [stateOverride.split(' ')[0]] : []);
  });

  test.each(['path state', 'no scheme state', 'toString', '__proto__', ''])('%j is not one', (name) => {
    const stateOverride = name as StateOverride;
    expect(() => basicURLParse('a', { url: basicURLParse('x:'), stateOverride })).toThrow(
      new TypeError(
        `Unknown state override ${JSON.stringify(name)}: expected "scheme start state", "host state", "hostname state", "port state", "path start state", "opaque path state", "query state", "fragment state"`,
      ),
    );
  });

  test('without a record is run on a new one', () => {
    expect(basicURLParse('f', { stateOverride: 'fragment state' })?.fragment).toBe('f');
    expect(basicURLParse('http://h/', { stateOverride: 'query state' })?.query).toBe('http://h/');
  });
});
