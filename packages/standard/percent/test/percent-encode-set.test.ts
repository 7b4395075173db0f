import { expect, test } from 'vitest';
import { PercentEncodeSet } from '../src/percent-encode-set.js';
import { c0ControlPercentEncodeSet, queryPercentEncodeSet } from '../src/percent-encode-sets.js';

test('a set of one’s own', () => {
  const set = new PercentEncodeSet(c0ControlPercentEncodeSet, '^]-\\');
  const codePoints = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);
  expect(String.fromCharCode(...codePoints.filter((codePoint) => set.has(codePoint)))).toBe('-\\]^');
  expect(codePoints.some((codePoint) => new PercentEncodeSet(null, '').has(codePoint))).toBe(false);
});

test.each([
  ["a character's text", () => queryPercentEncodeSet.has('#' as never), 'codePoint: a text is not a number'],
  ['a code point as text', () => queryPercentEncodeSet.hasSomeOf(0x23 as never), 'input: 35 is not a string'],
  ['characters as the base', () => new PercentEncodeSet('#' as never, ','), 'base: a text is not a PercentEncodeSet'],
  ['flags', () => new PercentEncodeSet(null, ',', 1 as never), 'spaceAsPlus: 1 is not a boolean'],
])('refuses %s', (_, call, message) => {
  expect(call).toThrow(new TypeError(`Cannot use the argument ${message}`));
});
