import { describe, expect, test } from 'vitest';
import { endOfURLUnits, percentEncodedBytePattern } from '../src/url-units.js';

describe('endOfURLUnits', () => {
  // https://url.spec.whatwg.org/#url-units: URL code points and percent-encoded bytes.
  test.each<[input: string, end: number]>([
    ['', 0],
    ["azAZ09!$&'()*+,-./:;=?@_~", 25],
    ['a b', 1],
    ['a|b', 1],
    ['%41%fF', 6],
    ['a%4g', 1],
    ['a%g4', 1],
    ['%', 0],
    ['%4', 0],
    ['4%', 1],
    ['\u00a0é中', 3],
    ['\u009f', 0],
    ['\uffff', 0],
    ['\ue000\ufffd', 2],
    ['😀|', 2],
    ['\ud83d', 0],
    ['\ude00', 0],
    ['a\u{1fffe}', 1],
    ['\u{10fffd}', 2],
  ])('%j ends at %i', (input, end) => expect(endOfURLUnits(input, 0, input.length)).toBe(end));

  test('begins and ends where it is told to', () => {
    expect(endOfURLUnits('|a|', 1, 3)).toBe(2);
    expect(endOfURLUnits('ab|', 0, 1)).toBe(1);
    expect(endOfURLUnits('ab|', 2, 2)).toBe(2);
  });
});

test('a percent-encoded byte is U+0025 (%) and two ASCII hex digits', () => {
  const pattern = new RegExp(`^${percentEncodedBytePattern}$`);
  for (const text of ['%00', '%fF', '%A9']) expect(text).toMatch(pattern);
  for (const text of ['%', '%0', '%0g', '00', '%000']) expect(text).not.toMatch(pattern);
});
