import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormURLEncodedRecord, parseFormURLEncodedString } from '../src/index.js';

const formText = fc
  .array(fc.constantFrom('&', '=', '+', '%', '%41', '%C3', '%A9', 'a', 'b', 'é', '\ud800', '__proto__'))
  .map((parts) => parts.join(''));

describe('the parser of records', () => {
  test('returns a string for a name that occurs once, and an array for one that occurs several times', () => {
    const record = parseFormURLEncodedRecord('b=1&a=x+y&b=%32&&c&=d&b=3');
    expect(Object.entries(record)).toEqual([
      ['b', ['1', '2', '3']],
      ['a', 'x y'],
      ['c', ''],
      ['', 'd'],
    ]);
  });

  test('inherits nothing, so that every name is a field', () => {
    const record = parseFormURLEncodedRecord('__proto__=a&constructor=b&__proto__=c&toString=d');
    const prototype: object = Object.getPrototypeOf(record);
    expect(Reflect.ownKeys(prototype)).toEqual([]);
    expect(Object.isFrozen(prototype)).toBe(true);
    expect(Object.getPrototypeOf(prototype)).toBeNull();
    expect(Object.entries(record)).toEqual([
      ['__proto__', ['a', 'c']],
      ['constructor', 'b'],
      ['toString', 'd'],
    ]);
    expect(record.valueOf).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('contains the tuples of the other parser', () => {
    fc.assert(
      fc.property(formText, (input) => {
        const expected = new Map<string, string[]>();
        for (const [name, value] of parseFormURLEncodedString(input))
          expected.set(name, [...(expected.get(name) ?? []), value]);
        const entries = Object.entries(parseFormURLEncodedRecord(input)).map(([name, value]) => [name, [value].flat()]);
        expect(new Map(entries as [string, string[]][])).toEqual(expected);
      }),
    );
  });

  test.each([
    ['a&b&c', 2],
    ['a&a&a', 2],
    ['a', 0],
  ])('%j has more than %i pairs', (input, maxPairs) => {
    expect(() => parseFormURLEncodedRecord(input, { maxPairs })).toThrow(
      new RangeError(`There are over ${maxPairs} pairs`),
    );
    expect(() => parseFormURLEncodedRecord(input, { maxPairs: maxPairs + 1 })).not.toThrow();
  });

  test.each([-1, 1.5, Number.NaN, '2', true, {}])('maxPairs: %o is refused', (maxPairs) => {
    expect(() => parseFormURLEncodedRecord('a', { maxPairs } as never)).toThrow(
      /^Cannot use the argument options\.maxPairs: .* is not a natural number$/,
    );
  });

  test('unknown options are refused', () => {
    expect(() => parseFormURLEncodedRecord('a', { limit: 5 } as never)).toThrow(/limit.* is not an option/);
    expect(() => ['a'].map(parseFormURLEncodedRecord as never)).toThrow(/pass a function of one argument/);
  });
});

test.each([undefined, null, 5, ['a'], {}])('%o is not a string', (input) => {
  for (const parse of [parseFormURLEncodedString, parseFormURLEncodedRecord]) {
    expect(() => parse(input as never)).toThrow(/^Cannot use the argument input: .* is not a string$/);
  }
});

test('over 4,194,304 pairs are a RangeError', () => {
  const input = 'a&'.repeat(2 ** 22 + 1);
  expect(() => parseFormURLEncodedRecord(input)).toThrow(new RangeError('There are over 4194304 pairs'));
  expect(() => parseFormURLEncodedString(input)).toThrow(new RangeError('There are over 4194304 pairs'));
});
