import { expect, test } from 'vitest';
import { DECIMAL_DIGIT, decimalNumber } from '../../src/programs/decimal-digit.js';
import { newerThanUnicode14 } from '../../src/programs/unicode-versions.js';

test('the class contains the decimal digits of Unicode 14', () => {
  const digit = new RegExp(`^${DECIMAL_DIGIT}$`, 'u');
  const differing = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => digit.test(character) !== (/\p{Nd}/u.test(character) && !newerThanUnicode14.test(character)),
  );
  expect(differing).toEqual([]);
});

test.each([
  ['0', 0],
  ['٨٠', 80],
  ['８0', 80],
  ['𝟗٣', 93],
])('the digits %s stand for the number %i', (digits, number) => {
  expect(decimalNumber(digits)).toBe(number);
});
