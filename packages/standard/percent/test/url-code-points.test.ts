import { expect, test } from 'vitest';
import { isURLCodePoint } from '../src/url-code-points.js';

test('in ASCII, these', () => {
  const ascii = Array.from({ length: 0x80 }, (_, codePoint) => codePoint).filter(isURLCodePoint);
  expect(String.fromCharCode(...ascii)).toBe(
    "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~",
  );
});

test.each([
  [0x80, false],
  [0x9f, false],
  [0xa0, true],
  [0xd7ff, true],
  [0xd800, false],
  [0xdfff, false],
  [0xe000, true],
  [0xfdcf, true],
  [0xfdd0, false],
  [0xfdef, false],
  [0xfffd, true],
  [0xfffe, false],
  [0x1fffd, true],
  [0x1ffff, false],
  [0x10fffd, true],
  [0x10fffe, false],
])('U+%s', (codePoint, expected) => expect(isURLCodePoint(codePoint)).toBe(expected));
