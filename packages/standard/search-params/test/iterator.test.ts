import { describe, expect, test } from 'vitest';
import { URLSearchParams } from '../src/index.js';
import { remainingItems } from '../src/internal.js';

const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
const ownPrototype = Object.getPrototypeOf(new URLSearchParams().keys());

test('entries, keys and values', () => {
  const params = new URLSearchParams('a=1&b=2&a=3');
  expect([...params.entries()]).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['a', '3'],
  ]);
  expect([...params.keys()]).toEqual(['a', 'b', 'a']);
  expect([...params.values()]).toEqual(['1', '2', '3']);
  expect([...params]).toEqual([...params.entries()]);
});

test('each entry is a new array, which is not the one in the list', () => {
  const params = new URLSearchParams('a=1');
  const [entry] = params;
  entry![1] = 'changed';
  entry!.push('more');
  expect([...params]).toEqual([['a', '1']]);
});

test('remainingItems returns what the iterator will return, and does not move it', () => {
  const iterator = new URLSearchParams('a=1&b=2&c=3').keys();
  iterator.next();
  expect(remainingItems(iterator)).toEqual(['b', 'c']);
  expect([...iterator]).toEqual(['b', 'c']);
  expect(remainingItems(iterator)).toEqual([]);
  expect(() => remainingItems([].keys())).toThrow(TypeError);
});

describe('the prototype', () => {
  test('inherits from %IteratorPrototype% and has next and a class string', () => {
    expect(Object.getPrototypeOf(ownPrototype)).toBe(iteratorPrototype);
    expect(Reflect.ownKeys(ownPrototype)).toEqual(['next', Symbol.toStringTag]);
    expect(Object.getOwnPropertyDescriptor(ownPrototype, 'next')).toMatchObject({
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(ownPrototype.next).toHaveLength(0);
    expect(ownPrototype.next.name).toBe('next');
    expect(Object.getOwnPropertyDescriptor(ownPrototype, Symbol.toStringTag)).toEqual({
      value: 'URLSearchParams Iterator',
      writable: false,
      enumerable: false,
      configurable: true,
    });
    expect(Object.prototype.toString.call(new URLSearchParams().values())).toBe('[object URLSearchParams Iterator]');
  });

  test('is shared by the three kinds, and iterators are their own iterators', () => {
    const params = new URLSearchParams();
    for (const iterator of [params.entries(), params.values(), params[Symbol.iterator]()]) {
      expect(Object.getPrototypeOf(iterator)).toBe(ownPrototype);
      expect(iterator[Symbol.iterator]()).toBe(iterator);
      expect(Object.keys(iterator)).toEqual([]);
    }
  });
});

test('next gives objects in the form of ECMAScript, and stays done', () => {
  const params = new URLSearchParams('a=1');
  const iterator = params.keys();
  expect(Object.getOwnPropertyDescriptors(iterator.next())).toEqual(
    Object.getOwnPropertyDescriptors({ value: 'a', done: false }),
  );
  expect(Object.getOwnPropertyDescriptors(iterator.next())).toEqual(
    Object.getOwnPropertyDescriptors({ value: undefined, done: true }),
  );
  expect(iterator.next()).toEqual({ value: undefined, done: true });
});

test('next throws a TypeError for other objects', () => {
  const params = new URLSearchParams('a=1');
  const others = [
    undefined,
    null,
    1,
    {},
    params,
    ownPrototype,
    Object.create(params.keys()),
    new Proxy(params.keys(), {}),
    [].values(),
  ];
  for (const other of others) expect(() => Reflect.apply(ownPrototype.next, other, [])).toThrow(TypeError);
});

describe('changes while iterating', () => {
  test('a tuple appended is reached, even after the end was', () => {
    const params = new URLSearchParams('a=1');
    const iterator = params.keys();
    expect(iterator.next().value).toBe('a');
    params.append('b', '2');
    expect(iterator.next().value).toBe('b');
    expect(iterator.next().done).toBe(true);
    params.append('c', '3');
    expect(iterator.next().value).toBe('c');
  });

  test('removing what was just given leaves out the one behind it', () => {
    const params = new URLSearchParams('a=1&b=2&c=3&d=4');
    const seen: string[] = [];
    for (const name of params.keys()) {
      seen.push(name);
      params.delete(name);
    }
    expect(seen).toEqual(['a', 'c']);
    expect(`${params}`).toBe('b=2&d=4');
  });

  test('removing the next one, and the one before', () => {
    const params = new URLSearchParams('a=1&b=2&c=3&d=4&e=5');
    const seen: string[] = [];
    for (const name of params.keys()) {
      seen.push(name);
      if (name === 'a') params.delete('b');
      if (name === 'c') params.delete('a');
    }
    expect(seen).toEqual(['a', 'c', 'e']);
  });

  test('set and sort', () => {
    const params = new URLSearchParams('c=1&b=2&a=3&b=4');
    const iterator = params.entries();
    expect(iterator.next().value).toEqual(['c', '1']);
    params.sort();
    expect(iterator.next().value).toEqual(['b', '2']);
    params.set('b', 'x');
    expect(iterator.next().value).toEqual(['c', '1']);
    expect(iterator.next().done).toBe(true);
  });
});
