// What idlharness.js (in any-js.test.ts) does not check of the members, and how arguments are converted.
import { beforeAll, describe, expect, test } from 'vitest';

type AnyFunction = (...args: unknown[]) => unknown;

/** A constructor with any arguments. */
interface AnyClass extends AnyFunction {
  new (...args: unknown[]): object;
  readonly prototype: object;
}

/** The members of the prototypes in the order of the IDL, and the static ones. */
const members = {
  URL: {
    attributes: 'href origin protocol username password host hostname port pathname search searchParams hash',
    operations: 'toJSON toString',
    iteration: '',
    statics: 'parse canParse',
  },
  URLSearchParams: {
    attributes: 'size',
    operations: 'append delete get getAll has set sort toString',
    iteration: 'entries keys values forEach',
    statics: '',
  },
};

const listOf = (names: string): string[] => names.split(' ').filter((name) => name !== '');

let classes: Record<keyof typeof members, AnyClass>;

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

describe('Web IDL', () => {
  beforeAll(async () => {
    const { URL, URLSearchParams } = await import('@url/polyfill');
    classes = { URL, URLSearchParams } as unknown as typeof classes;
  });

  describe.each(Object.entries(members))('%s', (name, { attributes, operations, iteration, statics }) => {
    test('nothing else is there, and the attributes and operations stand in their order', () => {
      const { prototype } = classes[name as 'URL'];
      const groups = [attributes, operations.replace(/ ?toString/, ''), iteration].map(listOf);
      expect(Object.keys(prototype).sort()).toEqual([...groups.flat(), 'toString'].sort());
      for (const names of groups) expect(Object.keys(prototype).filter((each) => names.includes(each))).toEqual(names);
      expect(Object.keys(classes[name as 'URL'])).toEqual(listOf(statics));
      const symbols = iteration === '' ? [Symbol.toStringTag] : [Symbol.iterator, Symbol.toStringTag];
      const standard = Object.getOwnPropertySymbols(prototype).filter((symbol) => Symbol.keyFor(symbol) === undefined);
      expect(new Set(standard)).toEqual(new Set(symbols));
    });

    test('no member accepts an object that only inherits from the prototype, or a symbol as text', () => {
      const Class = classes[name as 'URL'];
      const { prototype } = Class;
      const symbols = [Symbol('a'), Symbol('a')];
      for (const member of Object.keys(prototype)) {
        const { get, set, value } = own(prototype, member);
        for (const call of [get, set, value].filter((each) => each !== undefined)) {
          expect(() => Reflect.construct(call, [])).toThrow(TypeError);
          for (const impostor of impostors(prototype))
            expect(() => Reflect.apply(call, impostor, ['a', 'a'])).toThrow(TypeError);
          if (call.length > 0) expect(() => Reflect.apply(call, new Class('https://h/'), symbols)).toThrow(TypeError);
        }
      }
      for (const each of listOf(statics)) {
        const { value } = own(Class, each);
        expect(() => Reflect.construct(value, ['https://h/'])).toThrow(TypeError);
        expect(() => Reflect.apply(value, undefined, symbols)).toThrow(TypeError);
        expect(Reflect.apply(value, undefined, ['https://h/'])).toBeTruthy();
        expect(prototype).not.toHaveProperty(each);
      }
    });
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
      const { value: next, ...attributes } = own(prototype, 'next');
      expect(attributes).toEqual({ enumerable: true, configurable: true, writable: true });
      expect([next.name, next.length]).toEqual(['next', 0]);
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
      for (const name of listOf(members.URL.attributes)) {
        if (own(classes.URL.prototype, name).set) expect(() => Reflect.set(url, name, argument)).toThrow(thrown);
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
