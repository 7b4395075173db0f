import { parseURL } from '@url/parser';
import { serializeURL } from '@url/record';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDataURL } from '../src/create-data-url.js';
import { parseDataURL } from '../src/data-url.js';
import { MIMEType } from '../src/mime-type.js';

const hello = new Uint8Array([0x68, 0x69, 0x20, 0x25, 0xff]);

describe('createDataURL', () => {
  test('writes base64 by default', () => {
    expect(createDataURL(hello, 'Text/Plain; charset=utf-8')).toBe('data:text/plain;charset=utf-8;base64,aGkgJf8=');
    expect(createDataURL(hello, new MIMEType('a/b'), { base64: true })).toBe('data:a/b;base64,aGkgJf8=');
  });

  test('writes percent-encoded bytes', () => {
    expect(createDataURL(hello, 'a/b', { base64: false })).toBe('data:a/b,hi%20%25%FF');
  });

  test.each(['', 'a', 'a#b/c', 'a/b;c="d,e"', 'a/b;c="é"', 'a/b;c="\t"'])('refuses the MIME type %j', (mimeType) => {
    expect(() => createDataURL(hello, mimeType)).toThrow(TypeError);
  });

  test.each([
    ['text', 'a/b'],
    [hello, undefined],
    [hello, 1],
  ])('refuses %j and %j', (bytes, mimeType) => {
    expect(() => createDataURL(bytes as Uint8Array, mimeType as string)).toThrow(TypeError);
  });

  test('refuses options that it does not know', () => {
    expect(() => createDataURL(hello, 'a/b', { base_64: true } as object)).toThrow(TypeError);
    expect(() => createDataURL(hello, 'a/b', { base64: 'no' as never })).toThrow(TypeError);
  });

  test('is a serialized URL with the same bytes and type', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, base64) => {
        const url = createDataURL(bytes, 'x/y;z="a b"', { base64 });
        expect(serializeURL(parseURL(url)!)).toBe(url);
        expect(String(parseDataURL(url)!.mimeType)).toBe('x/y;z="a b"');
        expect(parseDataURL(url)!.body).toEqual(bytes);
      }),
    );
  });
});
