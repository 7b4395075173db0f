import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { excerpt } from '../src/excerpt.js';

describe('excerpt', () => {
  test.each([
    ['abc', 1, 2, { text: 'abc', column: 1, width: 1 }],
    ['abc', 1, 3, { text: 'abc', column: 1, width: 2 }],
    ['abc', 3, 3, { text: 'abc', column: 3, width: 1 }],
    ['', 0, 0, { text: '', column: 0, width: 1 }],
    ['古い', 1, 2, { text: '古い', column: 2, width: 2 }],
    ['ae\u0301b', 2, 3, { text: 'ae\u0301b', column: 1, width: 1 }],
    ['\t\tb', 1, 2, { text: '\\u0009\\u0009b', column: 6, width: 6 }],
    ['a\u00adb', 1, 2, { text: 'a\\u00adb', column: 1, width: 6 }],
    ['h\u034f\u2800b', 2, 3, { text: 'h\\u034f\\u2800b', column: 7, width: 6 }],
    ['❤\ufe0f👨\u200d👩b', 7, 8, { text: '❤\ufe0f👨\u200d👩b', column: 4, width: 1 }],
    ['a\udc00b', 1, 2, { text: 'a\\udc00b', column: 1, width: 6 }],
    ['אb', 1, 2, { text: '\u202dאb\u202c', column: 1, width: 1 }],
  ])('%j from %d to %d', (input, start, end, expected) => {
    expect(excerpt(input, start, end, 20)).toEqual(expected);
  });

  test.each([
    ['0123456789', 5, 10, '0123456789', 5],
    ['0123456789a', 0, 10, '01234567…', 0],
    ['0123456789abcdefghij', 10, 10, '…6789abcd…', 5],
    ['0123456789abcdefghij', 19, 10, '…cdefghij', 8],
    ['0123456789abcdefghij', 20, 10, '…cdefghij', 9],
    ['古'.repeat(20), 10, 10, '…古古古古…', 5],
  ])('%j at %d is cut to %d columns', (input, offset, maxWidth, text, column) => {
    expect(excerpt(input, offset, offset, maxWidth)).toEqual({ text, column, width: 1 });
  });

  test('is no wider than it may be, and the range stands in it or just behind it', () => {
    const text = fc.array(fc.constantFrom('a', '古', 'e\u0301', '🌲', '\t', 'א', '\ud800', '\u200d'), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 17, max: 100 }), (pieces, at, maxWidth) => {
        const input = pieces.join('');
        const start = at % (input.length + 1);
        const { text, column } = excerpt(input, start, Math.min(start + 1, input.length), maxWidth);
        expect(stringWidth(text)).toBeLessThanOrEqual(maxWidth);
        expect(column).toBeLessThanOrEqual(stringWidth(text));
      }),
      { numRuns: 1000 },
    );
  });

  test('costs no more of a long input', () => {
    const input = '🌲'.repeat(5_000_000);
    const { text, column } = excerpt(input, 5_000_001, 5_000_002, 22);
    expect([text, column]).toEqual(['…🌲🌲🌲🌲🌲🌲🌲🌲🌲🌲…', 11]);
  });
});
