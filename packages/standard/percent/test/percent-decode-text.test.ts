import { describe, expect, test } from 'vitest';
import { percentDecodeString } from '../src/percent-decode.js';
import { percentDecodeText } from '../src/percent-decode-text.js';

function percentEncoded(bytes: readonly number[]): string {
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

describe('bytes are decoded as the Encoding Standard says', () => {
  /** The first and last bytes of each range that the decoder tells apart. */
  const edges = [
    ...[0x00, 0x25, 0x2b, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1],
    ...[0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff],
  ];
  const sequencesOf = (length: number): number[][] =>
    length === 0 ? [[]] : sequencesOf(length - 1).flatMap((before) => edges.map((byte) => [...before, byte]));

  test.each([1, 2, 3])('all sequences of %i bytes at the edges of ranges, with something after them', (length) => {
    for (const bytes of sequencesOf(length)) {
      const text = percentEncoded(bytes);
      const expected = decoder.decode(Uint8Array.from(bytes));
      for (const after of ['', 'a', '%', '%4', '%zz', '%4é', 'é']) {
        if (percentDecodeText(text + after) !== expected + after)
          expect([text, percentDecodeText(text + after)]).toEqual([text, expected + after]);
      }
    }
  });

  test('all sequences of a lead byte and three bytes at the edges of ranges', () => {
    for (const lead of [0xe0, 0xed, 0xf0, 0xf1, 0xf4]) {
      for (const rest of sequencesOf(3)) {
        const expected = decoder.decode(Uint8Array.from([lead, ...rest]));
        if (percentDecodeText(percentEncoded([lead, ...rest])) !== expected) expect([lead, ...rest]).toEqual(expected);
      }
    }
  });

  test('hexadecimal digits of both cases, and nothing else', () => {
    expect(percentDecodeText('%4a%4A%aA%C3%a9')).toBe('JJ\ufffdé');
    for (const text of [
      '%',
      '%4',
      '%4g',
      '%g4',
      '%/0',
      '%0/',
      '%:0',
      '%0:',
      '%@0',
      '%0@',
      '%`0',
      '%0`',
      '%G0',
      '%０0',
      '% 0',
      '%+0',
    ]) {
      expect(percentDecodeText(text)).toBe(text);
    }
  });
});

test.each([
  ['%F0%9F%92%A9a', '💩a'],
  ['%E4%B8%AD%C3%A9', '中é'],
  // A sequence ends where no percent-encoded byte follows.
  ['%C3xA9', '\ufffdxA9'],
  ['%F0%9FxA9', '\ufffdxA9'],
])('%j is decoded to %j', (text, decoded) => expect(percentDecodeText(text)).toBe(decoded));

test.each(['+', '%41', '%F0%9F%92%A9', 'a%ff', '%C3+'])('%j ten thousand times', (piece) => {
  expect(percentDecodeText(piece.repeat(10_000))).toBe(percentDecodeText(piece).repeat(10_000));
});

test('what surrounds the end of a chunk of the repair', () => {
  const pieces = [
    '%',
    '%8',
    '%8%41',
    '%41',
    '%80',
    '%c3%a9',
    '%e4%b8%ad',
    '%f0%9f%92%a9',
    '%f0%9f%92',
    '%80%80%80%80',
    'é',
    '\n',
  ];
  const pairs = pieces.flatMap((piece) => pieces.map((after) => piece + after));
  // The repair begins at the first "%", and a chunk has at least a thousand code units.
  for (let length = 980; length < 1002; length++) {
    const before = `%ff${'a'.repeat(length)}`;
    for (const pair of pairs) {
      const text = `${before}${pair}${pair}`;
      const expected = decoder.decode(percentDecodeString(text));
      if (percentDecodeText(text) !== expected) expect([length, pair]).toEqual(expected);
    }
  }
});

test('a "+" is a space in forms, and only there', () => {
  const decode = (text: string, isForm?: boolean) => percentDecodeText(text, 0, text.length, isForm);
  expect(decode('+a+b%2B*,', true)).toBe(' a b+*,');
  expect(decode('+a+b%2B*,')).toBe('+a+b+*,');
  expect(percentDecodeText('%41+%42+', 3, 7, true)).toBe(' B');
  expect(percentDecodeText('a%00%EF%BF%BF%F0%90%80%80')).toBe('a\0\uffff\u{10000}');
});
