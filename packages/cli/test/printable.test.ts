import { describe, expect, test } from 'vitest';
import { printable } from '../src/printable.js';

describe('printable', () => {
  test.each([
    ['a é 🌲', 'a é 🌲'],
    ['\x1b]0;title\x07', '\\u001b]0;title\\u0007'],
    ['\x9b31m', '\\u009b31m'],
    ['a\u202etxt.exe', 'a\\u202etxt.exe'],
    ['\u2066\u2069\u200f\ufeff', '\\u2066\\u2069\\u200f\\ufeff'],
  ])('%j gives %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
