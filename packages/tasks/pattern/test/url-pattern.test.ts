import { URLPattern, type URLPatternInput } from '@url/pattern';
import { describe, expect, test, vi } from 'vitest';

const attributes = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'hasRegExpGroups',
];
const operations = ['test', 'exec'];

function construct(...args: unknown[]): URLPattern {
  return Reflect.construct(URLPattern, args);
}

/** Objects that are no instance, and the prototype itself. */
const impostors: unknown[] = [
  {},
  URLPattern.prototype,
  Object.create(URLPattern.prototype),
  undefined,
  null,
  'https://h/',
];

describe('Web IDL', () => {
  test('the interface object', () => {
    expect(URLPattern.name).toBe('URLPattern');
    expect(URLPattern.length).toBe(0);
    expect(() => (URLPattern as unknown as () => void)()).toThrow(TypeError);
    expect(Object.getOwnPropertyDescriptor(URLPattern, 'prototype')).toMatchObject({
      writable: false,
      enumerable: false,
      configurable: false,
    });
    expect(Object.keys(URLPattern)).toEqual([]);
    expect(Object.getOwnPropertyNames(URLPattern).sort()).toEqual(['length', 'name', 'prototype']);
  });

  test('the interface prototype object', () => {
    const { prototype } = URLPattern;
    expect(Object.keys(prototype)).toEqual([...attributes, ...operations]);
    expect(Object.getOwnPropertySymbols(prototype)).toEqual([
      Symbol.toStringTag,
      Symbol.for('nodejs.util.inspect.custom'),
    ]);
    expect(Object.prototype.toString.call(construct())).toBe('[object URLPattern]');
    expect(Object.getOwnPropertyDescriptor(prototype, 'constructor')).toEqual({
      value: URLPattern,
      writable: true,
      enumerable: false,
      configurable: true,
    });
  });

  test.each(attributes)('attribute %s', (name) => {
    const descriptor = Object.getOwnPropertyDescriptor(URLPattern.prototype, name)!;
    expect(descriptor).toMatchObject({ enumerable: true, configurable: true, set: undefined });
    expect(descriptor.get!.name).toBe(`get ${name}`);
    for (const impostor of impostors) expect(() => descriptor.get!.call(impostor)).toThrow(TypeError);
  });

  test.each(operations)('operation %s', (name) => {
    const { value, ...descriptor } = Object.getOwnPropertyDescriptor(URLPattern.prototype, name)!;
    expect(descriptor).toEqual({ enumerable: true, configurable: true, writable: true });
    expect([value.name, value.length]).toEqual([name, 0]);
    expect(() => new value()).toThrow(TypeError);
    for (const impostor of impostors) expect(() => value.call(impostor, 'https://h/')).toThrow(TypeError);
  });

  test('the constructor has three forms', () => {
    expect(construct().pathname).toBe('*');
    expect(construct(undefined, undefined).pathname).toBe('*');
    expect(construct(null, null).pathname).toBe('*');
    expect(construct({ pathname: '/a' }, { ignoreCase: 1 }).test({ pathname: '/A' })).toBe(true);
    expect(construct('/a', 'https://h').hostname).toBe('h');
    expect(construct('/a', { toString: () => 'https://h' }, { ignoreCase: true }).test('https://h/A')).toBe(true);
    expect(construct('https://h/a', () => {}).hostname).toBe('h');
    expect(construct(new Number(1)).pathname).toBe('*');
    expect(construct(new URL('https://h/a?b#c'))).toMatchObject({
      protocol: 'https',
      pathname: '/a',
      search: 'b',
      hash: 'c',
    });
  });

  test.each([
    ['/a'],
    ['/a', {}],
    ['/a', 'no base'],
    ['/a', undefined, {}],
    [{}, 'https://h'],
    [{}, 'https://h', {}],
    ['/a', 'https://h', 5],
    ['https://h', Symbol('a')],
    [Symbol('a')],
    [{ pathname: Symbol('a') }],
    [{ baseURL: 'no base' }],
  ])('the constructor throws a TypeError for %o', (...args) => {
    expect(() => construct(...args)).toThrow(TypeError);
  });

  test('members are read once, in their order, and only if they exist', () => {
    const read: PropertyKey[] = [];
    const init = new Proxy(
      { pathname: '/a' },
      {
        get(target, key) {
          read.push(key);
          return Reflect.get(target, key);
        },
      },
    );
    construct(init);
    expect(read).toEqual([
      'baseURL',
      'hash',
      'hostname',
      'password',
      'pathname',
      'port',
      'protocol',
      'search',
      'username',
    ]);
  });

  test('results are ordinary objects with their members in order', () => {
    const pattern = construct({ pathname: '/:__proto__/:toString/:z' });
    const result = pattern.exec({ pathname: '/a/b/c', extra: 1 } as URLPatternInput)!;
    expect(Object.keys(result)).toEqual([
      'hash',
      'hostname',
      'inputs',
      'password',
      'pathname',
      'port',
      'protocol',
      'search',
      'username',
    ]);
    expect(Object.keys(result.pathname)).toEqual(['groups', 'input']);
    expect(Object.entries(result.pathname.groups)).toEqual([
      ['__proto__', 'a'],
      ['toString', 'b'],
      ['z', 'c'],
    ]);
    expect(Object.getPrototypeOf(result.pathname.groups)).toBe(Object.prototype);
    expect(result.inputs).toStrictEqual([{ pathname: '/a/b/c' }]);
    expect(pattern.exec('https://h/a/b/c\ud800')!.inputs).toEqual(['https://h/a/b/c\ufffd']);
  });

  test('no two results share an object', () => {
    const pattern = construct('https://h/*');
    const first = pattern.exec('https://h/a')!;
    for (const component of [first.pathname, first.search, first.hostname]) {
      component.groups['0'] = 'changed';
      component.groups.added = 'added';
      component.input = 'changed';
    }
    first.inputs.push('changed');
    const second = pattern.exec('https://h/a')!;
    expect(second.inputs).toEqual(['https://h/a']);
    expect(second.pathname).toStrictEqual({ groups: { 0: 'a' }, input: '/a' });
    expect(second.search).toStrictEqual({ groups: { 0: '' }, input: '' });
    expect(second.hostname).toStrictEqual({ groups: {}, input: 'h' });
  });

  test('empty components match only empty text, also without regard to case', () => {
    const pattern = construct({ pathname: '', search: '', hash: '' }, { ignoreCase: true });
    expect(pattern.exec({ pathname: '' })?.search).toStrictEqual({ groups: {}, input: '' });
    expect(pattern.test({ search: 'a' })).toBe(false);
  });

  test('an empty group between texts matches nothing', () => {
    const pattern = construct('a{}?b{}*', 'https://h/x/y');
    expect(pattern.pathname).toBe('/x/ab');
    expect(pattern.test('https://h/x/ab')).toBe(true);
    expect(pattern.test('https://h/x/')).toBe(false);
  });

  test('a base URL after an object is an error, and one that does not parse matches nothing', () => {
    const pattern = construct({});
    expect(() => pattern.test({}, 'https://h')).toThrow(TypeError);
    expect(() => pattern.exec({}, 'https://h')).toThrow(TypeError);
    expect(pattern.test('a', 'no base')).toBe(false);
    expect(pattern.exec('a', 'no base')).toBeNull();
    expect(pattern.test({}, undefined)).toBe(true);
    expect(pattern.exec({ port: 'x' })).toBeNull();
  });

  test('the state is private', () => {
    const pattern = construct('https://h/a');
    expect(Reflect.ownKeys(pattern)).toEqual([]);
    expect(() => new Proxy(pattern, {}).pathname).toThrow(TypeError);
    class Own extends URLPattern {}
    expect(new Own('https://h/:a')).toBeInstanceOf(URLPattern);
  });
});

