import { runInNewContext } from 'node:vm';
import { argumentError, checkOptions, elementsOf, memberOf, textArgumentError } from '@url/infra/internal';
import { expect, test } from 'vitest';

test.each([
  ['a\n', 'Cannot use the argument host: "a\\n" is wrong'],
  ['http://me:pw@h', 'Cannot use the argument host: "http://me:***@h" is wrong'],
  [[1], 'Cannot use the argument host: an array is wrong'],
  [Object.create(null), 'Cannot use the argument host: an object is wrong'],
  [{ toString: null }, 'Cannot use the argument host: an object is wrong'],
  [() => 1, 'Cannot use the argument host: a function is wrong'],
  [Symbol('a'), 'Cannot use the argument host: Symbol(a) is wrong'],
  [undefined, 'Cannot use the argument host: undefined is wrong'],
])('the message about %o', (value, message) => {
  expect(textArgumentError('host', value, 'is wrong')).toEqual(new TypeError(message));
});

test.each([
  ['escape', '"escape"'],
  ['', '""'],
  ['http://me:pw@h', 'a text'],
  ['\u202e', 'a text'],
  ['a'.repeat(41), 'a text'],
  [5, '5'],
  [[], 'an array'],
])('a value that is not meant to be a text: %o', (value, text) => {
  expect(argumentError('b', value, 'is wrong').message).toBe(`Cannot use the argument b: ${text} is wrong`);
});

test.each([undefined, null, {}, { a: 1 }, { a: 1, b: undefined }])('%o are options', (options) => {
  expect(() => checkOptions(options, ['a', 'b'])).not.toThrow();
});

test.each([
  [{ c: 1 }, 'Cannot use the argument options: "c" is not an option; the options are a, b'],
  [5, 'Cannot use the argument options: 5 is not an object: pass a function of one argument'],
  ['', 'Cannot use the argument options: "" is not an object'],
  [[], 'Cannot use the argument options: an array is not an object'],
])('%o are not options', (options, message) => {
  expect(() => checkOptions(options, ['a', 'b'])).toThrow(new TypeError(message));
});

class WithGetter {
  get a() {
    return 1;
  }
}
class WithField {
  a = 1;
  // A conversion is not meant as an option.
  toString() {
    return '';
  }
}
const hidden = new Proxy({}, { get: (_, name) => (name === 'b' ? 1 : undefined) });
const ofOtherRealm = <T>(code: string): T => runInNewContext(`(${code})`) as T;

test.each<[what: string, options: unknown]>([
  ['without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ['of a class', new WithField()],
  ['of another realm', ofOtherRealm('{ a: 1 }')],
  ['of another realm, empty', ofOtherRealm('{}')],
  ['behind a proxy', new Proxy({ a: 1 }, {})],
])('options %s', (_, options) => {
  expect(() => checkOptions(options, ['a', 'b'])).not.toThrow();
});

const notItself = 'does not have the options itself';

test.each<[what: string, options: unknown, problem: string]>([
  ['a Map', new Map([['a', 1]]), notItself],
  ['a Set', new Set(['a']), notItself],
  ['a Map of another realm', ofOtherRealm('new Map()'), notItself],
  ['a Date', new Date(0), notItself],
  ['bytes', new Uint8Array(0), notItself],
  ['a text object', Object('a'), 'is not an option'],
  ['a boolean object', Object(true), notItself],
  ['a URL', new URL('http://h'), notItself],
  ['a class without options', new (class {})(), notItself],
  ['a getter', new WithGetter(), notItself],
  ['a getter beside a field', Object.assign(new WithGetter(), { b: 1 }), notItself],
  ['an inherited option', Object.create({ a: 1 }), notItself],
  ['an inherited name', Object.create({ c: 1 }), notItself],
  ['an inherited name without a root', Object.create(Object.assign(Object.create(null), { c: 1 })), notItself],
  ['a hidden name', Object.defineProperty({ a: 1 }, 'c', { value: 1 }), '"c" is not an option'],
  ['a symbol', { a: 1, [Symbol('c')]: 1 }, 'is not an option'],
  ['a proxy that hides its names', hidden, notItself],
])('%s: options that a function would ignore', (_, options, problem) => {
  expect(() => checkOptions(options, ['a', 'b'])).toThrow(problem);
});

const lazy = Object.assign([], { [Symbol.iterator]: () => [1].values() });

test.each<[list: unknown, elements: unknown]>([
  [
    [1, Number.NaN],
    [1, Number.NaN],
  ],
  [new Array(1), [undefined]],
  [ofOtherRealm('[1]'), [1]],
  [new Proxy([1], {}), [1]],
  [lazy, null],
  [new Set([1]), null],
  [{ length: 0 }, null],
  ['a', null],
])('elementsOf %o', (list, elements) => expect(elementsOf(list)).toEqual(elements));

test('memberOf reads an object and its class, but not Object.prototype', () => {
  class Point {
    get x() {
      return 1;
    }
  }
  expect(memberOf(new Point(), 'x')).toBe(1);
  expect(memberOf({ x: 2 }, 'x')).toBe(2);
  expect(memberOf({}, 'x')).toBeUndefined();
  expect(memberOf({}, 'toString')).toBeUndefined();
  expect(memberOf(Object.create(null), 'toString')).toBeUndefined();
});
