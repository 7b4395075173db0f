import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgivingBase64Decode, forgivingBase64Encode } from '../src/base64.js';
import { readShared } from './shared.js';

const rows = readShared<[input: string, bytes: number[] | null]>('base64');

describe.skipIf(rows.length === 0)('web-platform-tests', () => {
  test.each(rows)('%j', (input, bytes) => {
    expect(forgivingBase64Decode(input)).toEqual(bytes && new Uint8Array(bytes));
  });
});

describe('forgivingBase64Decode', () => {
  test.each([
    ['', []],
    ['YQ==', [0x61]],
    ['YR', [0x61]],
    ['Y\tW\nI\f=\r', [0x61, 0x62]],
    ['YWJj', [0x61, 0x62, 0x63]],
    ['+/+/', [0xfb, 0xff, 0xbf]],
  ])('%j', (input, bytes) => {
    expect(forgivingBase64Decode(input)).toEqual(new Uint8Array(bytes));
  });

  test.each(['a', 'YQ=', 'YQ===', '=', 'YW-_', 'Y\u00a0Q=', 'Y\vQ=', 'YWJj====', 'é'])('%j is null', (input) => {
    expect(forgivingBase64Decode(input)).toBeNull();
  });

  test.each([undefined, null, 1, {}])('throws for %j', (value) => {
    expect(() => forgivingBase64Decode(value as string)).toThrow(TypeError);
  });
});

describe('forgivingBase64Encode', () => {
  test('writes what Node writes, and can be read again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        const text = forgivingBase64Encode(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(forgivingBase64Decode(text)).toEqual(bytes);
      }),
    );
  });

  test.each([undefined, 'a', [1]])('throws for %j', (value) => {
    expect(() => forgivingBase64Encode(value as unknown as Uint8Array)).toThrow(TypeError);
  });
});

test('bytes of another realm', () => {
  const bytes: Uint8Array = runInNewContext('new Uint8Array([0x61, 0x62])');
  expect(bytes).not.toBeInstanceOf(Uint8Array);
  expect(forgivingBase64Encode(bytes)).toBe('YWI=');
  for (const value of [new Uint16Array(2), new DataView(bytes.buffer), { [Symbol.toStringTag]: 'Uint8Array' }])
    expect(() => forgivingBase64Encode(value as Uint8Array)).toThrow('is not a Uint8Array');
});
