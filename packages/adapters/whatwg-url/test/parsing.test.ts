import {
  basicURLParse,
  isValidURLString,
  parseURL,
  parseURLWithValidationErrors,
  type URLRecord,
} from '@url/whatwg-url';
import { describe, expect, test } from 'vitest';

const record = (input: string): URLRecord => parseURL(input)!;

describe('parseURL', () => {
  test('returns plain objects, which can be spread, assigned and compared', () => {
    const url = record('https://me:pw@example.org:8080/a/b?q#f');
    expect(Object.getPrototypeOf(url)).toBe(Object.prototype);
    expect({ ...url, fragment: null }).toStrictEqual({
      scheme: 'https',
      username: 'me',
      password: 'pw',
      host: 'example.org',
      port: 8080,
      path: ['a', 'b'],
      query: 'q',
      fragment: null,
    });
    expect(record('https://me:pw@example.org:8080/a/b?q#f')).toStrictEqual(url);
  });

  test('has a list for a path, and a string for an opaque one', () => {
    expect(record('a://b').path).toEqual([]);
    expect(record('a://b/').path).toEqual(['']);
    expect(record('a:/.//b').path).toEqual(['', 'b']);
    expect(record('a:b c').path).toBe('b c');
  });

  test('has numbers for IP addresses', () => {
    expect(record('http://127.1').host).toBe(0x7f000001);
    expect(record('http://[::1]').host).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('resolves against a record', () => {
    expect(parseURL('../c', { baseURL: record('http://h/a/b/') })?.path).toEqual(['a', 'c']);
    expect(parseURL('c', { baseURL: record('mailto:a') })).toBeNull();
    expect(parseURL('c', { baseURL: null })).toBeNull();
  });

  test('names the argument that is not of its type', () => {
    expect(() => parseURL(3 as never)).toThrow(/input must be a string, got number/);
    expect(() => parseURL('a', { baseURL: 'http://h' as never })).toThrow(/"baseURL" must be a URL record/);
    expect(() => isValidURLString(undefined as never)).toThrow(/input must be a string/);
  });
});

describe('parseURLWithValidationErrors', () => {
  test.each([
    ['#\ud800', 1],
    ['\ud800?\udfff#\udfff\ud800', 4],
    ['\ud83d\ude00', 0],
  ])('reports each lone surrogate of %j', (rest, count) => {
    const { url, validationErrors } = parseURLWithValidationErrors(`http://h/${rest}`);
    expect(validationErrors).toEqual(Array(count).fill('invalid-URL-unit'));
    expect(url).toEqual(parseURL(`http://h/${rest}`));
  });

  test('reports errors in the order of the parser', () => {
    expect(parseURLWithValidationErrors(' http://u@h\\%\ud800 ').validationErrors).toEqual([
      'invalid-URL-unit',
      'invalid-credentials',
      'invalid-reverse-solidus',
      'invalid-URL-unit',
      'invalid-URL-unit',
    ]);
  });
});

describe('basicURLParse', () => {
  test('changes the record and its list in place', () => {
    const url = record('http://h/a/b');
    const path = url.path as string[];
    path.length = 0;
    expect(basicURLParse('x/y', { url, stateOverride: 'path start' })).toBe(url);
    expect(url.path).toBe(path);
    expect(path).toEqual(['x', 'y']);
  });

  test('keeps other properties of the object', () => {
    const url = { ...record('http://h/'), own: 1 };
    basicURLParse('1', { url, stateOverride: 'port' });
    expect(url).toMatchObject({ own: 1, port: 1 });
  });

  test('starts in the opaque path state', () => {
    const url = { ...record('a:b'), path: '' };
    basicURLParse('x é', { url, stateOverride: 'opaque path' });
    expect(url.path).toBe('x %C3%A9');
  });

  test('starts in the path state, which keeps a first solidus', () => {
    const url: URLRecord = { ...record('a://b'), path: [] };
    basicURLParse('/x', { url, stateOverride: 'path' });
    expect(url.path).toEqual(['', 'x']);
  });

  test.each(['nonsense', '__proto__', 'host state', 'relative', 'authority', 'file host'])(
    'does not start in the state "%s"',
    (state) => {
      const url = record('http://h/');
      const start = () => basicURLParse('a', { url, stateOverride: state as never });
      expect(start).toThrow(`Cannot start in the state "${state}": expected "path", "scheme start", "host"`);
      expect(url).toEqual(record('http://h/'));
    },
  );

  test.each(['host', 'hostname'] as const)('replaces "localhost" in a file URL in the state "%s"', (stateOverride) => {
    const url = record('file://h/x');
    expect(basicURLParse('localhost', { url, stateOverride })).toBe(url);
    expect(url).toEqual(record('file:///x'));
    expect(basicURLParse('C:', { url, stateOverride })).toBeNull();
  });

  test('does not append segments to an opaque path', () => {
    const url = record('a:b');
    expect(() => basicURLParse('c', { url, stateOverride: 'path start' })).toThrow(/the path of the record is opaque/);
    expect(url).toEqual(record('a:b'));
  });

  test('makes a record if none is given', () => {
    expect(basicURLParse('h', { stateOverride: 'host' })).toMatchObject({ scheme: '', host: 'h', path: [] });
  });
});
