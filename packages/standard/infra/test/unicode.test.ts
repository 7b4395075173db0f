import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codePointAt, isNoncharacter, isSurrogate, noncharacterRanges, toScalarValueString } from '../src/unicode.js';

describe('isSurrogate', () => {
  test.each([
    [0xd7ff, false],
    [0xd800, true],
    [0xdfff, true],
    [0xe000, false],
  ])('%i: %s', (codePoint, expected) => {
    expect(isSurrogate(codePoint)).toBe(expected);
  });
});

describe('isNoncharacter', () => {
  test('there are 66', () => {
    const noncharacters = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter(isNoncharacter);
    expect(noncharacters).toHaveLength(66);
    expect(noncharacters[0]).toBe(0xfdd0);
    expect(noncharacters[65]).toBe(0x10ffff);
  });
});

test('noncharacterRanges matches the code points of isNoncharacter', () => {
  const pattern = new RegExp(`^[${noncharacterRanges}]$`, 'u');
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (pattern.test(String.fromCodePoint(codePoint)) !== isNoncharacter(codePoint)) expect(codePoint).toBe('the same');
  }
});

describe.each(['with', 'without'])('toScalarValueString, %s isWellFormed of ES2024', (which) => {
  const { isWellFormed } = String.prototype as { isWellFormed?: unknown };

  beforeAll(() => {
    if (which === 'without') Reflect.deleteProperty(String.prototype, 'isWellFormed');
  });

  afterAll(() => {
    if (isWellFormed === undefined) return;
    Object.defineProperty(String.prototype, 'isWellFormed', {
      value: isWellFormed,
      writable: true,
      configurable: true,
    });
  });

  test.each([
    ['', ''],
    ['plain', 'plain'],
    ['🌈', '🌈'],
    ['\ud83c', '\ufffd'],
    ['\udf08', '\ufffd'],
    ['\udf08\ud83c', '\ufffd\ufffd'],
    ['\ud83c\ud83c\udf08\udf08', '\ufffd🌈\ufffd'],
    ['a\ud800b', 'a\ufffdb'],
  ])('%j gives %j', (input, expected) => expect(toScalarValueString(input)).toBe(expected));
});

describe('codePointAt', () => {
  test.each([
    ['a', 0, 0x61],
    ['😀', 0, 0x1f600],
    ['😀', 1, 0xde00],
    ['\ud83da', 0, 0xd83d],
    ['a\ud83d', 1, 0xd83d],
  ])('of %j at %i is %i', (input, index, codePoint) => expect(codePointAt(input, index)).toBe(codePoint));
});
