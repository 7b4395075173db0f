import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';

const list = (params: URLSearchParams) => [...params];

describe('append', () => {
  test('adds at the end, also a name that is there', () => {
    const params = new URLSearchParams('a=1');
    expect(params.append('a', '1')).toBeUndefined();
    params.append('', '');
    params.append('b', 'é');
    expect(`${params}`).toBe('a=1&a=1&=&b=%C3%A9');
  });

  test('converts null, undefined, numbers and objects', () => {
    const params = new URLSearchParams();
    params.append(null as never, undefined as never);
    params.append(1 as never, { toString: () => 'x' } as never);
    params.append('\ud800', 'a\udc00');
    expect(list(params)).toEqual([
      ['null', 'undefined'],
      ['1', 'x'],
      ['\ufffd', 'a\ufffd'],
    ]);
  });
});

describe('delete', () => {
  test.each([
    ['a=b&c=d', 'a', 'c=d'],
    ['a=a&b=b&a=a&c=c', 'a', 'b=b&c=c'],
    ['a=a&=&b=b&c=c', '', 'a=a&b=b&c=c'],
    ['a=a&null=null&b=b', null, 'a=a&b=b'],
    ['a=a&undefined=undefined&b=b', undefined, 'a=a&b=b'],
    ['a=1', 'A', 'a=1'],
    ['', 'a', ''],
  ])('%j without %j is %j', (query, name, output) => {
    const params = new URLSearchParams(query);
    expect(params.delete(name as string)).toBeUndefined();
    expect(`${params}`).toBe(output);
  });

  test('with a value removes the tuples that have both', () => {
    const params = new URLSearchParams('a=b&a=c&b=b&a=b&a=d');
    params.delete('a', 'b');
    expect(`${params}`).toBe('a=c&b=b&a=d');
    params.delete('a', 'x');
    expect(`${params}`).toBe('a=c&b=b&a=d');
    params.delete('a', undefined);
    expect(`${params}`).toBe('b=b');
  });

  test('converts a value of null to a string', () => {
    const params = new URLSearchParams('a=null&a=b');
    params.delete('a', null as never);
    expect(`${params}`).toBe('a=b');
  });
});

describe('get, getAll and has', () => {
  const params = new URLSearchParams('a=1&b=2&a=3&c=&=e&null=n&__proto__=p&constructor=q');

  test('get gives the first value or null', () => {
    expect(params.get('a')).toBe('1');
    expect(params.get('c')).toBe('');
    expect(params.get('')).toBe('e');
    expect(params.get(null as never)).toBe('n');
    expect(params.get('A')).toBeNull();
    expect(params.get('toString')).toBeNull();
    expect(params.get('__proto__')).toBe('p');
    expect(params.get('constructor')).toBe('q');
  });

  test('getAll gives all values in order, in a new array', () => {
    expect(params.getAll('a')).toEqual(['1', '3']);
    expect(params.getAll('__proto__')).toEqual(['p']);
    expect(params.getAll('x')).toEqual([]);
    expect(params.getAll('a')).not.toBe(params.getAll('a'));
  });

  test('has looks for a name, or for a name and a value', () => {
    expect(params.has('a')).toBe(true);
    expect(params.has('x')).toBe(false);
    expect(params.has('a', '3')).toBe(true);
    expect(params.has('a', '2')).toBe(false);
    expect(params.has('a', undefined)).toBe(true);
    expect(new URLSearchParams('a=null').has('a', null as never)).toBe(true);
    expect(params.has('a', null as never)).toBe(false);
  });

  test('get and getAll do not convert a second argument', () => {
    const refuse = { toString: () => expect.unreachable() };
    expect(Reflect.apply(params.get, params, ['a', refuse])).toBe('1');
    expect(Reflect.apply(params.getAll, params, ['a', refuse])).toEqual(['1', '3']);
  });
});

describe('set', () => {
  test.each([
    ['a=b&c=d', 'a', 'B', 'a=B&c=d'],
    ['a=b&c=d&a=e&a=f', 'a', 'B', 'a=B&c=d'],
    ['a=b&c=d', 'e', 'f', 'a=b&c=d&e=f'],
    ['x=0&a=1&y=2&a=3', 'a', '', 'x=0&a=&y=2'],
    ['', '__proto__', '1', '__proto__=1'],
  ])('%j with %j set to %j is %j', (query, name, value, output) => {
    const params = new URLSearchParams(query);
    expect(params.set(name, value)).toBeUndefined();
    expect(`${params}`).toBe(output);
  });
});

