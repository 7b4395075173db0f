import { expect, test } from 'vitest';
import { requirements, writeValue } from '../src/template-values.js';

test.each([
  ['path', 'a/b%|', 'a%2Fb%25%7C'],
  ['path', 1, '1'],
  ['path', 10n, '10'],
  ['path', true, null],
  ['path', Number.POSITIVE_INFINITY, null],
  ['path', null, null],
  ['path', { toString: () => 'a' }, null],
  ['query', "a&b='c", 'a%26b%3D%27c'],
  ['query', true, 'true'],
  ['fragment', 'a b%', 'a%20b%25'],
  ['userinfo', 'a:b@', 'a%3Ab%40'],
  ['host', 'a.b', 'a.b'],
  ['host', 'a..b', null],
  ['host', 'a%2eb', null],
  ['host', 'a:b', null],
  ['host', '。', null],
  ['host', '\u00ad', null],
  ['port', '80', '80'],
  ['port', '', null],
  ['port', '8a', null],
  ['scheme', 'app', 'app'],
  ['scheme', 'javascript', null],
  ['scheme', '1a', null],
] as const)('writeValue in the %s: %o', (place, value, text) => {
  expect(writeValue(value, place)).toBe(text);
});

test('requirements names what a host must be', () => {
  expect(requirements.host).toMatch(/label/);
});
