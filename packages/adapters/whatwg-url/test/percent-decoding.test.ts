import { percentDecodeBytes, percentDecodeString } from '@url/whatwg-url';
import { expect, test } from 'vitest';

test('percentDecodeString decodes a string in UTF-8', () => {
  expect(Array.from(percentDecodeString('%41%zz\ud800'))).toEqual([0x41, 0x25, 0x7a, 0x7a, 0xef, 0xbf, 0xbd]);
});

test.each([Uint8Array, Uint16Array, Float64Array])('percentDecodeBytes decodes a %o', (TypedArray) => {
  expect(Array.from(percentDecodeBytes(TypedArray.of(0x25, 0x34, 0x31, 0x25)))).toEqual([0x41, 0x25]);
});

test.each(['%41', [0x25, 0x34, 0x31], null, new ArrayBuffer(3)])('percentDecodeBytes rejects %o', (value) => {
  expect(() => percentDecodeBytes(value as unknown as Uint8Array)).toThrow(TypeError);
});

test('percentDecodeString converts its argument, as TextEncoder does in whatwg-url', () => {
  const encoder = new TextEncoder();
  for (const value of [undefined, null, 5, true, 1n, {}, ['%', 41], { toString: () => 'a' }])
    expect(percentDecodeString(value as string)).toEqual(encoder.encode(value as string));
  for (const value of [Symbol('a'), Object.create(null)])
    expect(() => percentDecodeString(value as string)).toThrow(TypeError);
});
