import { URLPattern, URLPatternList } from '@url/pattern';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathname, pattern } from './arbitraries.js';

const url = fc
  .tuple(
    fc.constantFrom('https://a.test', 'http://b.test', 'https://c.test', 'data:'),
    pathname,
    fc.constantFrom('', '?', '?q=1'),
  )
  .map((pieces) => pieces.join(''));

test('a list finds what a loop finds', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(pattern, { maxLength: 40 }),
      fc.array(url, { minLength: 5, maxLength: 5 }),
      (patterns, urls) => {
        const list = new URLPatternList(patterns.map((each, index) => [each, index]));
        for (const input of urls) {
          const index = patterns.findIndex((each) => each.test(input));
          const match = list.exec(input);
          expect(match?.index ?? -1).toBe(index);
          expect(list.test(input)).toBe(index >= 0);
          if (match === null) continue;
          found++;
          expect(match.value).toBe(index);
          expect(match.pattern).toBe(patterns[index]);
          const result = patterns[index]!.exec(input)!;
          expect(match.result).toEqual(result);
          const named = Object.entries(result).flatMap(([component, { groups }]) =>
            Object.entries(groups ?? {}).filter(([name]) => component === 'pathname' || !/^\d/.test(name)),
          );
          const names = named.map(([name]) => name);
          expect(Object.keys(match.groups).sort()).toEqual([...new Set(names)].sort());
          for (const [name, value] of Object.entries(result.pathname.groups)) {
            if (names.filter((each) => each === name).length === 1) expect(match.groups[name]).toBe(value);
          }
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(500);
});

describe('URLPatternList', () => {
  const list = new URLPatternList([
    [{ pathname: '/' }, 'home'],
    ['https://:tenant.example.com/users/:id', 'tenant'],
    [new URLPattern({ pathname: '/ABOUT' }, { ignoreCase: true }), 'about'],
    [{ pathname: '/files/:name.:ext?' }, 'file'],
    [{ pathname: '/users/:id/*' }, 'rest'],
  ]);

  test('takes text, parts and objects with href', () => {
    expect(list.size).toBe(5);
    expect(list.exec('https://h/')?.value).toBe('home');
    expect(list.exec({ pathname: '/' })?.value).toBe('home');
    expect(list.exec(new URL('https://h/'))?.value).toBe('home');
    expect(list.exec('users/1/x', 'https://h')?.groups).toEqual({ id: '1', 0: 'x' });
    expect(list.exec('users/1/x', 'https://h')?.result.inputs).toEqual(['users/1/x', 'https://h']);
    expect(list.exec('https://h/About')?.index).toBe(2);
    expect(list.test('not a URL')).toBe(false);
    expect(list.exec('not a URL')).toBeNull();
    expect(list.exec('https://h/nothing')).toBeNull();
    expect(() => list.exec({ pathname: '/' }, 'https://h')).toThrow(TypeError);
  });

  test('gives the groups with names of all components', () => {
    expect(list.exec('https://acme.example.com/users/7?a=b')?.groups).toEqual({ tenant: 'acme', id: '7' });
    const same = new URLPatternList([[{ hostname: ':id.test', pathname: '/:id/:__proto__/:toString' }, 0]]);
    const groups = same.exec('https://a.test/b/c/d')!.groups;
    expect(Object.entries(groups)).toEqual([
      ['id', 'b'],
      ['__proto__', 'c'],
      ['toString', 'd'],
    ]);
  });

  test('finds requests by method', () => {
    const routes = new URLPatternList([
      [{ method: 'GET', pathname: '/users/:id' }, 'read'],
      [{ method: ['PUT', 'PATCH'], pathname: '/users/:id' }, 'write'],
      [{ pathname: '/about' }, 'about'],
    ]);
    expect(routes.exec(new Request('https://h/users/7'))?.value).toBe('read');
    expect(routes.exec({ url: '/users/7', method: 'PATCH' }, 'http://localhost')?.value).toBe('write');
    expect(routes.exec({ method: 'POST', pathname: '/users/7' })).toBeNull();
    expect(routes.exec({ method: 'POST', pathname: '/about' })?.value).toBe('about');
    expect(routes.methods('https://h/users/7')).toEqual(['GET', 'PUT', 'PATCH']);
    expect(routes.methods('https://h/about')).toBeNull();
    expect(routes.methods('https://h/')).toEqual([]);
    expect(routes.methods('no URL')).toEqual([]);
    expect(() => routes.exec('https://h/about')).toThrow('Cannot use the argument input: ');
    expect(() => routes.test({ pathname: '/about' })).toThrow('has no method');
    expect(() => routes.exec({ pathname: '/about', method: 5 as never })).toThrow('input.method');
    for (const method of ['get', 'G ET', '', 5, []]) {
      expect(() => new URLPatternList([[{ method: method as never, pathname: '/' }, 1]])).toThrow('entry 0: ');
    }
  });

  test('a list without methods does not ask for one', () => {
    expect(list.exec({ pathname: '/', method: 'DELETE' })?.value).toBe('home');
    expect(list.methods('https://h/')).toBeNull();
  });

  test('a base path is the start of all paths', () => {
    const routes = new URLPatternList(
      [
        [{ pathname: '/' }, 'root'],
        [{ pathname: '/users/:id' }, 'user'],
        [{ pathname: '/:name(a|b)' }, 'name'],
      ],
      { basePath: '/api(v1)' },
    );
    expect(routes.exec({ pathname: '/api(v1)' })?.value).toBe('root');
    expect(routes.exec({ pathname: '/api(v1)/users/7' })?.groups).toEqual({ id: '7' });
    expect(routes.exec({ pathname: '/api(v1)/a' })?.value).toBe('name');
    expect(routes.exec({ pathname: '/users/7' })).toBeNull();
    for (const basePath of ['api', '/', '/api/', '', 5]) {
      expect(() => new URLPatternList([], { basePath: basePath as never })).toThrow('options.basePath');
    }
    for (const entry of ['/users', { pathname: 'users' }, { hostname: 'h' }]) {
      expect(() => new URLPatternList([[entry, 1]], { basePath: '/api' })).toThrow('for the base path');
    }
  });

  test('decodes groups', () => {
    const entries = [
      [{ pathname: '/:a/:b?' }, 1],
      [{ pathname: '/x/*' }, 2],
    ] as const;
    const decoded = new URLPatternList(entries, { decode: true });
    expect(decoded.exec('https://h/é/b%2Fc%zz')?.groups).toEqual({ a: 'é', b: 'b/c%zz' });
    expect(decoded.exec('https://h/é')?.groups).toEqual({ a: 'é', b: undefined });
    expect(decoded.exec('https://h/x/é/%41')?.groups).toEqual({ 0: 'é/A' });
    expect(decoded.exec('https://h/%FF')?.groups).toEqual({ a: '\ufffd', b: undefined });
    expect(new URLPatternList(entries).exec('https://h/é')?.groups).toEqual({ a: '%C3%A9', b: undefined });
  });

  test('wrong options and inputs throw', () => {
    expect(() => new URLPatternList([], { decode: 1 as never })).toThrow('options.decode');
    expect(() => new URLPatternList([], { ignoreCase: 'no' as never })).toThrow('options.ignoreCase');
    expect(() => new URLPatternList([], { baseURL: 5 as never })).toThrow('options.baseURL');
    for (const input of [undefined, null, 5, {}, { path: '/' }])
      expect(() => list.exec(input as never)).toThrow('input');
    expect(() => list.exec('/', 5 as never)).toThrow('baseURL');
    expect(() => list.methods('/', 5 as never)).toThrow('baseURL');
  });

  test('the order of the patterns decides, whatever they look like', () => {
    const texts = ['/a/*', '/a/:x', '/a/b', '/:y/b', '/*', '/:z/:w?'];
    for (const first of texts) {
      const patterns = [first, ...texts];
      const routes = new URLPatternList(patterns.map((pathname, index) => [{ pathname }, index]));
      for (const pathname of ['/a/b', '/a/c', '/c/b', '/a/', '/a', '/', '/a/b/c', '//b']) {
        const index = patterns.findIndex((each) => new URLPattern({ pathname: each }).test({ pathname }));
        expect(routes.exec({ pathname })?.index ?? -1, `${first} ${pathname}`).toBe(index);
      }
    }
  });

  test('options apply to patterns that are not objects of the class', () => {
    const options = { baseURL: 'https://h/app/', ignoreCase: true };
    const relative = new URLPatternList<string>(
      [
        ['users/:id', 'user'],
        [{ pathname: 'about' }, 'about'],
      ],
      options,
    );
    expect(relative.exec('https://h/app/USERS/1')?.value).toBe('user');
    expect(relative.exec('https://h/app/About')?.value).toBe('about');
    expect(relative.exec('https://g/app/about')).toBeNull();
  });

  test('errors name the entry', () => {
    expect(
      () =>
        new URLPatternList([
          [{ pathname: '/' }, 0],
          [{ pathname: '/:' }, 1],
        ]),
    ).toThrow(/entry 1: .*after ":"/);
    expect(() => new URLPatternList([['/'] as never])).toThrow('expected [pattern, value] as entry 0');
    for (const entries of [undefined, null, 5, {}]) {
      expect(() => new URLPatternList(entries as never)).toThrow('Cannot use the argument entries: ');
    }
  });

  test.each([
    null,
    undefined,
    5,
    ['/a'],
    [],
    new Date(0),
    new Map(),
    { path: '/a' },
    { pathname: '/a', methods: 'GET' },
  ])('a pattern that is %o would match too much', (wrong) => {
    const problem = /^Cannot create a URLPatternList: expected text, a URLPattern or an object with .* of entry 0$/;
    expect(() => new URLPatternList([[wrong as never, 1]])).toThrow(problem);
  });

  test('a pattern may be an object of a class that has the parts', () => {
    const list = new URLPatternList([
      [new URL('https://a.test/b') as never, 1],
      [{}, 2],
    ]);
    expect(list.exec('https://a.test/b')?.value).toBe(1);
    expect(list.exec('https://a.test/c')?.value).toBe(2);
    expect(() => new URLPatternList([], { base: 'x' } as never)).toThrow(TypeError);
    expect(() => new URLPatternList(null as never)).toThrow(TypeError);
  });
});
