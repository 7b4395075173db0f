import { URLPattern } from '@url/pattern';
import { expect, test } from 'vitest';

test.each([
  ['/users/:id/posts', '/users/7/posts', { id: '7' }],
  ['/a/*', '/a/b/c', { 0: 'b/c' }],
  ['/a/:__proto__', '/a/b', JSON.parse('{"__proto__":"b"}')],
  ['/x{a:name b}y', '/xanny%20by', { name: 'nny' }],
  ['/x{a:name b}?y', '/xy', { name: undefined }],
  ['/{a}?:name', '/ab', { name: 'b' }],
  ['/{a}?:name', '/bb', { name: 'bb' }],
  ['/a/:ids+', '/a/1/2', { ids: '1/2' }],
  ['/a/:ids*', '/a', { ids: undefined }],
  ['/:n(\\d+(?=px))px', '/12px', { n: '12' }],
  ['/{a}?b', '/b', {}],
])('the groups of %j in %j', (pathname, path, groups) => {
  const result = new URLPattern({ pathname }).exec(`https://h${path}`)!;
  expect(result.pathname).toStrictEqual({ groups, input: path });
  const anyCase = new URLPattern({ pathname }, { ignoreCase: true }).exec(`https://h${path.toUpperCase()}`)!.pathname;
  expect(Object.values(anyCase.groups)).toEqual(
    Object.values(groups as object).map((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)),
  );
});
