import { parseURL, serializePath, type URLRecord } from '@url/whatwg-url';
import { expect, test } from 'vitest';

test.each([
  [['a', 'b'], '/a/b'],
  [[''], '/'],
  [['', 'a'], '//a'],
  [[], ''],
  ['x y', 'x y'],
] as [URLRecord['path'], string][])('serializePath of %j', (path, serialized) => {
  expect(serializePath({ path })).toBe(serialized);
});

test.each(['a:', 'a:/', 'a:/.//', 'a:b', 'http://h', 'http://h//', 'http://h/a/'])(
  '%s keeps its path in a record',
  (input) => {
    const url = parseURL(input)!;
    const again = parseURL('?q', { baseURL: url });
    expect(again?.path ?? url.path).toEqual(url.path);
  },
);
