import { expect, test } from 'vitest';
import { withoutDots } from '../src/without-dots.js';

test.each<[run: string, isFile: boolean, path: string]>([
  ['/a/b', false, '/a/b'],
  ['/a/./b', false, '/a/b'],
  ['/a/../b', false, '/b'],
  ['/../b', false, '/b'],
  ['/a/../../../b', false, '/b'],
  ['/..', false, '/'],
  ['/.', false, '/'],
  ['/a/..', false, '/'],
  ['/a/b/..', false, '/a/'],
  ['/a//../b', false, '/a/b'],
  ['//../a', false, '/a'],
  ['/%2e%2E/%2e/.%2e/a', false, '/a'],
  ['/a/%2e%2e/b/', false, '/b/'],
  ['/.../..a/%2ea', false, '/.../..a/%2ea'],
  ['/a/b/./c/../../d', false, '/a/d'],
  ['/a/./b/./c/../../../d', false, '/d'],
  ['/a/./b/../../../d/.', false, '/d/'],
  ['/./a', false, '/a'],
  ['/.a/..b/...', false, '/.a/..b/...'],
  ['/C:/../../a', true, '/C:/a'],
  ['/C:/../../a', false, '/a'],
  ['/C|/a', true, '/C:/a'],
  ['/C|/a', false, '/C|/a'],
  ['/a/../C|/..', true, '/C:/'],
  ['/a/C:/../..', true, '/'],
  // A drive letter is one in the first segment alone.
  ['/x/./C:/..', true, '/x/'],
])('%j of a file %j gives %j', (run, isFile, path) => {
  expect(withoutDots(run, 0, 0, run.length, isFile, false)).toBe(path);
  // Within another text.
  expect(withoutDots(`..${run}/../x`, 2, 2, 2 + run.length, isFile, false)).toBe(path);
  expect(withoutDots(run, 0, 0, run.length, isFile, true)).toBe(path);
});

test.each([
  ['/a b/../c d', '/c%20d'],
  ['/a b/./c d/..', '/a%20b/'],
  ['/é/.', '/%C3%A9/'],
  ['/a/./%é', '/a/%%C3%A9'],
])('%j is encoded as %j', (run, path) => {
  expect(withoutDots(run, 0, 0, run.length, false, true)).toBe(path);
});

test.each<[before: string, run: string, isFile: boolean, path: string]>([
  ['/a', '/b', false, '/a/b'],
  ['/a/b', '/../c', false, '/a/c'],
  ['/a/b', '/../../../c', false, '/c'],
  ['/a', '/.', false, '/a/'],
  ['/C:', '/../x', false, '/x'],
  ['/a', '/b', true, '/a/b'],
  ['/a', '/../b', true, '/b'],
  ['/a/b', '/../c', true, '/a/c'],
  ['/C:', '/../b', true, '/C:/b'],
  ['/a', '/C|', true, '/a/C|'],
  // Only a record that the parser has not made starts with such a segment. It is not a normalized drive letter, and not protected.
  ['/C|', '/../b', true, '/b'],
  ['/C|', '/b', true, '/C|/b'],
  ['/C|', '/b/../..', true, '/'],
  // It is one among the new segments, which the path state normalizes.
  ['/a', '/../C|/../b', true, '/C:/b'],
])('after the path %j, %j of a file %j gives %j', (before, run, isFile, path) => {
  const text = before + run;
  expect(withoutDots(text, 0, before.length, text.length, isFile, false)).toBe(path);
});
