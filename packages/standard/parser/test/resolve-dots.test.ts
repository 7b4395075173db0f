import { expect, test } from 'vitest';
import { resolveDots } from '../src/resolve-dots.js';

test.each<[run: string, isFilePath: boolean, up: number, kept: string]>([
  ['/a/b', false, 0, '/a/b'],
  ['/a/./b', false, 0, '/a/b'],
  ['/a/../b', false, 0, '/b'],
  ['/../b', false, 1, '/b'],
  ['/a/../../../b', false, 2, '/b'],
  ['/..', false, 1, '/'],
  ['/.', false, 0, '/'],
  ['/a/..', false, 0, '/'],
  ['/a/b/..', false, 0, '/a/'],
  ['/a//../b', false, 0, '/a/b'],
  ['//../a', false, 0, '/a'],
  ['/%2e%2E/%2e/.%2e/a', false, 2, '/a'],
  ['/a/%2e%2e/b/', false, 0, '/b/'],
  ['/.../..a/%2ea', false, 0, '/.../..a/%2ea'],
  ['/a/b/./c/../../d', false, 0, '/a/d'],
  ['/a/./b/./c/../../../d', false, 0, '/d'],
  ['/a/./b/../../../d/.', false, 1, '/d/'],
  ['/./a', false, 0, '/a'],
  ['/.a/..b/...', false, 0, '/.a/..b/...'],
  ['/C:/../../a', true, 0, '/C:/a'],
  ['/C:/../../a', false, 1, '/a'],
  ['/a/../C|/..', true, 0, '/C|/'],
  ['/a/C:/../..', true, 0, '/'],
  // A drive letter is one in the first segment alone.
  ['/x/./C:/..', true, 0, '/x/'],
])('%j of a file %j goes up %i and keeps %j', (run, isFilePath, up, kept) => {
  const resolved = { up, kept: kept === run ? null : kept };
  expect(resolveDots(run, 0, run.length, isFilePath)).toMatchObject({ ...resolved, startsInRun: true });
  // Within another text, which is a path before the run only for a file URL.
  if (!isFilePath) expect(resolveDots(`..${run}/../x`, 2, 2 + run.length, false)).toMatchObject(resolved);
});

test.each<[path: string, run: string, all: string, startsInRun: boolean]>([
  ['/a', '/b', '/a/b', false],
  ['/a', '/../b', '/b', true],
  ['/a/b', '/../c', '/a/c', false],
  ['/C:', '/../b', '/C:/b', false],
  // Only a record that the parser has not made starts with such a segment. It is not a normalized drive letter, and not protected.
  ['/C|', '/../b', '/b', true],
  ['/C|', '/b', '/C|/b', false],
  ['/C|', '/b/../..', '/', true],
  // It is one in the run, which the path state normalizes.
  ['/a', '/../C|/../b', '/C|/b', true],
  ['', '/C|/..', '/C|/', true],
])('after the path %j of a file, %j gives %j, which starts in the run: %j', (path, run, all, startsInRun) => {
  const text = path + run;
  const resolved = resolveDots(text, path.length, text.length, true);
  expect({ all: resolved.kept ?? text, startsInRun: resolved.startsInRun }).toEqual({ all, startsInRun });
});
