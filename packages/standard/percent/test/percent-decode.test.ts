import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentDecodeBytes, percentDecodeString } from '../src/percent-decode.js';
import { utf8PercentEncode } from '../src/percent-encode.js';
import { componentPercentEncodeSet } from '../src/percent-encode-sets.js';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('percentDecodeBytes', () => {
  test.each([
    ['%25%s%1G', '%%s%1G'],
    ['%', '%'],
    ['%4', '%4'],
    ['%%41', '%A'],
    ['%2541', '%41'],
    ['%99%00%a9', '\x99\0\xa9'],
    ['%fF%Ff', '\xff\xff'],
    ['%g0%0g', '%g0%0g'],
    ['abc123', 'abc123'],
    ['', ''],
  ])('%j gives %j', (input, expected) => expect(percentDecodeBytes(bytes(input))).toEqual(bytes(expected)));
});

describe('percentDecodeString', () => {
  test('encodes what is not ASCII first', () => {
    expect(percentDecodeString('‽%25%2E')).toEqual(new Uint8Array([0xe2, 0x80, 0xbd, 0x25, 0x2e]));
  });

  test('undoes what the component set does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const encoded = utf8PercentEncode(input, componentPercentEncodeSet);
        expect([...percentDecodeString(encoded)]).toEqual([...new TextEncoder().encode(input)]);
      }),
    );
  });
});

test.each([undefined, null, 5, [0x25], {}])('what is neither bytes nor text: %j', (input) => {
  expect(() => percentDecodeBytes(input as never)).toThrow(/^Cannot use the argument input: .* is not a Uint8Array$/);
  expect(() => percentDecodeString(input as never)).toThrow(/^Cannot use the argument input: .* is not a string$/);
});
