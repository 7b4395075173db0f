import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utf8DecodeWithoutBOM, utf8Encode } from '../src/utf8.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

describe('utf8Encode', () => {
  test.each([
    ['', []],
    ['A', [0x41]],
    ['\x7f\x80', [0x7f, 0xc2, 0x80]],
    ['\u07ff\u0800', [0xdf, 0xbf, 0xe0, 0xa0, 0x80]],
    ['\uffff', [0xef, 0xbf, 0xbf]],
    ['\u{10000}\u{10ffff}', [0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf]],
    ['\ud800', [0xef, 0xbf, 0xbd]],
  ])('%j gives %j', (input, bytes) => expect([...utf8Encode(input)]).toEqual(bytes));

  test('gives what TextEncoder gives', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ max: 0xffff, min: 0 }).map((unit) => String.fromCharCode(unit)) }),
        (input) => {
          expect([...utf8Encode(input)]).toEqual([...encoder.encode(input)]);
        },
      ),
    );
  });
});

describe('utf8DecodeWithoutBOM', () => {
  test.each([
    ['a BOM is kept', [0xef, 0xbb, 0xbf, 0x41], '\ufeffA'],
    ['a lone continuation byte', [0x80], '\ufffd'],
    ['an overlong sequence', [0xc0, 0xaf], '\ufffd\ufffd'],
    ['an overlong sequence of three', [0xe0, 0x80, 0xaf], '\ufffd\ufffd\ufffd'],
    ['a surrogate', [0xed, 0xa0, 0x80], '\ufffd\ufffd\ufffd'],
    ['a sequence that is cut short is one mistake', [0xf0, 0x9f, 0x8c], '\ufffd'],
    ['and what follows is read anew', [0xf0, 0x9f, 0x41], '\ufffdA'],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], '\ufffd\ufffd\ufffd\ufffd'],
  ])('%s', (_, bytes, expected) => expect(utf8DecodeWithoutBOM(new Uint8Array(bytes))).toBe(expected));

  test('gives what TextDecoder gives, for any bytes', () => {
    const leads = fc.constantFrom(0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5);
    fc.assert(
      fc.property(fc.uint8Array(), fc.array(leads), (any, likely) => {
        for (const bytes of [any, new Uint8Array(likely)])
          expect(utf8DecodeWithoutBOM(bytes)).toBe(decoder.decode(bytes));
      }),
    );
  });

  test('decodes longer than what one call takes as arguments', () => {
    const text = 'aé‽🌈'.repeat(50_000);
    expect(utf8DecodeWithoutBOM(utf8Encode(text))).toBe(text);
  });
});
