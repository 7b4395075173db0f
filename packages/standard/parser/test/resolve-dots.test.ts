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
  expect(resolveDots(run, 0, run.length, isFilePath)).toEqual({ up, kept: kept === run ? null : kept });
  // Within another text.
  expect(resolveDots(`..${run}/../x`, 2, 2 + run.length, isFilePath)).toEqual({ up, kept: kept === run ? null : kept });
});
