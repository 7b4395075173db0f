import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';

const list = (init?: unknown) => [...new URLSearchParams(init as string)];

describe('from a record', () => {
  test.each([
    [{}, []],
    [
      { a: 'b', c: 'd' },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      { b: '1', 2: '2', 1: '3' },
      [
        ['1', '3'],
        ['2', '2'],
        ['b', '1'],
      ],
    ],
    [
      { a: null, b: undefined, c: 1, d: [1, 2] },
      [
        ['a', 'null'],
        ['b', 'undefined'],
        ['c', '1'],
        ['d', '1,2'],
      ],
    ],
    [{ '?a': '?' }, [['?a', '?']]],
    [
      JSON.parse('{"__proto__":"x","constructor":"y"}'),
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ],
    ],
    [{ [Symbol.iterator]: undefined, a: 'b' }, 'TypeError'],
    [
      Object.create({ inherited: '1' }, { own: { value: '2', enumerable: true }, hidden: { value: '3' } }),
      [['own', '2']],
    ],
    [Object.create(null, { a: { value: '1', enumerable: true } }), [['a', '1']]],
    [Object.assign(() => {}, { a: '1' }), [['a', '1']]],
    [new Date(0), []],
    [Object.defineProperty({ a: '1' }, Symbol('hidden'), { value: '' }), [['a', '1']]],
  ])('%o gives %j', (init, output) => {
    if (output === 'TypeError') expect(() => list(init)).toThrow(TypeError);
    else expect(list(init)).toEqual(output);
  });

  test('an object that inherits no iterator, or hides it, is a record', () => {
    const array = Object.assign(['x', 'y'], { [Symbol.iterator]: undefined });
    Object.defineProperty(array, Symbol.iterator, { enumerable: false });
    expect(list(array)).toEqual([
      ['0', 'x'],
      ['1', 'y'],
    ]);
    const nullMethod = Object.defineProperty({ a: '1' }, Symbol.iterator, { value: null });
    expect(list(nullMethod)).toEqual([['a', '1']]);
  });

  test('a symbol key throws a TypeError if it is enumerable, after the string keys', () => {
    const log: string[] = [];
    const init = { [Symbol('a')]: '1', b: { toString: () => log.push('b') && 'b' } };
    expect(() => list(init)).toThrow(TypeError);
    expect(log).toEqual(['b']);
  });

  test('a copy of params by spreading has nothing in it', () => {
    expect(list({ ...new URLSearchParams('a=1') })).toEqual([]);
    expect(list({ ...new URLSearchParams('a=1'), b: '2' })).toEqual([['b', '2']]);
  });

  test('keys that become one name keep the earlier place and the later value', () => {
    expect(list({ 'a\ud800': '1', b: '2', 'a\ufffd': '3', 'a\udc00': '4' })).toEqual([
      ['a\ufffd', '4'],
      ['b', '2'],
    ]);
    expect(list({ '\ud835x': '1', xx: '2', '\ud83dx': '3' })).toEqual([
      ['\ufffdx', '3'],
      ['xx', '2'],
    ]);
  });

  test('many keys that become equal to others are what they are in the runtime', () => {
    const units = ['\ud800', '\udc00', '\ufffd', 'b'];
    const entries = Array.from({ length: 2000 }, (_, i) => [`${units[i % 4]}${i % 300}${units[(i >> 2) % 4]}`, `${i}`]);
    const init = Object.fromEntries(entries);
    expect(list(init)).toEqual([...new globalThis.URLSearchParams(init)]);
  });

  test('a property that a getter removes or hides before its turn is passed over', () => {
    const init = {
      get a() {
        Reflect.deleteProperty(init, 'b');
        Object.defineProperty(init, 'c', { enumerable: false });
        return '1';
      },
      b: '2',
      c: '3',
      d: '4',
    };
    expect(list(init)).toEqual([
      ['a', '1'],
      ['d', '4'],
    ]);
  });

  test('a proxy sees what Web IDL says, in order', () => {
    const log: string[] = [];
    const target = { a: { toString: () => log.push('convert a') && '1' }, b: '2' };
    Object.defineProperty(target, 'hidden', { value: '3' });
    const proxy = new Proxy(target, {
      get: (object, key) => log.push(`get ${String(key)}`) && Reflect.get(object, key),
      ownKeys: (object) => (log.push('ownKeys') ? Reflect.ownKeys(object) : []),
      getOwnPropertyDescriptor(object, key) {
        log.push(`descriptor ${String(key)}`);
        return Reflect.getOwnPropertyDescriptor(object, key);
      },
      getPrototypeOf: () => expect.unreachable(),
      has: () => expect.unreachable(),
    });
    expect(list(proxy)).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(log).toEqual([
      'get Symbol(Symbol.iterator)',
      'ownKeys',
      'descriptor a',
      'get a',
      'convert a',
      'descriptor b',
      'get b',
      'descriptor hidden',
    ]);
  });

  test('DOMException: its constants, and its prototype refuses', () => {
    expect(new URLSearchParams(DOMException as never).get('INDEX_SIZE_ERR')).toBe('1');
    expect(() => list(DOMException.prototype)).toThrow(TypeError);
    expect(() => list(URLSearchParams.prototype)).toThrow(TypeError);
  });
});
