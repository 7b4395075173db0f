import { parseURL } from '@url/parser';
import { createModelURL, join, parseReference, URLReference } from '@url/reference';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference, resolvedURL } from './arbitraries.ts';

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

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
}

function expectRefused(action: () => unknown, input: string): void {
  const error = caught(action);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input });
}

function set(url: URLReference, property: Property, value: unknown): void {
  (url as unknown as Record<string, unknown>)[property] = value;
}

describe('the constructor', () => {
  test.each([
    ['filename.txt#top', '//host', '//host/filename.txt#top'],
    ['?do=something', './path/to/resource?do=nothing', './path/to/resource?do=something'],
    ['/c:/path/to/file', undefined, 'file:/c:/path/to/file'],
    ['\\foo\\bar', 'http:', 'http:/foo/bar'],
    ['\\foo\\bar', 'foo:', 'foo:\\foo\\bar'],
    ['\\foo', undefined, '/foo'],
    ['c|\\a', undefined, 'file:/c|/a'],
    ['c|', undefined, 'file:/c|'],
    ['/c:/a', 'http://h/', 'http://h/c:/a'],
    ['/c:/a', 'file://h/b', 'file://h/c:/a'],
    ['/c:/a', 'b/c', 'file:/c:/a'],
    ['//h/c:/a', undefined, '//h/./c:/a'],
    ['c:/a', undefined, 'c:/a'],
    ['', undefined, ''],
    ['', 'a?b#c', 'a?b'],
    ['HTTP:?a', 'http://h/b', 'http://h/b?a'],
    ['foo:?a', 'foo://h/b', 'foo:?a'],
    ['//é', undefined, '//%C3%A9'],
  ])('reads %j against %j as %s', (input, base, expected) => {
    expect(new URLReference(input, base).href).toBe(expected);
  });

  test('takes references and URLs of the model', () => {
    const url = new URLReference('http://h/a');
    expect(new URLReference(url).href).toBe('http://h/a');
    expect(new URLReference('b', url).href).toBe('http://h/b');
    expect(new URLReference(join('a/b')!, url).href).toBe('http://h/a%2Fb');
    expect(new URLReference().model).toEqual(parseReference(''));
    expect(new URLReference(createModelURL({ drive: 'c:' })!).href).toBe('file:/c:');
    expect(new URLReference(createModelURL({ scheme: 'http', drive: 'c:' })!).href).toBe('http:/c:');
  });

  test('throws for what is no reference, and says what and against what', () => {
    expectRefused(() => new URLReference('//a b'), '//a b');
    expectRefused(() => new URLReference('a', '//b:c'), 'a');
    expect(caught(() => new URLReference('a', '//b:c'))).toMatchObject({
      base: '//b:c',
      message: 'Cannot parse "a" as a reference against "//b:c"',
    });
    expect(caught(() => new URLReference('//:'))).not.toHaveProperty('base');
  });
});

describe('parse and canParse', () => {
  test('agree with the constructor', () => {
    fc.assert(
      fc.property(reference, fc.option(reference), (input, base) => {
        const isRefused = caught(() => new URLReference(input, base)) !== null;
        expect(URLReference.canParse(input, base)).toBe(!isRefused);
        const parsed = URLReference.parse(input, base);
        expect(parsed?.href ?? null).toBe(isRefused ? null : new URLReference(input, base).href);
      }),
      RUNS,
    );
  });
});

describe('href and toString', () => {
  test('are read as the same reference', () => {
    fc.assert(
      fc.property(fc.oneof(reference, modelURL), (input) => {
        const url = URLReference.parse(input);
        if (url === null) return;
        const { href } = url;
        expect(new URLReference(href).href).toBe(href);
        expect(new URLReference(url.toString()).href).toBe(href);
        expect(href).toMatch(/^[ -~]*$/);
      }),
      RUNS,
    );
  });

  test('differ in what is not ASCII', () => {
    const url = new URLReference('//🌲/é?ü#ß');
    expect(`${url}`).toBe('//🌲/é?ü#ß');
    expect(url.href).toBe('//%F0%9F%8C%B2/%C3%A9?%C3%BC#%C3%9F');
  });
});

describe('rebase, normalize and resolve', () => {
  test('are as in the examples', () => {
    expect(new URLReference('take/action.html').resolve('http://🌲').href).toBe('http://xn--vh8h/take/action.html');
    expect(new URLReference('http:?do=something').rebase('http://host/dir/').href).toBe(
      'http://host/dir/?do=something',
    );
    expect(new URLReference('HTTP://h:80/a/../b').normalize().href).toBe('http://h/b');
  });

  test('give new objects', () => {
    const url = new URLReference('http://h/');
    for (const other of [url.rebase(''), url.normalize(), url.resolve()]) {
      expect(other).not.toBe(url);
      expect(other.href).toBe(url.href);
      other.fragment = 'a';
      expect(url.fragment).toBeNull();
    }
  });

  test('resolve throws where there is no URL, or no host', () => {
    expectRefused(() => new URLReference('a').resolve(), 'a');
    expectRefused(() => new URLReference('a').resolve('mailto:b'), 'a');
    expectRefused(() => new URLReference('http://%20').resolve(), 'http://%20');
    expect(caught(() => new URLReference('a').resolve('b'))).toMatchObject({ base: 'b' });
  });

  test("resolve gives what the standard's parser gives, when the base was given to the constructor", () => {
    fc.assert(
      fc.property(reference, resolvedURL, (input, base) => {
        const text = new URLReference(base).href;
        const expected = parseURL(input, { base: text });
        let actual: string | null = null;
        // The empty reference and the base are the same reference; only the parser still knows which it was given.
        if (base.authority === null && base.pathRoot === null) return;
        const reference = URLReference.parse(input, text);
        if (reference !== null && caught(() => reference.resolve()) === null) actual = reference.resolve().href;
        expect(actual).toBe(expected && serializeURL(expected));
      }),
      RUNS,
    );
  });

  test('resolve is the same before and after normalize', () => {
    fc.assert(
      fc.property(reference, resolvedURL, (input, base) => {
        const url = URLReference.parse(input);
        if (url === null) return;
        const [resolved, again] = [url, url.normalize()].map((reference) => {
          const failure = caught(() => reference.resolve(new URLReference(base)));
          return failure === null ? reference.resolve(new URLReference(base)).href : null;
        });
        expect(again).toBe(resolved);
      }),
      RUNS,
    );
  });
});

describe('getters', () => {
  test('give every component', () => {
    const url = new URLReference('http://me:p%40@h:80/a b/é?q#f');
    expect(url).toMatchObject({
      scheme: 'http',
      username: 'me',
      password: 'p%40',
      hostname: 'h',
      port: 80,
      pathname: '/a%20b/é',
      driveletter: null,
      pathroot: '/',
      filename: 'é',
      query: 'q',
      fragment: 'f',
    });
    expect(new URLReference('file://hh:/c|')).toMatchObject({ hostname: 'hh', driveletter: 'c|', port: '' });
    expect(new URLReference('file:c|')).toMatchObject({
      driveletter: 'c|',
      pathname: '/c|',
      pathroot: null,
      hostname: null,
    });
  });

  test('give null for what is not there', () => {
    const properties = [
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
    ] as const;
    for (const property of properties) expect(new URLReference('')[property]).toBeNull();
    expect(new URLReference('//').hostname).toBe('');
    expect(new URLReference('//h//a').pathname).toBe('//a');
  });
});

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
