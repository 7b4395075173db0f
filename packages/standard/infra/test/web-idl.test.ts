import { describe, expect, test } from 'vitest';
import { defineClassString, defineInterface, requireArguments, toDOMString, toUSVString } from '../src/web-idl.js';

test('strings are converted as Web IDL does', () => {
  expect(toDOMString({ toString: () => 'a\ud800' })).toBe('a\ud800');
  expect(toUSVString('a\ud800')).toBe('a\ufffd');
  expect([toUSVString(null), toUSVString(undefined), toUSVString(1.5)]).toEqual(['null', 'undefined', '1.5']);
  expect(() => toDOMString(Symbol('a'))).toThrow(TypeError);
});

test('too few arguments are an error', () => {
  expect(() => requireArguments(2, 2)).not.toThrow();
  expect(() => requireArguments(1, 2)).toThrow(new TypeError('Too few arguments'));
});

describe('defineInterface', () => {
  class A {
    get attribute() {
      return 1;
    }
    operation() {
      return 2;
    }
    *[Symbol.iterator]() {
      yield 3;
    }
  }
  Object.defineProperty(A.prototype, Symbol.iterator, { enumerable: true });
  defineInterface(A, 'Interface');

  test('makes members enumerable, and nothing else', () => {
    expect(Object.keys(A.prototype)).toEqual(['attribute', 'operation']);
    expect(Object.getOwnPropertyDescriptor(A.prototype, 'constructor')).toMatchObject({ value: A, enumerable: false });
    expect(Object.getOwnPropertyDescriptor(A.prototype, 'operation')).toMatchObject({ writable: true });
    expect(Object.getOwnPropertyDescriptor(A.prototype, Symbol.iterator)).toMatchObject({ enumerable: false });
  });

  test('gives the class string and the name', () => {
    expect(`${new A()}`).toBe('[object Interface]');
    expect(Object.getOwnPropertyDescriptor(A.prototype, Symbol.toStringTag)).toEqual({
      value: 'Interface',
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.getOwnPropertyDescriptor(A, 'name')).toEqual({
      value: 'Interface',
      writable: false,
      enumerable: false,
      configurable: true,
    });
  });
});

test('defineClassString names an object and what inherits from it, and can be configured', () => {
  const prototype = {};
  defineClassString(prototype, 'Example');
  expect(`${Object.create(prototype)}`).toBe('[object Example]');
  expect(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)).toEqual({
    value: 'Example',
    writable: false,
    enumerable: false,
    configurable: true,
  });
});
