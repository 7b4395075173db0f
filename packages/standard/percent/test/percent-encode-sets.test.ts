import { describe, expect, test } from 'vitest';
import {
  c0ControlPercentEncodeSet,
  characterClassOf,
  componentPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  fragmentPercentEncodeSet,
  PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '../src/percent-encode-sets.js';

/** The printable ASCII characters that a set holds. */
function printable(set: PercentEncodeSet): string {
  const codePoints = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);
  return String.fromCharCode(...codePoints.filter((codePoint) => set.has(codePoint)));
}

describe('each set holds these printable characters', () => {
  test.each([
    ['C0 control', c0ControlPercentEncodeSet, ''],
    ['fragment', fragmentPercentEncodeSet, ' "<>`'],
    ['query', queryPercentEncodeSet, ' "#<>'],
    ['special-query', specialQueryPercentEncodeSet, ' "#\'<>'],
    ['path', pathPercentEncodeSet, ' "#<>?^`{}'],
    ['userinfo', userinfoPercentEncodeSet, ' "#/:;<=>?@[\\]^`{|}'],
    ['component', componentPercentEncodeSet, ' "#$%&+,/:;<=>?@[\\]^`{|}'],
    ['application/x-www-form-urlencoded', formURLEncodedPercentEncodeSet, ' !"#$%&\'()+,/:;<=>?@[\\]^`{|}~'],
  ])('%s', (_, set, characters) => {
    expect(printable(set)).toBe(characters);
    for (const codePoint of [0x00, 0x1f, 0x7f, 0x80, 0xffff, 0x10ffff]) expect(set.has(codePoint)).toBe(true);
    for (let unit = 0; unit < 0x100; unit++) {
      expect(set.hasSomeOf(String.fromCharCode(unit))).toBe(set.has(unit));
      expect(new RegExp(`[${characterClassOf(set)}]`).test(String.fromCharCode(unit))).toBe(set.has(unit));
    }
  });
});

test('a set of one’s own', () => {
  const set = new PercentEncodeSet(c0ControlPercentEncodeSet, '^]-\\');
  expect(printable(set)).toBe('-\\]^');
  expect(printable(new PercentEncodeSet(null, ''))).toBe('');
});

test.each([
  ["a character's text", () => queryPercentEncodeSet.has('#' as never), 'codePoint: a text is not a number'],
  ['a code point as text', () => queryPercentEncodeSet.hasSomeOf(0x23 as never), 'input: 35 is not a string'],
  ['characters as the base', () => new PercentEncodeSet('#' as never, ','), 'base: a text is not a PercentEncodeSet'],
  ['flags', () => new PercentEncodeSet(null, ',', 1 as never), 'spaceAsPlus: 1 is not a boolean'],
])('refuses %s', (_, call, message) => {
  expect(call).toThrow(new TypeError(`Cannot use the argument ${message}`));
});
