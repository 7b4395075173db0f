import { URLPattern, URLPatternList } from '@url/pattern';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pattern } from './arbitraries.js';

/** Paths that the parser changes, and those that it does not. */
const rawPath = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      'ab',
      'c',
      '.',
      '..',
      '%2e',
      '.a',
      '%41',
      'é',
      '\\',
      '?',
      '#',
      ' ',
      '/',
      '\ud800',
      '|',
      '\t',
    ),
    {
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join('/').replace(/^(?=[^/])/, '/'));

test('a list finds paths that were not parsed as a loop does', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(pattern, { maxLength: 20 }),
      fc.array(rawPath, { minLength: 5, maxLength: 5 }),
      (patterns, paths) => {
        const list = new URLPatternList(patterns.map((each, index) => [each, index]));
        for (const path of paths) {
          const index = patterns.findIndex((each) => each.test({ pathname: path }));
          const match = list.exec({ pathname: path });
          expect(match?.index ?? -1, path).toBe(index);
          expect(list.test({ pathname: path })).toBe(index >= 0);
          expect(list.methods({ pathname: path })).toEqual(index < 0 ? [] : null);
          if (match === null) continue;
          found++;
          const result = patterns[index]!.exec({ pathname: path })!;
          expect(match.result).toEqual(result);
          expect(match.groups).toEqual(result.pathname.groups);
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(150);
});

test.each([
  [['{/:x/}./b', '/:y/b'], '/q/./b', 1],
  [['/a/:x/b', '/b'], '/a/../b', 1],
  [['/a/*', '/b'], '/a/../b', 1],
  [['/:x(.*)/b', '/b'], '/a/%2E./b', 1],
  [['/.well-known/:x'], '/.well-known/a', 0],
  [['/a/:x'], '/a/b c', 0],
  [['/:x/b', '/a/:y'], '/a/b', 0],
  [['/ab', '/abc', '/a', '/:x'], '/a', 2],
  [['/abc', '/ab/', '/abd'], '/ab/', 1],
  [['/a/b/:x', '/:y/b'], '/a/b', 1],
  [['a', '/b'], 'a', 0],
  [['/a', '*'], '', 1],
])('%j finds %s', (pathnames, pathname, index) => {
  const routes = new URLPatternList(pathnames.map((each, number) => [{ pathname: each }, number]));
  expect(routes.exec({ pathname })?.index).toBe(index);
  expect(pathnames.findIndex((each) => new URLPattern({ pathname: each }).test({ pathname }))).toBe(index);
});
