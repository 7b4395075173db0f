import { describe, expect, test } from 'vitest';
import { toASCII, toUnicode } from '../src/index.js';

const FLAGS = { checkBidi: true, checkJoiners: true };

/** U+4E00 on, then Hangul syllables. */
const DIFFERENT = Array.from({ length: 32_000 }, (_, index) =>
  String.fromCharCode(index < 0x5200 ? 0x4e00 + index : 0xac00 + index - 0x5200),
).join('');

describe('inputs that are quadratic elsewhere', () => {
  test('a label of 32,000 different characters comes back', () => {
    const ascii = toASCII(DIFFERENT, FLAGS)!;
    expect(ascii.length).toBeLessThan(100_000);
    expect(toUnicode(ascii, FLAGS)).toStrictEqual({ domain: DIFFERENT, error: false });
  });

  test('Punycode that inserts at the front', () => {
    const { domain, error } = toUnicode(`xn--016cpos${'a'.repeat(5000)}`, FLAGS);
    expect(error).toBe(true);
    expect([...domain]).toHaveLength(5002);
    expect(toASCII(`xn--016cpos${'a'.repeat(5000)}`, FLAGS)).toBe(null);
  });

  test('320,000 alternating marks', () => {
    const ascii = toASCII(`a${'\u0301\u0316'.repeat(160_000)}`, FLAGS)!;
    expect(toUnicode(ascii).domain).toBe(`á${'\u0316'.repeat(160_000)}${'\u0301'.repeat(159_999)}`);
  });

  test.each([
    'a',
    'A',
    'ü',
    '.',
    'ü.',
    'xn--.',
    'א',
    '\u00ad',
    '\ud800',
    '\ue000',
    'ب\u200c',
    '\u0301',
    'ﷺ',
    '\u{1e4ee}',
  ])('%j, a hundred thousand times over, throws nothing', (piece) => {
    const domain = piece.repeat(100_000);
    const { error } = toUnicode(domain, FLAGS);
    const ascii = toASCII(domain, FLAGS);
    // A label that overflows is an error of ToASCII alone.
    if (error) expect(ascii).toBe(null);
    else if (ascii !== null) expect(toASCII(ascii, FLAGS)).toBe(ascii);
  });
});
