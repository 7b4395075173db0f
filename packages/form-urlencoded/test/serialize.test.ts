import { formURLEncodedPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormURLEncodedString, serializeFormURLEncoded, serializeFormURLEncodedRecord } from '../src/index.js';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('\ud800', '\udc00', 'a', 'é', ' ', '+', '%', '~', "'", '💩')).map((units) => units.join('')),
);

describe('the serializer', () => {
  test.each<[tuples: [string, string][], output: string]>([
    [[], ''],
    [[['', '']], '='],
    [
      [
        ['', ''],
        ['', ''],
      ],
      '=&=',
    ],
    [[['a', '']], 'a='],
    [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      'a=b&a=b',
    ],
    [[['a b', 'c+d']], 'a+b=c%2Bd'],
    [[['a=b', 'c&d=e']], 'a%3Db=c%26d%3De'],
    [[['%', '%41']], '%25=%2541'],
    [[['é', '💩']], '%C3%A9=%F0%9F%92%A9'],
    [[['\ufeff', '\0']], '%EF%BB%BF=%00'],
    [[['\ud800', 'a\udc00b']], '%EF%BF%BD=a%EF%BF%BDb'],
    [[["-._*!'()~", '']], '-._*%21%27%28%29%7E='],
    [[['é (~)', '']], '%C3%A9+%28%7E%29='],
  ])('%j gives %j', (tuples, output) => {
    expect(serializeFormURLEncoded(tuples)).toBe(output);
  });

  test('leaves ASCII alphanumeric code points and *-._ as they are, and encodes all other bytes', () => {
    for (let byte = 0; byte < 0x80; byte++) {
      const character = String.fromCharCode(byte);
      const encoded = byte === 0x20 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
      expect(serializeFormURLEncoded([[character, '']])).toBe(
        `${/[\da-z*._-]/i.test(character) ? character : encoded}=`,
      );
    }
  });

  test('encodes with the percent-encode set of @url/percent', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(serializeFormURLEncoded([[input, '']])).toBe(
          `${utf8PercentEncode(input, formURLEncodedPercentEncodeSet)}=`,
        );
      }),
      { numRuns: 2000 },
    );
    for (let codePoint = 0; codePoint <= 0xffff; codePoint++) {
      const input = String.fromCodePoint(codePoint);
      const expected = `${utf8PercentEncode(input, formURLEncodedPercentEncodeSet)}=`;
      if (serializeFormURLEncoded([[input, '']]) !== expected) expect(input).toBe(expected);
    }
  });

  test('is undone by the parser, and is what the URLSearchParams of the runtime gives', () => {
    const wellFormed = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(fc.tuple(wellFormed, wellFormed)), (tuples) => {
        const output = serializeFormURLEncoded(tuples);
        expect(parseFormURLEncodedString(output)).toEqual(tuples);
        expect(output).toBe(new URLSearchParams(tuples).toString());
      }),
    );
  });
});

describe('the serializer of records', () => {
  test.each<[record: Record<string, string>, output: string]>([
    [{}, ''],
    [{ '': '' }, '='],
    [{ b: 'x y', a: '&', 1: 'é' }, '1=%C3%A9&b=x+y&a=%26'],
    [JSON.parse('{"__proto__":"a"}'), '__proto__=a'],
    [Object.create({ inherited: 'a' }), ''],
    [Object.defineProperty({ a: 'b' }, 'hidden', { value: 'c' }), 'a=b'],
  ])('%j gives %j', (record, output) => {
    expect(serializeFormURLEncodedRecord(record)).toBe(output);
  });

  test.each([null, undefined])('%s is refused', (record) => {
    expect(() => serializeFormURLEncodedRecord(record as never)).toThrow(TypeError);
  });

  test('gives what the serializer gives for its entries', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (record) => {
        expect(serializeFormURLEncodedRecord(record)).toBe(serializeFormURLEncoded(Object.entries(record)));
      }),
    );
  });
});