describe('size', () => {
  test('follows each change', () => {
    const params = new URLSearchParams('a=1&b=2&a=3');
    expect(params.size).toBe(3);
    params.delete('a');
    expect(params.size).toBe(1);
    params.append('c', '3');
    expect(params.size).toBe(2);
    params.set('c', '4');
    expect(params.size).toBe(2);
    params.set('d', '4');
    expect(params.size).toBe(3);
  });

  test('has no setter', () => {
    const params = new URLSearchParams('a=1');
    expect(() => Object.assign(params, { size: 3 })).toThrow(TypeError);
    expect(params.size).toBe(1);
  });
});

describe('sort', () => {
  test.each([
    ['z=b&a=b&z=a&a=a', 'a=b&a=a&z=b&z=a'],
    ['\ufffd=x&\ufffc&\ufffd=a', '\ufffc=&\ufffd=x&\ufffd=a'],
    // U+1F308 is D83C DF08 in code units, which is before U+FB03.
    ['ﬃ&🌈', '🌈=&ﬃ='],
    ['é&e\ufffd&e\u0301', 'e\u0301=&e\ufffd=&é='],
    [
      'z=z&a=a&z=y&a=b&z=x&a=c&z=w&a=d&z=v&a=e&z=u&a=f&z=t&a=g',
      'a=a&a=b&a=c&a=d&a=e&a=f&a=g&z=z&z=y&z=x&z=w&z=v&z=u&z=t',
    ],
    ['bbb&bb&aaa&aa=x&aa=y', 'aa=x&aa=y&aaa=&bb=&bbb='],
    ['=f&=t&=&a=b', '=f&=t&=&a=b'],
    ['aa=1&a=2&=3', '=3&a=2&aa=1'],
  ])('%j becomes %j', (input, output) => {
    const params = new URLSearchParams(input);
    expect(params.sort()).toBeUndefined();
    expect(decodeURIComponent(`${params}`)).toBe(output);
  });

  test('is stable for a thousand tuples', () => {
    const params = new URLSearchParams();
    for (let i = 0; i < 1000; i++) params.append(`${i % 3}`, `${i}`);
    params.sort();
    for (const name of ['0', '1', '2']) {
      const values = params.getAll(name).map(Number);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    expect([...params.keys()].join('')).toMatch(/^0+1+2+$/);
  });
});

describe('toString', () => {
  test.each([
    [[['a', 'b c']], 'a=b+c'],
    [[['a', '']], 'a='],
    [[['', '']], '='],
    [[['', 'b']], '=b'],
    [
      [
        ['a', 'b+c'],
        ['x', '%&=#?/'],
      ],
      'a=b%2Bc&x=%25%26%3D%23%3F%2F',
    ],
    [[['a', "-*._!'()~"]], 'a=-*._%21%27%28%29%7E'],
    [[['a\0b', 'c\0']], 'a%00b=c%00'],
    [[['\ufeff', '💩']], '%EF%BB%BF=%F0%9F%92%A9'],
    [[['\r\n', '\t']], '%0D%0A=%09'],
  ] as [string[][], string][])('%j is %j', (init, output) => {
    expect(new URLSearchParams(init).toString()).toBe(output);
    expect(String(new URLSearchParams(init))).toBe(output);
  });
});

describe('forEach', () => {
  test('calls with value, name and object, and the this argument', () => {
    const params = new URLSearchParams('a=1&b=2');
    const calls: unknown[] = [];
    const thisArgument = {};
    const result = params.forEach(function (this: unknown, ...given: unknown[]) {
      calls.push([this === thisArgument, ...given]);
    }, thisArgument);
    expect(result).toBeUndefined();
    expect(calls).toEqual([
      [true, '1', 'a', params],
      [true, '2', 'b', params],
    ]);
    new URLSearchParams('a').forEach(function (this: unknown) {
      expect(this).toBeUndefined();
    });
  });

  test('sees changes while it goes on, by index', () => {
    const params = new URLSearchParams('a=1&b=2&c=3');
    const names: string[] = [];
    params.forEach((_value, name) => {
      names.push(name);
      if (name === 'a') params.delete('a');
      if (name === 'c') params.append('d', '4');
    });
    expect(names).toEqual(['a', 'c', 'd']);
  });

  test.each([undefined, null, 1, 'f', {}])(
    'throws a TypeError for %j in place of a function, even without tuples',
    (callback) => {
      expect(() => new URLSearchParams().forEach(callback as never)).toThrow(TypeError);
      expect(() => new URLSearchParams().forEach(callback as never)).toThrow(/^Bad arguments$/);
    },
  );

  test('passes on what the callback throws', () => {
    const thrown = new RangeError();
    expect(() =>
      new URLSearchParams('a').forEach(() => {
        throw thrown;
      }),
    ).toThrow(thrown);
  });
});
