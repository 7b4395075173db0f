import { install, URLPattern } from '@url/pattern';
import { expect, test } from 'vitest';
import { installWhereNeeded } from '../src/install-where-needed.js';

const native: unknown = Reflect.get(globalThis, 'URLPattern');

test('install defines the class as Web IDL does', () => {
  const target = {};
  install(target);
  expect(Object.getOwnPropertyDescriptor(target, 'URLPattern')).toEqual({
    value: URLPattern,
    writable: true,
    enumerable: false,
    configurable: true,
  });
});

test('a class that works stays', () => {
  const target = { URLPattern };
  installWhereNeeded(target);
  expect(target.URLPattern).toBe(URLPattern);
});

test.skipIf(native === undefined)('the native class of Node stays', () => {
  const target = { URLPattern: native };
  installWhereNeeded(target);
  expect(target.URLPattern).toBe(native);
});

class WithoutOptions extends URLPattern {
  constructor(...args: [string?, string?]) {
    const [input, base] = args;
    if (typeof base === 'string') super(input!, base);
    else super(input);
  }
}

class AnyPort extends URLPattern {
  override test(input: string): boolean {
    return super.test(input.replace(/:\d+/, ''));
  }
}

test.each([
  [undefined],
  ['a string'],
  [class Stub {}],
  [
    class Throws {
      constructor() {
        throw new Error('not implemented');
      }
    },
  ],
  [WithoutOptions],
  [AnyPort],
])('%s is replaced', (wrong) => {
  const target = { URLPattern: wrong as unknown };
  installWhereNeeded(target);
  expect(target.URLPattern).toBe(URLPattern);
});

test('the class does not use the URL of the engine', () => {
  const { URL: nativeURL } = globalThis;
  Reflect.deleteProperty(globalThis, 'URL');
  try {
    const pattern = new URLPattern('/a/:id', 'https://h.example/b');
    expect(pattern.exec('../a/é', 'https://h.example/c/')?.pathname.groups).toEqual({ id: '%C3%A9' });
    expect(pattern.test({ hostname: 'H.example', protocol: 'https:', pathname: '/a/b' })).toBe(true);
  } finally {
    globalThis.URL = nativeURL;
  }
});
