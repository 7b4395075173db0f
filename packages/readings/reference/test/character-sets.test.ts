import { type CharacterSetName, isInCharacterSet } from '@url/reference';
import { describe, expect, test } from 'vitest';

/** The ranges of the document. */
const ranges: Readonly<Record<Exclude<CharacterSetName, 'non-char' | 'base-char'>, readonly [number, number][]>> = {
  any: [[0, 0x10ffff]],
  'control-c0': [[0, 0x1f]],
  'c0-space': [[0, 0x20]],
  'printable-ASCII': [[0x20, 0x7e]],
  'octal-digit': [[0x30, 0x37]],
  digit: [[0x30, 0x39]],
  'hex-digit': [
    [0x30, 0x39],
    [0x41, 0x46],
    [0x61, 0x66],
  ],
  'digit-nonzero': [[0x31, 0x39]],
  alpha: [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  'del-c1': [[0x7f, 0x9f]],
  'control-c1': [[0x80, 0x9f]],
  'latin-1': [[0xa0, 0xff]],
  surrogate: [[0xd800, 0xdfff]],
};

function isNonChar(codePoint: number): boolean {
  return (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint + 2) % 0x10000 <= 1;
}

describe('isInCharacterSet', () => {
  test.each(Object.entries(ranges))('%s has the ranges of the document', (name, set) => {
    for (let codePoint = 0; codePoint < 0xe000; codePoint++) {
      const isMember = set.some(([first, last]) => codePoint >= first && codePoint <= last);
      if (isInCharacterSet(codePoint, name as CharacterSetName) !== isMember) expect(codePoint).toBe(name);
    }
    expect(isInCharacterSet(0x10ffff, name as CharacterSetName)).toBe(name === 'any');
    expect(isInCharacterSet(0x110000, name as CharacterSetName)).toBe(false);
  });

  test('non-char and base-char are what the document computes', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += codePoint < 0x300 ? 1 : 17) {
      const isBase = codePoint > 0x1f && !(codePoint >= 0x7f && codePoint <= 0x9f);
      const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
      expect(isInCharacterSet(codePoint, 'non-char')).toBe(isNonChar(codePoint));
      expect(isInCharacterSet(codePoint, 'base-char')).toBe(isBase && !isSurrogate && !isNonChar(codePoint));
    }
    for (const codePoint of [0xfdd0, 0xfdef, 0xfffe, 0xffff, 0x1fffe, 0x10ffff]) {
      expect(isInCharacterSet(codePoint, 'non-char')).toBe(true);
      expect(isInCharacterSet(codePoint, 'base-char')).toBe(false);
    }
  });
});
