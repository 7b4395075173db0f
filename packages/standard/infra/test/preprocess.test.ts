import { describe, expect, test } from 'vitest';
import { preprocess } from '../src/preprocess.js';

describe('preprocess', () => {
  test.each([
    ['abc', 'abc', 'abc'],
    [' a b\x1f', 'a b', ' a b\x1f'],
    ['\t\n\ra\tb\n', 'ab', 'ab'],
    [' \t a', 'a', '  a'],
    ['\u00a0a\ufeff', '\u00a0a\ufeff', '\u00a0a\ufeff'],
    ['', '', ''],
    [' ', '', ' '],
    ['\ud83c\t\udf08', '\ufffd\ufffd', '\ufffd\ufffd'],
  ])('%j gives %j, and %j where the ends are kept', (input, trimmed, kept) => {
    expect(preprocess(input, false)).toBe(trimmed);
    expect(preprocess(input, true)).toBe(kept);
  });
});
