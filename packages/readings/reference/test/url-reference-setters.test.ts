import { URLReference } from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference } from './arbitraries.ts';
import { caught, expectRefused } from './refusals.ts';

const RUNS = { numRuns: 3000 };

type Property =
  | 'scheme'
  | 'username'
  | 'password'
  | 'hostname'
  | 'port'
  | 'pathname'
  | 'driveletter'
  | 'pathroot'
  | 'filename'
  | 'query'
  | 'fragment';

function set(url: URLReference, property: Property, value: unknown): void {
  (url as unknown as Record<string, unknown>)[property] = value;
}

describe('setters', () => {
  test.each<[string, Property, unknown, string]>([
    ['//h/a', 'scheme', 'http', 'http://h/a'],
    ['http://h/a', 'scheme', null, '//h/a'],
    ['http://h/c:/a', 'scheme', null, '//h/./c:/a'],
    ['http:/c:/a', 'scheme', null, '/./c:/a'],
    ['foo:a:b', 'scheme', null, './a:b'],
    ['//h', 'username', 'm@e', '//m%40e@h'],
    ['//u:p@h', 'password', null, '//u@h'],
    ['//u@h', 'password', '', '//u:@h'],
    ['//u@h', 'username', null, '//h'],
    ['a', 'username', null, 'a'],
    ['/a', 'hostname', 'h', '//h/a'],
    ['//h/a', 'hostname', null, '/a'],
    ['//h//a', 'hostname', null, '/.//a'],
    ['//h/a', 'hostname', '', '///a'],
    ['//h/a', 'hostname', '[::1]', '//[::1]/a'],
    ['a', 'hostname', null, 'a'],
    ['//h', 'port', 80, '//h:80'],
    ['//h', 'port', '8080', '//h:8080'],
    ['//hh:80', 'port', '', '//hh:'],
    ['//h:80', 'port', null, '//h'],
    ['a?b', 'pathname', '/c/d', '/c/d?b'],
    ['a?b', 'pathname', null, '?b'],
    ['//h/a', 'pathname', '', '//h'],
    ['a', 'pathname', '//b', '/.//b'],
    ['a', 'pathname', 'b?c#d', 'b%3Fc%23d'],
    ['a', 'pathname', '\\b', '/b'],
    ['foo:/a', 'pathname', '\\b', 'foo:\\b'],
    ['file:/a', 'pathname', '/c:/b', 'file:/c:/b'],
    ['a', 'pathname', '/c:/b', '/./c:/b'],
    ['file:/c:/a', 'pathname', null, 'file:'],
    ['/a', 'driveletter', 'c:', 'file:/c:/a'],
    ['file:/c:/a', 'driveletter', 'D|', 'file:/D|/a'],
    ['file:/c:/a', 'driveletter', null, 'file:/a'],
    ['a/b', 'pathroot', '/', '/a/b'],
    ['/a/b', 'pathroot', null, 'a/b'],
    ['//h/a/b', 'filename', 'c/d', '//h/a/c%2Fd'],
    ['//h/a/b', 'filename', null, '//h/a/'],
    ['a', 'query', 'b#c', 'a?b%23c'],
    ['a?b', 'query', null, 'a'],
    ['a', 'query', '', 'a?'],
    ['a', 'fragment', '#', 'a##'],
    ['a#b', 'fragment', null, 'a'],
  ])('of %s: %s = %j gives %s', (input, property, value, expected) => {
    const url = new URLReference(input);
    set(url, property, value);
    expect(url.href).toBe(expected);
  });

  test.each<[string, Property, unknown]>([
    ['a', 'scheme', ''],
    ['a', 'scheme', 'a:'],
    ['a', 'scheme', '1'],
    ['file:/c:/a', 'scheme', 'http'],
    ['file:/c:/a', 'scheme', null],
    ['a', 'username', 'u'],
    ['//', 'username', 'u'],
    ['//h', 'password', 'p'],
    ['//u:p@h', 'username', null],
    ['//u@h', 'hostname', null],
    ['//h:80', 'hostname', ''],
    ['a', 'hostname', 'h'],
    ['//h', 'hostname', 'a b'],
    ['//h', 'hostname', 'a:80'],
    ['//h', 'hostname', 'u@a'],
    ['//h', 'hostname', '[::1'],
    ['a', 'port', 80],
    ['//h', 'port', 65536],
    ['//h', 'port', -1],
    ['//h', 'port', 1.5],
    ['//h', 'port', Number.NaN],
    ['//h', 'port', '80a'],
    ['//h', 'port', ' 80'],
    ['//h', 'pathname', 'a'],
    ['a', 'driveletter', 'c:'],
    ['/a', 'driveletter', 'c'],
    ['http:/a', 'driveletter', 'c:'],
    ['/a', 'pathroot', 'b'],
    ['//h/a', 'pathroot', null],
    ['//h/a', 'filename', ''],
    ['//h', 'filename', 'a'],
  ])('of %s: %s = %j is refused, and changes nothing', (input, property, value) => {
    const url = new URLReference(input);
    const { href } = url;
    expectRefused(() => set(url, property, value), `${value}`);
    expect(url.href).toBe(href);
  });

  test('keep a reference that its own href is read as', () => {
    const property = fc.constantFrom<Property>(
      'scheme',
      'username',
      'password',
      'hostname',
      'port',
      'pathname',
      'driveletter',
      'pathroot',
      'filename',
      'query',
      'fragment',
    );
    const value = fc.option(
      fc.oneof(reference, fc.constantFrom('http', 'file', 'foo', 'c:', '/', '', 'h', '80', 'a:b')),
    );
    fc.assert(
      fc.property(fc.oneof(reference, modelURL), property, value, (input, property, value) => {
        const url = URLReference.parse(input);
        if (url === null) return;
        const error = caught(() => set(url, property, value));
        if (error !== null) expect(error).toMatchObject({ code: 'ERR_INVALID_URL' });
        const again = new URLReference(url.href);
        expect(again.href).toBe(url.href);
      }),
      RUNS,
    );
  });
});
