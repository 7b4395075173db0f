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
