import { runInNewContext } from 'node:vm';
import { URL as MainURL } from '@url/whatwg-url';
import { URL, URLSearchParams } from '@url/whatwg-url/webidl2js-wrapper';
import { expect, test } from 'vitest';

const window = runInNewContext('globalThis') as typeof globalThis;
URL.install(window, ['Window']);
URLSearchParams.install(window, ['Window']);

test('create makes an instance of the realm', () => {
  const url = URL.create(window, ['b?c', 'http://h/a']);
  expect(url).toBeInstanceOf(window.URL);
  expect(url.href).toBe('http://h/b?c');
  expect(() => URL.create(window, ['x'])).toThrow(window.TypeError);
  expect(() => URL.create({}, ['a:b'])).toThrow('call install first');
});

test('create of URLSearchParams accepts what the constructor accepts', () => {
  const created = [[], ['?a=b'], [[['a', 'b']]], [{ a: 'b' }]].map((args) => URLSearchParams.create(window, args));
  expect(created.map(String)).toEqual(['', 'a=b', 'a=b', 'a=b']);
  expect(`${URLSearchParams.create(window, ['?a=b'], { doNotStripQMark: true })}`).toBe('%3Fa=b');
});

test('an instance has one implementation object, whose members act on the instance', () => {
  const url = URL.create(window, ['http://h/?a=1']);
  const implementation = URL.convert(window, url) as typeof url;
  expect(implementation).toBe(URL.convert(window, url));
  expect([URL.isImpl(implementation), URL.is(implementation), URL.isImpl(url)]).toEqual([true, false, false]);
  implementation.hash = 'b';
  expect(url.href).toBe('http://h/?a=1#b');
  expect(URLSearchParams.isImpl(implementation.searchParams)).toBe(true);
  implementation.searchParams.append('c', '2');
  expect(`${url.searchParams}`).toBe('a=1&c=2');
});

test('convert throws an error of the realm', () => {
  expect(() => URL.convert(window, {})).toThrow(window.TypeError);
  expect(() => URL.convert(window, {}, { context: 'Argument 1' })).toThrow("Argument 1 is not of type 'URL'.");
  expect(URL.convert(window, new MainURL('a:b'))).toMatchObject({ href: 'a:b' });
});

test('setup makes any object an instance', () => {
  const object = Object.create(window.URL.prototype);
  expect(URL.is(object)).toBe(false);
  expect(URL.setup(object, window, ['http://h'])).toBe(object);
  expect([URL.is(object), object.href, `${object.searchParams}`]).toEqual([true, 'http://h/', '']);
  object.pathname = 'a';
  expect(object.href).toBe('http://h/a');
  expect(URL._internalSetup(object, window)).toBeUndefined();
});

test('new and createImpl return implementation objects', () => {
  expect(URL.isImpl(URL.new(window))).toBe(true);
  expect(URLSearchParams.isImpl(URLSearchParams.createImpl(window, ['a']))).toBe(true);
});

test('createDefaultIterator iterates over names, values or tuples', () => {
  const target = URLSearchParams.createImpl(window, ['a=1&b=2']);
  const list = (kind: 'key' | 'value' | 'key+value') =>
    Array.from(URLSearchParams.createDefaultIterator(window, target, kind) as Iterable<unknown>);
  expect(list('key')).toEqual(['a', 'b']);
  expect(list('value')).toEqual(['1', '2']);
  expect(list('key+value')).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('an interface inherits from itself alone', () => {
  expect(URL.interfaceDescriptor.inclusiveInheritedInterfaces).toEqual([URL.interfaceDescriptor]);
  expect(URL.interfaceDescriptor.inheritanceDepth).toBe(0);
});
