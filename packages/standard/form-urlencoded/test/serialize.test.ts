import { formURLEncodedPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseFormURLEncodedRecord,
  parseFormURLEncodedString,
  serializeFormURLEncoded,
  serializeFormURLEncodedRecord,
} from '../src/index.js';
import { serializePairs } from '../src/internal.js';

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

test('maps, params, forms and generators are tuples, too', () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('a', new File(['text'], 'b.txt'));
  expect(serializeFormURLEncoded(form)).toBe('a=1&a=b.txt');
  expect(serializeFormURLEncoded(new Map([['a', '1']]))).toBe('a=1');
  expect(serializeFormURLEncoded(new URLSearchParams('a=%2B&a'))).toBe('a=%2B&a=');
  function* tuples(): Generator<[string, string]> {
    yield ['x', 'y'];
  }
  expect(serializeFormURLEncoded(tuples())).toBe('x=y');
});

describe('long text, which is put together in chunks', () => {
  test.each(['%', 'é', '中', '💩', '\ud800', ' ', "a'", 'x%y', "~ '", '%20 !'])('%j again and again', (piece) => {
    const text = piece.repeat(10_000);
    const expected = new globalThis.URLSearchParams([[text, text]]).toString();
    expect(serializeFormURLEncoded([[text, text]])).toBe(expected);
    expect(parseFormURLEncodedString(expected)).toEqual([...new globalThis.URLSearchParams(expected)]);
  });

  test('many tuples', () => {
    const tuples = Array.from({ length: 5000 }, (_, i): [string, string] => [`n ${i}`, `é${i}`]);
    expect(serializeFormURLEncoded(tuples)).toBe(new globalThis.URLSearchParams(tuples).toString());
  });
});

describe('the serializer of pairs', () => {
  test.each<[pairs: string[], output: string]>([
    [[], ''],
    [['', ''], '='],
    [['a', 'b c', 'a', '&'], 'a=b+c&a=%26'],
  ])('%j gives %j', (pairs, output) => {
    expect(serializePairs(pairs)).toBe(output);
  });
});

describe('the serializer of records', () => {
  test.each<[record: Record<string, string>, output: string]>([
    [{}, ''],
    [{ '': '' }, '='],
    [{ b: 'x y', a: '&', 1: 'é' }, '1=%C3%A9&b=x+y&a=%26'],
    [JSON.parse('{"__proto__":"a"}'), '__proto__=a'],
    [Object.create(null), ''],
    [Object.assign(Object.create({ inherited: 'a' }), { own: 'b' }), 'own=b'],
    [Object.defineProperty({ a: 'b' }, 'hidden', { value: 'c' }), 'a=b'],
  ])('%j gives %j', (record, output) => {
    expect(serializeFormURLEncodedRecord(record)).toBe(output);
  });

  test.each([{ a: '1' }, { a: ['1', '2'] }, {}, 'a=1', 1, null, undefined, () => []])(
    'the serializer of tuples refuses %j',
    (value) => {
      const message = /^Cannot use the argument tuples: .* is not an iterable of \[name, value\] pairs$/;
      expect(() => serializeFormURLEncoded(value as never)).toThrow(message);
    },
  );

  test.each([null, 1, [1, 'b'], { 0: 5 }, []])('it refuses the pair %j', (pair) => {
    const message = /^Cannot use the argument tuples: .* is not an iterable of \[name, value\] pairs$/;
    expect(() => serializeFormURLEncoded([['a', '1'], pair] as never)).toThrow(message);
  });

  test.each<[record: Record<string, unknown>, message: RegExp]>([
    [{ a: '1', tags: [['x', 'y']] }, /^Cannot serialize "tags": expected a string, got array\. Repeat/],
    [{ 'c"': undefined }, /^Cannot serialize "c\\"": expected a string, got undefined\. Repeat/],
    [{ d: null }, /^Cannot serialize "d": expected a string, got null\. Repeat/],
    [{ e: { name: 'x' } }, /^Cannot serialize "e": expected a string, got object\. Repeat/],
    [{ f: () => 'x' }, /^Cannot serialize "f": expected a string, got function\. Repeat/],
    [{ g: Symbol('x') }, /^Cannot serialize "g": expected a string, got symbol\. Repeat/],
  ])('%j is refused, and the field is named', (record, message) => {
    for (const serialize of [
      () => serializeFormURLEncodedRecord(record as never),
      () => serializeFormURLEncoded(Object.entries(record).map(([name, value]) => [name, [value].flat()[0]]) as never),
    ]) {
      expect(serialize).toThrow(TypeError);
      expect(serialize).toThrow(message);
    }
  });

  test('numbers and booleans are what they convert to, and a file is its name', () => {
    const file = Object.assign(new Blob(['text']), { name: 'ä.txt', lastModified: 0 });
    Object.defineProperty(file, Symbol.toStringTag, { value: 'File' });
    expect(serializeFormURLEncodedRecord({ a: 1, b: true, c: -0.5, d: 10n, e: Number.NaN, f: file })).toBe(
      'a=1&b=true&c=-0.5&d=10&e=NaN&f=%C3%A4.txt',
    );
  });

  test.each([null, undefined, 5, 'a'])('%s is refused', (record) => {
    const message = /^Cannot use the argument record: .* is not an object$/;
    expect(() => serializeFormURLEncodedRecord(record as never)).toThrow(message);
  });

  test.each([
    [['a', 'b']],
    [[]],
    [new Map([['a', 'b']])],
    [new Set(['a'])],
    [new globalThis.URLSearchParams('a=b')],
    [new FormData()],
    [new Date(0)],
    [Object.create({ inherited: 'a' })],
  ])('%o, whose entries are not its fields, is refused', (record) => {
    const message =
      /^Cannot use the argument record: an (array|object) does not have fields: pass a Map or other pairs/;
    expect(() => serializeFormURLEncodedRecord(record as never)).toThrow(message);
  });

  test('lists repeat the name, and an empty list writes nothing', () => {
    expect(serializeFormURLEncodedRecord({ a: ['x', 1, true], b: [], c: 'y' })).toBe('a=x&a=1&a=true&c=y');
    expect(serializeFormURLEncodedRecord({ b: [], c: ['y z'] })).toBe('c=y+z');
    expect(serializeFormURLEncodedRecord({ b: [] })).toBe('');
  });

  test('an interface without an index signature is a record', () => {
    interface Search {
      readonly q: string;
      readonly page: number;
      readonly tags: readonly string[];
    }
    const search: Search = { q: 'a b', page: 2, tags: ['x', 'y'] };
    expect(serializeFormURLEncodedRecord(search)).toBe('q=a+b&page=2&tags=x&tags=y');
    // @ts-expect-error a map does not have fields
    expect(() => serializeFormURLEncodedRecord(new Map([['a', 'b']]))).toThrow(TypeError);
    // @ts-expect-error null cannot be in a form
    expect(() => serializeFormURLEncodedRecord({ a: null })).toThrow(TypeError);
  });

  test('is the inverse of the parser of records', () => {
    const scalars = fc.string({ unit: 'binary' });
    const values = fc.oneof(scalars, fc.array(scalars, { minLength: 2 }));
    fc.assert(
      fc.property(fc.dictionary(scalars, values), (record) => {
        expect({ ...parseFormURLEncodedRecord(serializeFormURLEncodedRecord(record)) }).toEqual({ ...record });
      }),
    );
  });

  test('gives what the serializer gives for its entries', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (record) => {
        expect(serializeFormURLEncodedRecord(record)).toBe(serializeFormURLEncoded(Object.entries(record)));
      }),
    );
  });
});
