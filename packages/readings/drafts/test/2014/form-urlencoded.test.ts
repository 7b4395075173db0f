import { parseFormURLEncoded2014, serializeFormURLEncoded2014 } from '@url/drafts/2014';
import { parseFormURLEncoded as parseToday, serializeFormURLEncoded as serializeToday } from '@url/form-urlencoded';
import { type EncodeResult, type Encoding, utf8DecodeWithoutBOM, utf8Encode } from '@url/infra';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** ISO-8859-1 as one byte for each of U+0000 to U+00FF, and nothing else. */
const latin1: Encoding = {
  name: 'windows-1252',
  decode: (bytes) => String.fromCharCode(...bytes),
  getEncoder(input) {
    const codePoints = Array.from(input, (character) => character.codePointAt(0)!);
    return (): EncodeResult => {
      const end = codePoints.findIndex((codePoint) => codePoint > 0xff);
      const bytes = codePoints.splice(0, end < 0 ? codePoints.length : end);
      return { bytes: Uint8Array.from(bytes), potentialError: codePoints.shift() ?? null };
    };
  },
};

const utf8: Encoding = {
  name: 'UTF-8',
  decode: utf8DecodeWithoutBOM,
  getEncoder: (input) => () => ({ bytes: utf8Encode(input), potentialError: null }),
};

const getEncoding = (label: string): Encoding | null =>
  ({ latin1: latin1, 'utf-8': utf8 })[label.trim().toLowerCase()] ?? null;

const bytesOf = (input: string) => Uint8Array.from(input, (character) => character.charCodeAt(0));

describe('the parser', () => {
  test('without options is the parser of today', () => {
    const input = fc.oneof(
      fc.uint8Array(),
      fc.array(fc.constantFrom('&', '=', '+', '%', '%C3', '%A9', 'a', '\xff')).map((parts) => bytesOf(parts.join(''))),
    );
    fc.assert(
      fc.property(input, (bytes) => {
        expect(parseFormURLEncoded2014(bytes)).toEqual(parseToday(bytes));
        expect(parseFormURLEncoded2014(bytes, { encodingOverride: utf8 })).toEqual(parseToday(bytes));
      }),
    );
  });

  test('decodes with the encoding override, after percent-decoding', () => {
    expect(parseFormURLEncoded2014(bytesOf('%E9+=%C3%A9'), { encodingOverride: latin1 })).toEqual([['é ', 'Ã©']]);
  });

  test('fails for a byte above 0x7F under an encoding override that is not UTF-8', () => {
    expect(parseFormURLEncoded2014(bytesOf('a=\xe9'), { encodingOverride: latin1 })).toBeNull();
    expect(parseFormURLEncoded2014(bytesOf('a=\x7f'), { encodingOverride: latin1 })).toEqual([['a', '\x7f']]);
    expect(parseFormURLEncoded2014(bytesOf('a=\xe9'), { encodingOverride: utf8 })).toEqual([['a', '\ufffd']]);
    expect(parseFormURLEncoded2014(bytesOf('a=\xe9'))).toEqual([['a', '\ufffd']]);
  });

  describe('with the use _charset_ flag', () => {
    test('takes the encoding for all tuples, those before too, and keeps the tuple', () => {
      expect(
        parseFormURLEncoded2014(bytesOf('a=%E9&_charset_=latin1&b=%E8'), { useCharset: true, getEncoding }),
      ).toEqual([
        ['a', 'é'],
        ['_charset_', 'latin1'],
        ['b', 'è'],
      ]);
    });

    test('goes on after a label that it does not know, and stops at the first that it does', () => {
      const input = bytesOf('_charset_=&_charset_=klingon&_charset_=latin1&_charset_=utf-8&a=%C3%A9');
      expect(parseFormURLEncoded2014(input, { useCharset: true, getEncoding })!.pop()).toEqual(['a', 'Ã©']);
    });

    test('compares the name before percent-decoding, and does not percent-decode the value', () => {
      expect(
        parseFormURLEncoded2014(bytesOf('%5Fcharset_=latin1&a=%E9'), { useCharset: true, getEncoding })!.pop(),
      ).toEqual(['a', '\ufffd']);
      expect(
        parseFormURLEncoded2014(bytesOf('_charset_=%6Catin1&a=%E9'), { useCharset: true, getEncoding })!.pop(),
      ).toEqual(['a', '\ufffd']);
      expect(
        parseFormURLEncoded2014(bytesOf('_charset_=+latin1+&a=%E9'), { useCharset: true, getEncoding })!.pop(),
      ).toEqual(['a', 'é']);
    });

    test('overrides the override, and has failed before that', () => {
      const options = { encodingOverride: latin1, useCharset: true, getEncoding };
      expect(parseFormURLEncoded2014(bytesOf('_charset_=utf-8&a=%C3%A9'), options)!.pop()).toEqual(['a', 'é']);
      expect(parseFormURLEncoded2014(bytesOf('_charset_=utf-8&a=\xc3\xa9'), options)).toBeNull();
      expect(
        parseFormURLEncoded2014(bytesOf('_charset_=latin1&a=\xe9'), { useCharset: true, getEncoding })!.pop(),
      ).toEqual(['a', 'é']);
    });

    test('not set, or without a look-up, _charset_ is a name like any other', () => {
      for (const options of [{ getEncoding }, { useCharset: false, getEncoding }, { useCharset: true }]) {
        expect(parseFormURLEncoded2014(bytesOf('_charset_=latin1&a=%C3%A9'), options)!.pop()).toEqual(['a', 'é']);
      }
    });
  });

  test.each([
    ['dark', [['', 'dark']]],
    [
      'dark+star&a',
      [
        ['', 'dark star'],
        ['a', ''],
      ],
    ],
    [
      'a=b&c',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['', [['', '']]],
    [
      '&a',
      [
        ['', ''],
        ['a', ''],
      ],
    ],
    ['%3D', [['', '=']]],
    ['_charset_', [['', '_charset_']]],
  ])('with the isindex flag %j gives %j', (input, output) => {
    expect(parseFormURLEncoded2014(bytesOf(input), { isindex: true })).toEqual(output);
  });
});

describe('the serializer', () => {
  test('without an encoding, or with UTF-8, is the serializer of today', () => {
    const string = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', "!'()~*-._ +"));
    fc.assert(
      fc.property(fc.array(fc.tuple(string, string)), (tuples) => {
        expect(serializeFormURLEncoded2014(tuples)).toBe(serializeToday(tuples));
        expect(serializeFormURLEncoded2014(tuples, { encodingOverride: utf8 })).toBe(serializeToday(tuples));
      }),
    );
  });

  test('writes code points that the encoding lacks as percent-encoded character references', () => {
    expect(serializeFormURLEncoded2014([['é €', '☃💩x']], { encodingOverride: latin1 })).toBe(
      '%E9+%26%238364%3B=%26%239731%3B%26%23128169%3Bx',
    );
    expect(serializeFormURLEncoded2014([['\ud800', '']], { encodingOverride: latin1 })).toBe('%26%2365533%3B=');
  });

  test.each(['UTF-16BE', 'UTF-16LE', 'replacement'])('has no encoder for %s and takes UTF-8', (name) => {
    expect(serializeFormURLEncoded2014([['é', '']], { encodingOverride: { ...latin1, name } })).toBe('%C3%A9=');
  });
});
