import { expect, test } from 'vitest';
import { isSpecial } from '../src/is-special.js';

test.each([
  ['http', true],
  ['file', true],
  ['mailto', false],
  ['', false],
])('a record with the scheme %j: %s', (scheme, expected) => {
  expect(isSpecial({ scheme })).toBe(expected);
});

test('text is not a record', () => {
  expect(() => isSpecial('http' as never)).toThrow('Cannot use the argument url: "http" is not a URL record');
});