describe('errors have the pattern, the component and the place', () => {
  test.each([
    [['https://h/:/a'], 'https://h/:/a', 'pathname', 11, 'a name after ":"'],
    [['https://h/a?(b'], 'https://h/a?(b', 'search', 14, '")"'],
    [['https://h/a#()'], 'https://h/a#()', 'hash', 13, 'a regular expression'],
    [['ht(tp://h/'], 'ht(tp://h/', 'protocol', 5, '")"'],
    [['/a'], '/a', null, 0, 'a protocol or a base URL'],
    [['h%://h/'], 'h%://h/', 'protocol', 0, 'text allowed here'],
    [[{ hostname: '*.a b' }], '*.a b', 'hostname', 1, 'text allowed here'],
    [[{ pathname: '/a{b' }], '/a{b', 'pathname', 4, '"}"'],
    [[{ pathname: '/a}' }], '/a}', 'pathname', 2, '"\\" before a special character'],
    [[{ pathname: '/:a/:a' }], '/:a/:a', 'pathname', 4, 'a unique name, not "a"'],
    [[{ pathname: 'x/(\u00e9)', baseURL: 'https://h/long/path/' }], 'x/(\u00e9)', 'pathname', 3, 'an ASCII character'],
    [[{ search: '?a\\' }], '?a\\', 'search', 3, 'a character after "\\"'],
    [[{ pathname: '/(a(b))' }], '/(a(b))', 'pathname', 3, '"(?:" in place of "("'],
    [[{ pathname: '/(?:b)' }], '/(?:b)', 'pathname', 2, 'no "?" after "("'],
    [[{ pathname: '/x/([a)' }], '/x/([a)', 'pathname', 2, 'valid with the flag "v"'],
    [[{ pathname: '/((?<n>a))/((?<n>b))' }], '/((?<n>a))/((?<n>b))', 'pathname', 0, 'without a repeated name'],
    [[{ hash: '(a)'.repeat(20_000) }], '(a)'.repeat(20_000), 'hash', 0, 'shorter regular expressions'],
    [[{ pathname: '/a', baseURL: 'x' }], 'x', 'baseURL', 0, 'a valid base URL'],
  ])('%j', (args, input, component, position, expectation) => {
    let error: unknown;
    try {
      construct(...args);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ code: 'ERR_INVALID_URL_PATTERN', input, component, position });
    expect((error as TypeError).message).toContain(expectation);
    expect((error as TypeError).message).toContain(`at ${position}`);
  });

  test('an engine without the flag "v" has an error that says so, for a regular expression only', () => {
    const NativeRegExp = RegExp;
    globalThis.RegExp = new Proxy(NativeRegExp, {
      construct(target, [source, flags]) {
        if (String(flags).includes('v')) throw new SyntaxError('Invalid flags');
        return new target(source, flags);
      },
    });
    try {
      expect(() => construct({ pathname: '/:id(\\d+)' })).toThrow('lacks the flag "v"');
      expect(construct({ pathname: '/:id/{b}?' }).test({ pathname: '/a/' })).toBe(true);
    } finally {
      globalThis.RegExp = NativeRegExp;
    }
  });

  test('an engine without property escapes has an error that says so, for names beyond ASCII only', async () => {
    const NativeRegExp = RegExp;
    globalThis.RegExp = new Proxy(NativeRegExp, {
      construct(target, [source, flags]) {
        if (String(source).includes('\\p')) throw new SyntaxError('Invalid escape');
        return new target(source, flags);
      },
    });
    try {
      vi.resetModules();
      const { URLPattern: WithoutProperties } = await import('@url/pattern');
      for (const input of ['https://h/a/:é', { pathname: '/a/:é' }, 'https://h/a/:bé'])
        expect(() => new WithoutProperties(input)).toThrow(
          'a name in ASCII: this engine lacks Unicode property escapes',
        );
      expect(() => new WithoutProperties({ pathname: '/a/:é' })).toThrow('at 4 (pathname)');
      expect(new WithoutProperties('https://h/é/:a').test('https://h/é/b')).toBe(true);
    } finally {
      globalThis.RegExp = NativeRegExp;
      vi.resetModules();
    }
    expect(construct({ pathname: '/:é' }).exec({ pathname: '/x' })?.pathname.groups).toEqual({ é: 'x' });
  });
});
