import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBetween, encodedCodePoint, percentEncode, utf8PercentEncode } from '../src/percent-encode.js';
import {
  c0ControlPercentEncodeSet,
  componentPercentEncodeSet,
  formURLEncodedPercentEncodeSet,
  pathPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '../src/percent-encode-sets.js';

test.each([
  [0x0, '%00'],
  [0x7f, '%7F'],
  [0x80, '%C2%80'],
  [0x7ff, '%DF%BF'],
  [0x800, '%E0%A0%80'],
  [0xd800, '%EF%BF%BD'],
  [0xffff, '%EF%BF%BF'],
  [0x1_0000, '%F0%90%80%80'],
  [0x10_ffff, '%F4%8F%BF%BF'],
])('the code point %i is encoded as %s, each time', (codePoint, expected) => {
  expect(encodedCodePoint(codePoint)).toBe(expected);
  expect(encodedCodePoint(codePoint)).toBe(expected);
});

describe('percentEncode', () => {
  test.each([
    [0x23, '%23'],
    [0x7f, '%7F'],
    [0x00, '%00'],
    [0xff, '%FF'],
  ])('%i gives %j', (byte, expected) => {
    expect(percentEncode(byte)).toBe(expected);
  });
});

test.each([
  ['a digit as text', () => percentEncode('5' as never), 'byte: "5" is not a number'],
  ['more than a byte', () => percentEncode(0x100), 'byte: 256 is not an integer from 0 to 255'],
  [
    'a Set of characters',
    () => utf8PercentEncode('a#', new Set('#') as never),
    'set: an object is not a PercentEncodeSet',
  ],
])('refuses %s', (_, call, message) => {
  expect(call).toThrow(new TypeError(`Cannot use the argument ${message}`));
});

describe('utf8PercentEncode', () => {
  test.each([
    ['≡', userinfoPercentEncodeSet, '%E2%89%A1'],
    ['‽', userinfoPercentEncodeSet, '%E2%80%BD'],
    ['Say what‽', userinfoPercentEncodeSet, 'Say%20what%E2%80%BD'],
    ['1+1 ≡ 2%20‽', formURLEncodedPercentEncodeSet, '1%2B1+%E2%89%A1+2%2520%E2%80%BD'],
    ['\0\x7f\x80ÿ', c0ControlPercentEncodeSet, '%00%7F%C2%80%C3%BF'],
    ['\u07ff\u0800\uffff\u{10000}\u{10ffff}', pathPercentEncodeSet, '%DF%BF%E0%A0%80%EF%BF%BF%F0%90%80%80%F4%8F%BF%BF'],
    ['a\ud800b\udc00', pathPercentEncodeSet, 'a%EF%BF%BDb%EF%BF%BD'],
    ['', pathPercentEncodeSet, ''],
    ['%zz %', pathPercentEncodeSet, '%zz%20%'],
  ])('%j is percent-encoded', (input, set, expected) => expect(utf8PercentEncode(input, set)).toBe(expected));

  test('with the component set gives what encodeURIComponent gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        expect(utf8PercentEncode(input, componentPercentEncodeSet)).toBe(encodeURIComponent(input));
      }),
    );
  });

  test.each([2046, 2047, 2048, 2049, 4096, 4099])('a long string is encoded as a short one is, around %i', (length) => {
    for (const character of ['é', '中', '💩', ' a']) {
      for (const before of ['', 'a', 'é']) {
        const input = before.padEnd(length, before || 'b') + character.repeat(3);
        expect(utf8PercentEncode(input, componentPercentEncodeSet)).toBe(encodeURIComponent(input));
      }
      const repeated = character.repeat(length);
      expect(utf8PercentEncode(repeated, componentPercentEncodeSet)).toBe(encodeURIComponent(repeated));
    }
    const oneEmoji = `${'a'.repeat(length)}💩a`;
    expect(utf8PercentEncode(oneEmoji, componentPercentEncodeSet)).toBe(encodeURIComponent(oneEmoji));
    expect(utf8PercentEncode('\ud83d'.repeat(length), pathPercentEncodeSet)).toBe('%EF%BF%BD'.repeat(length));
  });
});

describe('encodeBetween', () => {
  test.each([
    ['a b c', 1, 3, '%20b'],
    [' a ', 1, 2, 'a'],
    [' a ', 1, 1, ''],
    ['é💩é', 1, 3, '%F0%9F%92%A9'],
  ])('%j from %i to %i gives %j', (input, start, end, expected) => {
    expect(encodeBetween(input, start, end, pathPercentEncodeSet)).toBe(expected);
    const long = 'b'.repeat(100);
    const between = `${input.slice(0, start)}${long}${input.slice(start, end)}${long}${input.slice(end)}`;
    expect(encodeBetween(between, start, end + 200, pathPercentEncodeSet)).toBe(long + expected + long);
  });

  test('both halves of a surrogate pair belong to one chunk, wherever it starts', () => {
    for (let start = 0; start < 3; start++) {
      const input = `${'b'.repeat(start)}${'\u{1f4a9}'.repeat(5000)}b`;
      const expected = `${'b'.repeat(start)}${'%F0%9F%92%A9'.repeat(5000)}`;
      expect(encodeBetween(input, 0, input.length - 1, pathPercentEncodeSet)).toBe(expected);
    }
  });
});
