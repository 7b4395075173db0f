import { parseQuery, stringifyQuery } from '@url/query';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  [{ q: 'x&y', tag: ['1', '2'], flag: null, none: undefined }, 'q=x%26y&tag=1&tag=2&flag'],
  [{ '': '' }, '='],
  [{ '': null }, '='],
  [{ 'a=b': 'c=d', n: -1.5, big: 2n ** 64n, yes: true }, 'a%3Db=c%3Dd&n=-1.5&big=18446744073709551616&yes=true'],
  [new URLSearchParams('a=1&a=+'), 'a=1&a=%20'],
  [[], ''],
  [{}, ''],
])('%o', (record, query) => expect(stringifyQuery(record as never)).toBe(query));

test('the options of the editor', () => {
  expect(stringifyQuery({ a: 'b c;d', e: 'f' }, { space: '+', separator: ';' })).toBe('a=b+c%3Bd;e=f');
});

test.each(['a=1', undefined, null, 5, { a: {} }, { a: [[]] }, [['a', '1', '2']], [['a', Symbol('b')]], new Date()])(
  '%o is not a record',
  (record) => expect(() => stringifyQuery(record as never)).toThrow(/^Cannot use the argument record/),
);

test('is read again as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))), (pairs) => {
      expect(parseQuery(stringifyQuery(pairs)).map(({ name, value }) => [name, value])).toEqual(pairs);
      expect([...new URLSearchParams(stringifyQuery(pairs))]).toEqual(pairs);
    }),
  );
});
