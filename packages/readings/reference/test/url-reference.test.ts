import { parseURL } from '@url/parser';
import { createModelURL, join, parseReference, resolve, URLReference } from '@url/reference';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL, reference, resolvedURL } from './arbitraries.ts';
import { caught, expectRefused } from './refusals.ts';

const RUNS = { numRuns: 3000 };

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
      message: 'Cannot parse the base "//b:c" as a reference: its authority is not valid',
    });
    expect(caught(() => new URLReference('//a b', '//c'))).toMatchObject({
      base: '//c',
      message: 'Cannot parse "//a b" as a reference: its authority is not valid',
    });
    expect(caught(() => new URLReference('a').resolve('//b'))).toMatchObject({
      message: 'Cannot resolve "a" against "//b"',
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
        const again = new URLReference(url.toString());
        const isResolvable = resolve(url.model) !== null;
        expect(isResolvable ? again.resolve().href : again.href).toBe(isResolvable ? url.resolve().href : href);
        expect(href).toMatch(/^[ -~]*$/);
      }),
      RUNS,
    );
  });

  test('keep the host of a file-URL that does not resolve', () => {
    const url = new URLReference('file://xn--bcher-kva.example:0/a');
    expect(`${url}`).toBe('file://xn--bcher-kva.example:0/a');
    expect(new URLReference(`${url}`).href).toBe(url.href);
    expect(`${new URLReference('file://xn--bcher-kva.example/a')}`).toBe('file://bücher.example/a');
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

test('toString has the domain in Unicode', () => {
  const url = new URLReference('take/action.html').resolve('http://🌲');
  expect(url.toString()).toBe('http://🌲/take/action.html');
  expect(url.href).toBe('http://xn--vh8h/take/action.html');
});

describe('arguments of other types throw a TypeError that names them', () => {
  test.each([
    ['a URL object', new URL('http://h/')],
    ['a number', 1],
    ['a symbol', Symbol('a')],
    ['null', null],
  ])('%s', (_, value) => {
    const make = (input: unknown) => new URLReference(input as string);
    expect(() => make(value)).toThrow(/^Cannot use the argument input: /);
  });

  test.each(['scheme', 'username', 'hostname', 'port', 'pathname', 'driveletter', 'pathroot', 'filename', 'query'])(
    'the setter of %s',
    (name) => {
      const reference = new URLReference('http://u@h/a');
      expect(() => Reflect.set(reference, name, Symbol('a'))).toThrow(
        /^Cannot use the argument \w+: Symbol\(a\) is not/,
      );
      expect(reference.href).toBe('http://u@h/a');
    },
  );
});
