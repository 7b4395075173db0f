import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';

const list = (init?: unknown) => [...new URLSearchParams(init as string)];

describe('from a string', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['?', ''],
    ['?a=b', 'a=b'],
    ['??a=b', '%3Fa=b'],
    ['a=b?', 'a=b%3F'],
    ['a=b+c', 'a=b+c'],
    ['a=%2Bb', 'a=%2Bb'],
    ['&&a=b&&', 'a=b'],
    ['a=b\0c', 'a=b%00c'],
    ['\ufeff?a', '%EF%BB%BF%3Fa='],
    ['a=\ud800', 'a=%EF%BF%BD'],
    [null, 'null='],
    [true, 'true='],
    [1.5, '1.5='],
    [10n, '10='],
    [Number.NaN, 'NaN='],
  ])('%s gives %s', (init, output) => {
    expect(new URLSearchParams(init as string).toString()).toBe(output);
  });

  test('a symbol throws a TypeError', () => {
    expect(() => list(Symbol('a'))).toThrow(TypeError);
  });
});

describe('from a sequence', () => {
  test.each([
    [[], []],
    [
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    [
      [
        [1, null],
        [undefined, true],
      ],
      [
        ['1', 'null'],
        ['undefined', 'true'],
      ],
    ],
    [[['?a', '\ud800']], [['?a', '\ufffd']]],
    [new Set([['a', 'b']]), [['a', 'b']]],
    [
      new Map([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [[new Set(['a', 'b'])], [['a', 'b']]],
    [[new String('ab')], [['a', 'b']]],
    [new String(''), []],
  ])('%o gives %j', (init, output) => {
    expect(list(init)).toEqual(output);
  });

  test('from generators, from params, and from what looks like FormData', () => {
    expect(
      list(
        (function* () {
          yield ['a', '1'];
          yield new Set(['b', '2']);
        })(),
      ),
    ).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    const params = new URLSearchParams('a=1&b=2&a=3');
    const copy = new URLSearchParams(params);
    params.delete('a');
    expect(`${copy}`).toBe('a=1&b=2&a=3');
    const form = new FormData();
    form.append('x', 'é');
    expect(list(form)).toEqual([['x', 'é']]);
    expect(list(new globalThis.URLSearchParams('n=1'))).toEqual([['n', '1']]);
  });

  test('takes the iterator that the object has at the time, not its contents', () => {
    const params = new URLSearchParams('a=b');
    Reflect.set(params, Symbol.iterator, function* () {
      yield ['c', 'd'];
    });
    expect(list(params)).toEqual([['c', 'd']]);
    const custom = Object.assign(() => {}, {
      *[Symbol.iterator]() {
        yield ['e', 'f'];
      },
    });
    expect(list(custom)).toEqual([['e', 'f']]);
  });

  test.each([
    [[[]]],
    [[['a']]],
    [[['a', 'b', 'c']]],
    [[['a', 'b'], []]],
    [['ab']],
    [[1]],
    [[null]],
    [[{}]],
    [[{ [Symbol.iterator]: null }]],
    [new String('ab')],
    [[['a', Symbol()]]],
    [{ [Symbol.iterator]: 1 }],
    [{ [Symbol.iterator]: '' }],
    [{ [Symbol.iterator]: { call: () => [].values() } }],
    [{ [Symbol.iterator]: () => 1 }],
    [{ [Symbol.iterator]: () => null }],
    [{ [Symbol.iterator]: () => ({}) }],
    [{ [Symbol.iterator]: () => ({ next: () => 1 }) }],
    [{ [Symbol.iterator]: () => ({ next: () => undefined }) }],
  ])('%o throws a TypeError', (init) => {
    expect(() => list(init)).toThrow(TypeError);
  });

  test.each([[[1]], [[['a']]], [{ [Symbol.iterator]: () => 1 }], [{ [Symbol.iterator]: () => ({ next: () => 1 }) }]])(
    '%o is illegal, the message says',
    (init) => {
      expect(() => list(init)).toThrow(/^Bad arguments$/);
    },
  );

  // https://tc39.es/ecma262/#sec-iteratornext: a result that is no object is refused, even if items follow that would make a pair.
  test('a pair whose iterator gives values in place of results throws a TypeError', () => {
    let count = 0;
    const pair = { [Symbol.iterator]: () => ({ next: () => (++count > 2 ? { done: true } : count) }) };
    expect(() => list([pair])).toThrow(TypeError);
    expect(count).toBe(1);
  });

  test('calls the method and next without arguments', () => {
    const given: number[] = [];
    const init = {
      [Symbol.iterator](...method: unknown[]) {
        given.push(method.length);
        return {
          next(...next: unknown[]) {
            given.push(next.length);
            return { done: true };
          },
        };
      },
    };
    expect(list(init)).toEqual([]);
    expect(given).toEqual([0, 0]);
  });

  test('gets the method once, converts each item before the next, counts after all, and closes nothing', () => {
    const log: string[] = [];
    const logged = (text: string) => ({ toString: () => log.push(text) && text });
    const items = [[logged('a')], [logged('b'), logged('c')]];
    const init = {
      get [Symbol.iterator]() {
        log.push('get');
        return () => ({
          next: () => {
            log.push('next');
            return items.length > 0 ? { value: items.shift(), done: false } : { done: true };
          },
          return: () => expect.unreachable(),
        });
      },
    };
    expect(() => list(init)).toThrow(TypeError);
    expect(log).toEqual(['get', 'next', 'a', 'next', 'b', 'c', 'next']);
  });

  test('passes on what an iterator throws', () => {
    const thrown = new RangeError();
    const init = {
      [Symbol.iterator]: () => ({
        next: () => {
          throw thrown;
        },
      }),
    };
    expect(() => list(init)).toThrow(thrown);
  });
});

test('gives what the URLSearchParams of the runtime gives for records and pairs', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('\ud800', '\udc00', '\ufffd', '__proto__', 'é', '💩'));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), fc.dictionary(text, text), (pairs, record) => {
      expect(list(pairs)).toEqual([...new globalThis.URLSearchParams(pairs)]);
      expect(list(record)).toEqual([...new globalThis.URLSearchParams(record)]);
    }),
  );
});
