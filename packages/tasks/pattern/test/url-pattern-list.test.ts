import { URLPattern, URLPatternList } from '@url/pattern';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathname, patternString, simplePath } from './arbitraries.js';

const hostname = fc.constantFrom(undefined, 'a.test', 'b.test', '*.test', ':sub.test', 'A.test');
const search = fc.constantFrom(undefined, undefined, '', 'q=*');

const pattern = fc
  .tuple(
    fc.oneof(patternString, simplePath),
    hostname,
    search,
    fc.boolean(),
    fc.constantFrom(undefined, undefined, 'https', 'data'),
  )
  .map(([path, host, query, ignoreCase, protocol]) => {
    const parts = { pathname: path, hostname: host, search: query, protocol };
    try {
      return new URLPattern(JSON.parse(JSON.stringify(parts)), { ignoreCase });
    } catch {
      return null;
    }
  })
  .filter((made) => made !== null);

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
          expect(match.result).toEqual(patterns[index]!.exec(input));
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
    expect(list.exec('users/1/x', 'https://h')?.groups).toEqual({ id: '1' });
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
    { pathname: '/a', method: 'GET' },
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
