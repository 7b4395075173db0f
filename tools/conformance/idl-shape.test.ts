import { beforeAll, describe, expect, test } from 'vitest';
import { type Attribute, attributes, type Interface, interfaces, type Operation } from './idl-members.ts';

type AnyFunction = (...args: unknown[]) => unknown;

/** A constructor with any arguments. */
interface AnyClass extends AnyFunction {
  new (...args: unknown[]): object;
  readonly prototype: object;
}

let classes: Record<'URL' | 'URLSearchParams', AnyClass>;

/** Returns the descriptor of a required own property. */
function own(object: object, name: PropertyKey): PropertyDescriptor {
  const descriptor = Object.getOwnPropertyDescriptor(object, name);
  expect(descriptor, `own property ${String(name)}`).toBeDefined();
  return descriptor!;
}

/** Objects that are not instances, and the prototype itself. */
function impostors(prototype: object): unknown[] {
  return [{}, prototype, Object.create(prototype), undefined, null, 'https://h/'];
}

/** https://webidl.spec.whatwg.org/#define-the-operations */
function expectOperation(target: object, { name, length }: Operation): AnyFunction {
  const descriptor = own(target, name);
  expect(descriptor).toMatchObject({ enumerable: true, configurable: true, writable: true });
  expect(own(descriptor.value, 'name').value).toBe(name);
  expect(own(descriptor.value, 'length').value).toBe(length);
  expect(() => new descriptor.value()).toThrow(TypeError);
  return descriptor.value;
}

function testInterfaceObject({ name, length }: Interface): void {
  test('the interface object', () => {
    const object = classes[name];
    expect(own(object, 'name').value).toBe(name);
    expect(own(object, 'length').value).toBe(length);
    expect(own(object, 'prototype')).toMatchObject({ writable: false, enumerable: false, configurable: false });
    expect(Object.getPrototypeOf(object)).toBe(Function.prototype);
  });

  test('the interface object is called with new alone', () => {
    expect(() => classes[name]('https://h/')).toThrow(TypeError);
    expect(new classes[name]('https://h/')).toBeInstanceOf(classes[name]);
  });

  test('the interface prototype object', () => {
    const { prototype } = classes[name];
    expect(Object.getPrototypeOf(prototype)).toBe(Object.prototype);
    expect(own(prototype, 'constructor')).toEqual({
      value: classes[name],
      enumerable: false,
      configurable: true,
      writable: true,
    });
  });

  test('Symbol.toStringTag', () => {
    expect(own(classes[name].prototype, Symbol.toStringTag)).toEqual({
      value: name,
      enumerable: false,
      configurable: true,
      writable: false,
    });
    expect(Object.prototype.toString.call(new classes[name]('https://h/'))).toBe(`[object ${name}]`);
  });
}

function testAttribute(interfaceName: Interface['name'], { name, readonly = false }: Attribute): void {
  test(`attribute ${name}`, () => {
    const { prototype } = classes[interfaceName];
    const descriptor = own(prototype, name);
    expect(descriptor).toMatchObject({ enumerable: true, configurable: true });
    expect(own(descriptor.get!, 'name').value).toBe(`get ${name}`);
    expect(own(descriptor.get!, 'length').value).toBe(0);
    for (const impostor of impostors(prototype)) expect(() => descriptor.get!.call(impostor)).toThrow(TypeError);
    if (readonly) {
      expect(descriptor.set).toBeUndefined();
      return;
    }
    expect(own(descriptor.set!, 'name').value).toBe(`set ${name}`);
    expect(own(descriptor.set!, 'length').value).toBe(1);
    for (const impostor of impostors(prototype)) expect(() => descriptor.set!.call(impostor, '')).toThrow(TypeError);
    const object = new classes[interfaceName]('https://h/');
    expect(() => Reflect.apply(descriptor.set!, object, [Symbol('a')])).toThrow(TypeError);
  });
}

function testOperation(interfaceName: Interface['name'], operation: Operation): void {
  test(`operation ${operation.name}`, () => {
    const { prototype } = classes[interfaceName];
    const call = expectOperation(prototype, operation);
    const args = Array.from({ length: operation.length }, () => 'a');
    for (const impostor of impostors(prototype)) expect(() => Reflect.apply(call, impostor, args)).toThrow(TypeError);
    if (operation.length === 0) return;
    const object = new classes[interfaceName]('https://h/');
    expect(() => Reflect.apply(call, object, args.slice(1))).toThrow(TypeError);
  });
}

function testStaticOperation(interfaceName: Interface['name'], operation: Operation): void {
  test(`static operation ${operation.name}`, () => {
    const call = expectOperation(classes[interfaceName], operation);
    expect(() => Reflect.apply(call, undefined, [])).toThrow(TypeError);
    expect(() => Reflect.apply(call, undefined, [Symbol('a')])).toThrow(TypeError);
    expect(Reflect.apply(call, undefined, ['https://h/'])).toBeTruthy();
    expect(classes[interfaceName].prototype).not.toHaveProperty(operation.name);
  });
}

