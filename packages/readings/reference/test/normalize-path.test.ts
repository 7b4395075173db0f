import { normalizePath, type ParserMode, parseReference, print } from '@url/reference';
import { describe, expect, test } from 'vitest';

function normalizedPath(input: string, mode: ParserMode = 'web'): string {
  return print(normalizePath(parseReference(input, { mode })!), { mode });
}

describe('normalizePath', () => {
  test.each([
    ['/a/b/../c/./d', '/a/c/d'],
    ['/..', '/'],
    ['/a/..', '/'],
    ['/a/b/..', '/a/'],
    ['/.', '/'],
    ['/%2E%2e/%2E/a', '/a'],
    ['/a//..', '/a/'],
    ['/a/..//b', '/.//b'],
    ['../../a', '../../a'],
    ['a/../../b', '../b'],
    ['..', '../'],
    ['%2e%2E/a', '../a'],
    ['a/b/..', 'a/'],
    ['foo://h/a/../..', 'foo://h/'],
    ['foo:/a/..', 'foo:/'],
    ['//h/a/../b', '//h/b'],
    ['...', '...'],
    ['%2e%2e%2e', '%2e%2e%2e'],
  ])('of %s is %s', (input, expected) => {
    expect(normalizedPath(input)).toBe(expected);
  });

  test.each(['a/..', '.', './', 'a/../.', './.'])('of %s is the directory, and not the empty URL', (input) => {
    expect(normalizedPath(input)).toBe('./');
  });

  test.each(['foo:../a/./b', 'http:a/../b', 'http:/./a', 'http:///a/../b', '///a/../b'])(
    'of %s is left as it is',
    (input) => {
      expect(normalizedPath(input)).toBe(input);
    },
  );

  test.each([
    ['/c|/a/..', 'file:/c:/'],
    ['///c|', 'file:///c:'],
    ['//h/c|/../..', 'file://h/c:/'],
    ['///./c|/../a', 'file:///c:/a'],
    ['///a/../c|', 'file:///c:'],
    ['///a/c|/..', 'file:///a/'],
    ['////c|/..', 'file:////'],
    ['/./c|/../a', 'file:/./c|/../a'],
    ['a/../c|/../b', 'file:./c|/../b'],
    ['a/c|/../b', 'file:a/b'],
  ])('of file:%s, where a drive letter may come first, is %s', (input, expected) => {
    expect(normalizedPath(`file:${input}`)).toBe(expected);
  });

  test('of a URL without scheme keeps the dots after a segment that may become a drive', () => {
    expect(normalizedPath('./c|/../a', 'file')).toBe('./c|/../a');
    expect(normalizedPath('../c|/b/../../a', 'file')).toBe('../c|/../a');
    expect(normalizedPath('foo:/c|/../a')).toBe('foo:/a');
  });
});

describe('the equations as they are written', () => {
  test.each([
    ['.', ''],
    ['./', ''],
    ['a/..', ''],
    ['a/../', ''],
    ['..', '..'],
    ['../..', '../..'],
    ['a/../../b', '../b'],
    ['%2e%2e/a', '%2e%2e/a'],
    ['/..', '/'],
    ['/../a', '/a'],
    ['/a/%2E/b', '/a/b'],
    ['x:a/../b', 'x:b'],
    ['http:a/../b', 'http:b'],
    ['file:///c|/../a', 'file:///c:/a'],
    ['a//..', 'a/'],
  ])('%s is %s', (input, expected) => {
    expect(print(normalizePath(parseReference(input)!, { literal: true }), { mode: 'web' })).toBe(expected);
  });
});
