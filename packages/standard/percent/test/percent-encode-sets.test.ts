import { describe, expect, test } from 'vitest';
import { characterClassOf } from '../src/character-class.js';
import {
  c0ControlPercentEncodeSet,
  componentPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  fragmentPercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '../src/percent-encode-sets.js';

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
    const codePoints = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);
    expect(String.fromCharCode(...codePoints.filter((codePoint) => set.has(codePoint)))).toBe(characters);
    for (const codePoint of [0x00, 0x1f, 0x7f, 0x80, 0xffff, 0x10ffff]) expect(set.has(codePoint)).toBe(true);
    for (let unit = 0; unit < 0x100; unit++) {
      expect(set.hasSomeOf(String.fromCharCode(unit))).toBe(set.has(unit));
      expect(new RegExp(`[${characterClassOf(set)}]`).test(String.fromCharCode(unit))).toBe(set.has(unit));
    }
  });
});