function testNothingElse(each: Interface): void {
  test('nothing else is there, and the attributes and operations stand in their order', () => {
    const { prototype } = classes[each.name];
    const members = [...each.attributes, ...each.operations, ...each.iteration].map(({ name }) => name);
    expect(Object.keys(prototype).sort()).toEqual([...members].sort());
    for (const group of [each.attributes, each.operations.filter(({ name }) => name !== 'toString'), each.iteration]) {
      const names = group.map(({ name }) => name);
      expect(Object.keys(prototype).filter((name) => names.includes(name))).toEqual(names);
    }
    expect(Object.keys(classes[each.name])).toEqual(each.staticOperations.map(({ name }) => name));
    const symbols = each.iteration.length > 0 ? [Symbol.iterator, Symbol.toStringTag] : [Symbol.toStringTag];
    const standard = Object.getOwnPropertySymbols(prototype).filter((symbol) => Symbol.keyFor(symbol) === undefined);
    expect(new Set(standard)).toEqual(new Set(symbols));
  });
}

describe('Web IDL', () => {
  beforeAll(async () => {
    const { URL, URLSearchParams } = await import('@url/polyfill');
    classes = { URL, URLSearchParams } as unknown as typeof classes;
  });

  describe.each(interfaces)('$name', (each) => {
    testInterfaceObject(each);
    for (const attribute of each.attributes) testAttribute(each.name, attribute);
    for (const operation of [...each.operations, ...each.iteration]) testOperation(each.name, operation);
    for (const operation of each.staticOperations) testStaticOperation(each.name, operation);
    testNothingElse(each);
  });

  describe('URLSearchParams is iterable', () => {
    test('Symbol.iterator is entries', () => {
      const { prototype } = classes.URLSearchParams;
      expect(own(prototype, Symbol.iterator)).toEqual({
        value: own(prototype, 'entries').value,
        enumerable: false,
        configurable: true,
        writable: true,
      });
    });

    test('the iterator prototype object', () => {
      const params = new classes.URLSearchParams('a=b') as URLSearchParams;
      const prototype = Object.getPrototypeOf(params.entries());
      const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
      expect(Object.getPrototypeOf(prototype)).toBe(iteratorPrototype);
      expect(Object.getPrototypeOf(params.keys())).toBe(prototype);
      expect(Object.getPrototypeOf(params.values())).toBe(prototype);
      expect(own(prototype, Symbol.toStringTag)).toEqual({
        value: 'URLSearchParams Iterator',
        enumerable: false,
        configurable: true,
        writable: false,
      });
      const next = expectOperation(prototype, { name: 'next', length: 0 });
      for (const impostor of impostors(prototype)) expect(() => Reflect.apply(next, impostor, [])).toThrow(TypeError);
      expect(() => Reflect.apply(next, [][Symbol.iterator](), [])).toThrow(TypeError);
    });

    test('forEach demands a function, and gives this, value, name and object', () => {
      const params = new classes.URLSearchParams('a=b') as URLSearchParams;
      expect(() => Reflect.apply(params.forEach, params, [{}])).toThrow(TypeError);
      const calls: unknown[] = [];
      const self = {};
      params.forEach(function (this: unknown, ...args) {
        calls.push([this, ...args]);
      }, self);
      expect(calls).toEqual([[self, 'b', 'a', params]]);
    });
  });

  describe('conversion to USVString', () => {
    test('every argument goes through ToString', () => {
      const URL = classes.URL as unknown as typeof globalThis.URL;
      const argument = { toString: () => 'https://h/' } as unknown as string;
      expect(new URL(argument).href).toBe('https://h/');
      expect(new URL('a', argument).href).toBe('https://h/a');
      expect(() => new URL(Number.NaN as unknown as string)).toThrow(TypeError);
      expect(new URL(Number.NaN as unknown as string, 'https://h/').href).toBe('https://h/NaN');
      expect(() => new URL(Symbol('a') as unknown as string, 'https://h/')).toThrow(TypeError);
      expect(() => new URL({} as string)).toThrow(TypeError);
      expect(new URL({} as string, 'https://h/').href).toBe('https://h/[object%20Object]');
      expect(() => new (URL as unknown as AnyClass)()).toThrow(TypeError);
      expect(new URL('https://h/', undefined).href).toBe('https://h/');
      expect(() => new URL('https://h/', null as unknown as string)).toThrow(TypeError);
    });

    test('a setter without an argument gets undefined', () => {
      const url = new classes.URL('https://h/');
      Reflect.apply(own(classes.URL.prototype, 'hash').set!, url, []);
      expect(url).toMatchObject({ hash: '#undefined' });
    });

    test('an error of ToString passes through', () => {
      const URL = classes.URL as unknown as typeof globalThis.URL;
      const thrown = new RangeError('mine');
      const argument = {
        toString() {
          throw thrown;
        },
      } as unknown as string;
      expect(() => new URL(argument)).toThrow(thrown);
      expect(() => URL.canParse('https://h/', argument)).toThrow(thrown);
      const url = new URL('https://h/');
      for (const { name } of attributes.URL.filter(({ readonly }) => !readonly)) {
        expect(() => Reflect.set(url, name, argument)).toThrow(thrown);
      }
      expect(url.href).toBe('https://h/');
    });

    test('searchParams is the same object each time', () => {
      const url = new classes.URL('https://h/?a') as URL;
      expect(url.searchParams).toBe(url.searchParams);
      expect(url.searchParams).toBeInstanceOf(classes.URLSearchParams);
    });
  });
});
