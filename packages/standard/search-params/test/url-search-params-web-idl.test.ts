import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';

describe('Web IDL', () => {
  const { prototype } = URLSearchParams;
  const operations = { append: 2, delete: 1, get: 1, getAll: 1, has: 1, set: 2, sort: 0 };
  const iteration = { entries: 0, keys: 0, values: 0, forEach: 1, toString: 0 };

  test('the interface object', () => {
    expect(URLSearchParams.name).toBe('URLSearchParams');
    expect(URLSearchParams).toHaveLength(0);
    const { value, ...attributes } = Object.getOwnPropertyDescriptor(URLSearchParams, 'prototype')!;
    expect(value === prototype).toBe(true);
    expect(attributes).toEqual({ writable: false, enumerable: false, configurable: false });
    expect(Object.getOwnPropertyDescriptor(URLSearchParams, 'name')).toMatchObject({
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.getPrototypeOf(URLSearchParams)).toBe(Function.prototype);
    expect(Object.getPrototypeOf(prototype) === Object.prototype).toBe(true);
    expect(() => Reflect.apply(URLSearchParams as never, undefined, [])).toThrow(TypeError);
  });

  test('the order and the descriptors of the members', () => {
    const members = { ...operations, ...iteration };
    expect(Object.getOwnPropertyNames(prototype)).toEqual(['constructor', 'size', ...Object.keys(members)]);
    for (const [name, length] of Object.entries(members)) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
      expect(descriptor).toMatchObject({ writable: true, enumerable: true, configurable: true });
      expect(descriptor.value).toHaveLength(length);
      expect(descriptor.value.name).toBe(name);
      expect(() => new descriptor.value()).toThrow(TypeError);
    }
    const size = Object.getOwnPropertyDescriptor(prototype, 'size')!;
    expect(size).toMatchObject({ set: undefined, enumerable: true, configurable: true });
    expect(size.get!.name).toBe('get size');
    expect(Object.getOwnPropertyDescriptor(prototype, 'constructor')).toMatchObject({
      value: URLSearchParams,
      writable: true,
      enumerable: false,
      configurable: true,
    });
  });

  test('the symbols', () => {
    expect(Object.getOwnPropertyDescriptor(prototype, Symbol.iterator)).toEqual({
      value: prototype.entries,
      writable: true,
      enumerable: false,
      configurable: true,
    });
    expect(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)).toEqual({
      value: 'URLSearchParams',
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.prototype.toString.call(new URLSearchParams())).toBe('[object URLSearchParams]');
  });

  test('an object has no enumerable names and no string keys', () => {
    expect(Object.getOwnPropertyNames(new URLSearchParams('a=1'))).toEqual([]);
    expect(JSON.stringify(new URLSearchParams('a=1'))).toBe('{}');
  });

  test.each(Object.keys({ size: 0, ...operations, ...iteration }))(
    '%s throws a TypeError for other objects',
    (name) => {
      const { get, value } = Object.getOwnPropertyDescriptor(prototype, name)!;
      const params = new URLSearchParams('a=1');
      const others = [
        undefined,
        null,
        1,
        'a',
        {},
        [],
        prototype,
        Object.create(params),
        new Proxy(params, {}),
        { ...params },
        params.keys(),
      ];
      for (const other of others) {
        expect(() => Reflect.apply(get ?? value, other, [() => {}, 'a'])).toThrow(TypeError);
      }
      expect(`${params}`).toBe('a=1');
    },
  );

  test('the object is checked before the arguments', () => {
    const refuse = { toString: () => expect.unreachable() };
    expect(() => Reflect.apply(prototype.append, {}, [refuse, refuse])).toThrow(TypeError);
    expect(() => Reflect.apply(prototype.append, {}, [])).toThrow(TypeError);
  });

  test.each(Object.entries({ ...operations, forEach: 1 }).filter(([, required]) => required > 0))(
    '%s throws a TypeError for less than %i arguments and converts none',
    (name, required) => {
      const refuse = { toString: () => expect.unreachable() };
      const params = new URLSearchParams('a=1');
      for (let present = 0; present < required; present++) {
        const call = () => Reflect.apply(Reflect.get(params, name), params, Array(present).fill(refuse));
        expect(call).toThrow(TypeError);
        expect(call).toThrow('Bad arguments');
      }
    },
  );

  test.each(['append', 'set', 'delete', 'has'] as const)(
    '%s converts the name, then the value, then does its work',
    (name) => {
      const params = new URLSearchParams('a=1');
      const order: string[] = [];
      const logged = (text: string) => ({
        toString() {
          order.push(`${text} at ${params}`);
          params.append('x', text);
          return text;
        },
      });
      params[name](logged('n') as never, logged('v') as never);
      expect(order).toEqual(['n at a=1', 'v at a=1&x=n']);
      expect(() => params[name](Symbol() as never, logged('never') as never)).toThrow(TypeError);
      expect(() => params[name]('a', Symbol() as never)).toThrow(TypeError);
      expect(order).toHaveLength(2);
    },
  );

  test('subclasses and Reflect.construct work', () => {
    class Sub extends URLSearchParams {
      first() {
        return this.keys().next().value;
      }
    }
    const sub = new Sub('a=1');
    expect(sub.first()).toBe('a');
    expect(sub).toBeInstanceOf(URLSearchParams);
    expect(Object.getPrototypeOf(Reflect.construct(URLSearchParams, ['a'], Array))).toBe(Array.prototype);
  });
});
