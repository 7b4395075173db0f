import { isDeepStrictEqual } from 'node:util';
import { type Context, createContext, runInContext, Script } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../../../tools/conformance/polyfill-bundle.js';

/** Evaluates an expression in the realm, and returns a copy of its value in this realm. */
function evaluate(realm: Context, expression: string): unknown {
  return JSON.parse(runInContext(`JSON.stringify(${expression}) ?? 'null'`, realm));
}

/** The behavior of both classes in a correct realm. */
const behavior = `(() => {
  const url = new URL('../b?x=1#f', 'HTTPS://user@EXAMPLE.com:443/a/c/');
  url.searchParams.append('y', 'ü');
  const params = new URLSearchParams('a=1&a=2&b=3');
  params.delete('a', '1');
  return [
    url.href,
    URL.canParse('https://h:x/'),
    URL.parse('https://h:x/'),
    URL.parse('/p', 'https://h').href,
    params.toString(),
    params.size,
    params.has('a', '1'),
    url.searchParams instanceof URLSearchParams,
    Object.prototype.toString.call(url),
    Object.prototype.toString.call(params),
  ];
})()`;

const expected = [
  'https://user@example.com/a/b?x=1&y=%C3%BC#f',
  false,
  null,
  'https://h/p',
  'a=2&b=3',
  2,
  false,
  true,
  '[object URL]',
  '[object URLSearchParams]',
];

const descriptors = `['URL', 'URLSearchParams'].map((name) => {
  const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(globalThis, name);
  return [writable, enumerable, configurable];
})`;

const hidden = [true, false, true];

describe('@url/polyfill/auto', () => {
  let auto: Script;
  let classes: Script;

  beforeAll(async () => {
    auto = new Script(await bundleProgram("import '@url/polyfill/auto';"));
    classes = new Script(await bundleProgram("import { install } from '@url/polyfill'; install();"));
  });

  /** A realm in which the statements run before `auto` does. */
  function realmAfter(statements: string, globals: object = {}, isConforming = false): Context {
    const realm = createContext(globals);
    if (isConforming) classes.runInContext(realm);
    runInContext(statements, realm);
    runInContext('globalThis.before = [globalThis.URL, globalThis.URLSearchParams]', realm);
    auto.runInContext(realm);
    return realm;
  }

  function areUntouched(realm: Context): unknown {
    return evaluate(realm, '[before[0] === URL, before[1] === URLSearchParams]');
  }

  test('defines both classes in a realm without them', () => {
    const realm = realmAfter('');
    expect(evaluate(realm, behavior)).toEqual(expected);
    expect(evaluate(realm, descriptors)).toEqual([hidden, hidden]);
    expect(evaluate(realm, "new URL('https://h') instanceof Object && Object.keys(globalThis)")).toEqual(['before']);
  });

  test('throws errors of the realm', () => {
    const realm = realmAfter('');
    const expression = `(() => {
        try {
          new URL('https://exa mple/');
        } catch (error) {
          return [error instanceof TypeError, error.code, error.input];
        }
      })()`;
    expect(evaluate(realm, expression)).toEqual([true, 'ERR_INVALID_URL', 'https://exa mple/']);
  });

  test('replaces a class that only has the name, and keeps its functions for blob URLs', () => {
    const realm = realmAfter(`
        globalThis.URL = function URL(url) { this.href = url; };
        URL.createObjectURL = () => 'blob:made';
        URL.revokeObjectURL = () => 'revoked';
        globalThis.URLSearchParams = class {};`);
    expect(evaluate(realm, behavior)).toEqual(expected);
    expect(evaluate(realm, descriptors)).toEqual([hidden, hidden]);
    expect(areUntouched(realm)).toEqual([false, false]);
    expect(evaluate(realm, '[URL.createObjectURL({}), URL.revokeObjectURL("blob:made")]')).toEqual([
      'blob:made',
      'revoked',
    ]);
  });

  test('replaces classes that parse differently from the standard', () => {
    const realm = realmAfter(
      `
        const Right = URL;
        globalThis.URL = class URL extends Right {
          get host() { return super.host.toUpperCase(); }
          get href() { return super.href.replace('%20', '+'); }
        };`,
      {},
      true,
    );
    expect(areUntouched(realm)).toEqual([false, false]);
    expect(evaluate(realm, behavior)).toEqual(expected);
    expect(evaluate(realm, "new URL('https://h/a b').href")).toBe('https://h/a%20b');
  });

  test.each([
    ['URL.canParse', 'delete URL.canParse;'],
    ['URL.parse', 'delete URL.parse;'],
    ['both statics', 'delete URL.parse; delete URL.canParse;'],
    ['size', 'delete URLSearchParams.prototype.size;'],
    ['Symbol.iterator', 'delete URLSearchParams.prototype[Symbol.iterator];'],
    ['Symbol.toStringTag', 'delete URL.prototype[Symbol.toStringTag];'],
    [
      'the second argument of has',
      `const { has } = URLSearchParams.prototype;
        Object.assign(URLSearchParams.prototype, { has(name) { return Reflect.apply(has, this, [name]); } });`,
    ],
    [
      'the second argument of delete',
      `const remove = URLSearchParams.prototype.delete;
        Object.assign(URLSearchParams.prototype, { delete(name) { Reflect.apply(remove, this, [name]); } });`,
    ],
  ])('adds the missing member and keeps the classes: %s', (_, statements) => {
    const realm = realmAfter(statements, {}, true);
    expect(areUntouched(realm)).toEqual([true, true]);
    expect(evaluate(realm, behavior)).toEqual(expected);
    expect(evaluate(realm, "[...new URLSearchParams('a=b')]")).toEqual([['a', 'b']]);
    const shape = "Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'has').enumerable";
    expect(evaluate(realm, shape)).toBe(true);
  });

  test('keeps the native classes, by identity, and their members', () => {
    const { URL, URLSearchParams } = globalThis;
    const members = () =>
      [URL, URL.prototype, URLSearchParams, URLSearchParams.prototype].map((object) =>
        Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]),
      );
    const before = members();
    const realm = realmAfter('', { URL, URLSearchParams });
    expect(areUntouched(realm)).toEqual([true, true]);
    const { URL: after, URLSearchParams: paramsAfter } = realm;
    expect([after === URL, paramsAfter === URLSearchParams]).toEqual([true, true]);
    expect(isDeepStrictEqual(members(), before)).toBe(true);
  });

  test('keeps the classes of this package', () => {
    expect(areUntouched(realmAfter('', {}, true))).toEqual([true, true]);
  });
});
