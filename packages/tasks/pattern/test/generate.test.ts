import { URLPattern } from '@url/pattern';
import { generate } from '@url/pattern/tools';
import { expect, test } from 'vitest';

test('generate makes nothing that the pattern does not match', () => {
  const pattern = new URLPattern({ pathname: '/a/:x', hostname: ':x.test' });
  expect(generate(pattern, 'pathname', { x: 'b' })).toBe('/a/b');
  expect(generate(pattern, 'pathname', { x: '..' })).toBeNull();
  expect(generate(pattern, 'pathname', { x: '' })).toBeNull();
  expect(generate(pattern, 'hostname', { x: 'a b' })).toBeNull();
  expect(generate(pattern, 'hostname', { x: 'a.b' })).toBeNull();
  expect(generate(pattern, 'pathname', Object.create({ x: 'b' }))).toBeNull();
  expect(() => generate({} as never, 'pathname', {})).toThrow(TypeError);
});

test.each([
  [null, 'groups: null is not an object'],
  [undefined, 'groups: undefined is not an object'],
  [{ x: undefined }, 'groups.x: undefined is not a string'],
  [{ x: null }, 'groups.x: null is not a string'],
  [{ x: Symbol('a') }, 'groups.x: Symbol(a) is not a string'],
])('generate rejects %o', (groups, problem) => {
  const pattern = new URLPattern({ pathname: '/users/:x' });
  expect(() => generate(pattern, 'pathname', groups as never)).toThrow(
    new TypeError(`Cannot use the argument ${problem}`),
  );
});
