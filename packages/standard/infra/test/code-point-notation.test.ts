import { expect, test } from 'vitest';
import { codePointNotation, escapeUnits, notationWithASCII } from '../src/code-point-notation.js';

test.each([
  [0, 'U+0000', 'U+0000'],
  [0x20, 'U+0020', 'U+0020'],
  [0x3c, 'U+003C', 'U+003C (<)'],
  [0x7f, 'U+007F', 'U+007F'],
  [0xe9, 'U+00E9', 'U+00E9'],
  [0x1f600, 'U+1F600', 'U+1F600'],
])('%i', (codePoint, notation, withASCII) => {
  expect(codePointNotation(codePoint)).toBe(notation);
  expect(notationWithASCII(codePoint)).toBe(withASCII);
});

test('each code unit is an escape', () => expect(escapeUnits('a\n😀')).toBe('\\u0061\\u000a\\ud83d\\ude00'));
