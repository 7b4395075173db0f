import { describe, expect, test } from 'vitest';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithAWindowsDriveLetter,
} from '../src/windows-drive-letters.js';

describe('a string that is a drive letter', () => {
  test.each([
    ['C:', true, true],
    ['c|', true, false],
    ['C', false, false],
    ['C:/', false, false],
    ['1:', false, false],
    ['é:', false, false],
    ['', false, false],
  ])('%j is a drive letter: %j, and a normalized one: %j', (input, is, isNormalized) => {
    expect(isWindowsDriveLetter(input)).toBe(is);
    expect(isNormalizedWindowsDriveLetter(input)).toBe(isNormalized);
  });
});

describe('startsWithAWindowsDriveLetter', () => {
  test.each([
    ['c:', true],
    ['c:/', true],
    ['c|\\', true],
    ['c:?', true],
    ['c|#', true],
    ['c:a', false],
    ['c', false],
    ['/c:', false],
  ])('%j gives %j', (input, expected) => {
    expect(startsWithAWindowsDriveLetter(input)).toBe(expected);
    expect(startsWithAWindowsDriveLetter(`//${input}`, 2)).toBe(expected);
  });
});
