import { expect, test } from 'vitest';
import { DECIMAL_DIGIT, valueOfDigit } from '../../src/behaviours/decimal-digit.js';

test('the class contains the decimal digits of Unicode', () => {
  const digit = new RegExp(`^${DECIMAL_DIGIT}$`, 'u');
  const differing = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => digit.test(character) !== /\p{Nd}/u.test(character),
  );
  expect(differing).toEqual([]);
});

test.each(['0', '9', '٨', '８', '𝟗'])('the value of %s is that of its place among the ten digits', (digit) => {
  expect([...'0123456789', ...'٠١٢٣٤٥٦٧٨٩'].indexOf(digit.normalize('NFKC')) % 10).toBe(Number(valueOfDigit(digit)));
});
