import { argumentError, checkOptions, memberOf, textArgumentError } from '@url/infra/internal';
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
  [5, 'Cannot use the argument options: 5 is not an object'],
  ['', 'Cannot use the argument options: "" is not an object'],
  [[], 'Cannot use the argument options: an array is not an object'],
])('%o are not options', (options, message) => {
  expect(() => checkOptions(options, ['a', 'b'])).toThrow(new TypeError(message));
});

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
