import { describe, expect, test } from 'vitest';
import {
  asciiLowercase,
  isASCIIAlpha,
  isASCIIAlphanumeric,
  isASCIIDigit,
  isASCIIHexDigit,
  isASCIIString,
  isASCIITabOrNewline,
  isASCIIUpperAlpha,
  isC0ControlOrSpace,
} from '../src/ascii.js';

/** The characters up to U+02FF for which a predicate holds. */
function held(predicate: (codePoint: number) => boolean): string {
  const codePoints = Array.from({ length: 0x300 }, (_, codePoint) => codePoint);
  return String.fromCodePoint(...codePoints.filter(predicate));
}

const digits = '0123456789';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = 'abcdefghijklmnopqrstuvwxyz';

describe('predicates', () => {
  test.each([
    [isASCIIDigit, digits],
    [isASCIIHexDigit, `${digits}ABCDEFabcdef`],
    [isASCIIAlpha, upper + lower],
    [isASCIIAlphanumeric, digits + upper + lower],
    [isASCIITabOrNewline, '\t\n\r'],
    [isC0ControlOrSpace, String.fromCodePoint(...Array.from({ length: 0x21 }, (_, codePoint) => codePoint))],
  ])('%o holds for these alone', (predicate, characters) => {
    expect(held(predicate)).toBe(characters);
    expect(predicate(Number.NaN)).toBe(false);
    expect(predicate(0x10041)).toBe(false);
  });
});

test('text is not a code point, and a number is not text', () => {
  expect(() => isASCIIDigit('5' as never)).toThrow(
    new TypeError('Cannot use the argument codePoint: "5" is not a number'),
  );
  expect(() => asciiLowercase(5 as never)).toThrow(new TypeError('Cannot use the argument input: 5 is not a string'));
});

describe('strings', () => {
  test('isASCIIString ends at U+007F', () => {
    expect(isASCIIString('\0 ~\x7f')).toBe(true);
    expect(isASCIIString('a\x80')).toBe(false);
    expect(isASCIIString('')).toBe(true);
  });

  test('asciiLowercase leaves all but A to Z, also what has a lower case elsewhere', () => {
    expect(asciiLowercase('AZaz09@[`{')).toBe('azaz09@[`{');
    expect(asciiLowercase('AÄİ\u212aZ')).toBe('aÄİ\u212az');
  });
});

test('isASCIIUpperAlpha is true from U+0041 (A) to U+005A (Z) alone', () => {
  const codePoints = Array.from({ length: 0x100 }, (_, codePoint) => codePoint).filter(isASCIIUpperAlpha);
  expect(String.fromCharCode(...codePoints)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
