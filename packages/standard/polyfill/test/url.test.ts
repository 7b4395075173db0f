import { describe, expect, test } from 'vitest';
import { URL, URLSearchParams } from '../src/index.js';

const attributes = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'searchParams',
  'hash',
] as const;

describe('construction', () => {
  test('converts its arguments to strings, in order', () => {
    const calls: string[] = [];
    const argument = (name: string, value: string) => {
      const object = {
        toString() {
          calls.push(name);
          return value;
        },
      };
      return object as unknown as string;
    };
    expect(new URL(argument('url', '/a'), argument('base', 'http://h')).href).toBe('http://h/a');
    expect(calls).toEqual(['url', 'base']);
    expect(new URL(new URL('http://h/')).href).toBe('http://h/');
    expect(new URL('x', 'http://h/null').href).toBe('http://h/x');
    expect(new URL(null as unknown as string, 'http://h').href).toBe('http://h/null');
    expect(() => new URL('/', null as unknown as string)).toThrow(/the base/);
    expect(new URL('http://h/\ud800').href).toBe('http://h/%EF%BF%BD');
  });

  test('a base of undefined is none', () => {
    expect(new URL('http://h', undefined).href).toBe('http://h/');
    expect(URL.canParse('/', undefined)).toBe(false);
  });

  test.each([
    ['no argument', () => new (URL as unknown as new () => unknown)()],
    ['no new', () => (URL as unknown as () => unknown)()],
    ['a symbol', () => new URL(Symbol('http://h') as unknown as string)],
    ['parse without argument', () => (URL.parse as () => unknown)()],
    ['canParse without argument', () => (URL.canParse as () => unknown)()],
  ])('throws a TypeError for %s', (_, run) => expect(run).toThrow(TypeError));

  test('URL.parse gives an object of the class, and null for what does not parse', () => {
    const url = URL.parse('../b', 'http://h/a/');
    expect(url).toBeInstanceOf(URL);
    expect(url?.href).toBe('http://h/b');
    expect(URL.parse('http://')).toBeNull();
    expect(URL.parse('/', 'nonsense')).toBeNull();
    expect(URL.canParse('/a', 'http://h')).toBe(true);
    expect(URL.canParse('/a')).toBe(false);
  });

  test('a class may extend it', () => {
    class Link extends URL {
      get isSecure() {
        return this.protocol === 'https:';
      }
    }
    expect(new Link('https://h').isSecure).toBe(true);
    expect(new Link('http://h')).toBeInstanceOf(URL);
  });
});

describe('errors', () => {
  const errorOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error as TypeError & { code: string; input: string; base?: string };
    }
    throw new Error('nothing was thrown');
  };

  test('say what, why and where', () => {
    const error = errorOf(() => new URL('https://exa mple'));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe(
      'Cannot parse "https://exa mple" as a URL: the domain contains U+0020 SPACE, at 11 (domain-to-ASCII)',
    );
    expect(error).toMatchObject({ code: 'ERR_INVALID_URL', input: 'https://exa mple' });
    expect('base' in error).toBe(false);
  });

  test('hold the base if it was given', () => {
    expect(errorOf(() => new URL('//:1', 'http://h'))).toMatchObject({ input: '//:1', base: 'http://h' });
    expect(errorOf(() => new URL('/', 'x')).message).toMatch(/the base "x"/);
  });

  test('say which of input and base fails, also at an IP address', () => {
    const address = 'http://1.2.3.256/';
    expect(errorOf(() => new URL(address, 'http://h')).message).toMatch(/^Cannot parse "http:\/\/1.2.3.256\/"/);
    expect(errorOf(() => new URL('/', address)).message).toMatch(/^Cannot parse the base "http:\/\/1.2.3.256\/"/);
  });

  test('of the href setter leave the object as it was', () => {
    const url = new URL('http://h/?a#b');
    const { searchParams } = url;
    expect(errorOf(() => Object.assign(url, { href: 'http://h:x/' })).message).toMatch(/port-invalid/);
    expect(url.href).toBe('http://h/?a#b');
    expect(url.searchParams).toBe(searchParams);
  });
});

describe('a URL and its searchParams', () => {
  test('are in step both ways', () => {
    const url = new URL('http://h/?a=1');
    const { searchParams } = url;
    searchParams.append('b', ' ');
    expect(url.href).toBe('http://h/?a=1&b=+');
    url.search = '?c=3';
    expect([...searchParams]).toEqual([['c', '3']]);
    url.href = 'http://g/?d';
    expect([...searchParams]).toEqual([['d', '']]);
    url.searchParams.delete('d');
    expect(url.href).toBe('http://g/');
    expect(url.searchParams).toBe(searchParams);
    expect(searchParams).toBeInstanceOf(URLSearchParams);
  });

  test('a change is seen by whatever is read or set first', () => {
    for (const attribute of ['search', 'href'] as const) {
      const url = new URL('http://h/?a=1');
      url.searchParams.set('a', '2');
      expect(url[attribute]).toMatch(/\?a=2$/);
    }
    const url = new URL('http://h/?a=1');
    url.searchParams.set('a', '2');
    url.hash = 'f';
    expect(url.href).toBe('http://h/?a=2#f');
    url.searchParams.set('a', '3');
    url.search = 'b';
    expect(url.href).toBe('http://h/?b#f');
  });

  test('other setters leave the query as it was written', () => {
    const url = new URL('http://h/?a=b ~');
    expect(url.searchParams.get('a')).toBe('b ~');
    url.port = '81';
    expect(url.href).toBe('http://h:81/?a=b%20~');
    url.searchParams.sort();
    expect(url.href).toBe('http://h:81/?a=b+%7E');
  });

  test('searchParams cannot be set', () => {
    const url = new URL('http://h/');
    expect(() => Object.assign(url, { searchParams: new URLSearchParams() })).toThrow(TypeError);
    expect(() => Object.assign(url, { origin: 'x' })).toThrow(TypeError);
  });
});

describe('the shape that Web IDL asks for', () => {
  test('members in the order of the IDL, on the prototype, enumerable', () => {
    expect(Object.keys(URL.prototype)).toEqual([...attributes, 'toJSON', 'toString']);
    expect(Object.keys(URL)).toEqual(['parse', 'canParse']);
    expect(Object.getOwnPropertyNames(new URL('http://h'))).toEqual([]);
    expect([URL.length, URL.parse.length, URL.canParse.length, URL.prototype.toJSON.length]).toEqual([1, 1, 1, 0]);
    expect(URL.name).toBe('URL');
    expect(Object.prototype.toString.call(new URL('http://h'))).toBe('[object URL]');
    const symbols = Object.getOwnPropertySymbols(URL.prototype).filter((key) => Symbol.keyFor(key) === undefined);
    expect(symbols).toEqual([Symbol.toStringTag]);
  });

  test.each(['parse', 'canParse'] as const)('%s needs no receiver, and is not a constructor', (name) => {
    expect(Reflect.apply(URL[name], undefined, ['http://h'])).toBeTruthy();
    expect(() => Reflect.construct(URL[name], ['http://h'])).toThrow(TypeError);
    expect(() => Reflect.apply(URL[name], undefined, [Symbol('http://h')])).toThrow(TypeError);
    expect(URL.prototype).not.toHaveProperty(name);
  });

  test.each(attributes)('%s: brand check in getter and setter, names, lengths', (attribute) => {
    const { get, set, configurable } = Object.getOwnPropertyDescriptor(URL.prototype, attribute)!;
    expect(configurable).toBe(true);
    expect([get!.name, get!.length]).toEqual([`get ${attribute}`, 0]);
    expect(() => Reflect.construct(get!, [])).toThrow(TypeError);
    for (const receiver of [{}, URL.prototype, Object.create(URL.prototype), undefined, new URLSearchParams()]) {
      expect(() => get!.call(receiver)).toThrow(TypeError);
    }
    if (attribute === 'origin' || attribute === 'searchParams') {
      expect(set).toBeUndefined();
      return;
    }
    expect([set!.name, set!.length]).toEqual([`set ${attribute}`, 1]);
    let converted = false;
    const value = {
      toString() {
        converted = true;
        return '';
      },
    };
    expect(() => set!.call({}, value)).toThrow(TypeError);
    expect(converted).toBe(false);
    expect(() => Reflect.construct(set!, ['a'])).toThrow(TypeError);
  });

  test.each(attributes)('%s: an error of ToString reaches the caller and changes nothing', (attribute) => {
    const { set } = Object.getOwnPropertyDescriptor(URL.prototype, attribute)!;
    const url = new URL('http://h/?a#b');
    const thrown = new RangeError('mine');
    const value = {
      toString() {
        throw thrown;
      },
    };
    if (set !== undefined) {
      expect(() => set.call(url, value)).toThrow(thrown);
      expect(() => set.call(url, Symbol('a'))).toThrow(TypeError);
    }
    expect(url.href).toBe('http://h/?a#b');
    expect(() => URL.canParse('http://h', value as never)).toThrow(thrown);
  });

  test('a setter that is called without an argument converts undefined', () => {
    const url = new URL('http://h/');
    Reflect.apply(Object.getOwnPropertyDescriptor(URL.prototype, 'hash')!.set!, url, []);
    expect(url.hash).toBe('#undefined');
  });

  test('toJSON and toString check their receiver, and give the href', () => {
    const url = new URL('http://h');
    expect(`${url} ${JSON.stringify({ url })}`).toBe('http://h/ {"url":"http://h/"}');
    expect(() => URL.prototype.toJSON.call({} as never)).toThrow(TypeError);
    expect(() => URL.prototype.toString.call({} as never)).toThrow(TypeError);
    expect(() => Reflect.construct(URL.prototype.toJSON, [])).toThrow(TypeError);
  });
});

// https://webidl.spec.whatwg.org/#js-USVString: ToString alone, which reads properties of the object and calls what it finds.
test('an argument is converted by ToString, and nothing else of it is looked at', () => {
  const traps: string[] = [];
  const refusing = new Proxy<ProxyHandler<object>>(
    {},
    {
      get: (_, trap: string) => {
        if (trap === 'get')
          return (_target: object, key: PropertyKey) => (key === 'toString' ? () => 'http://h/' : undefined);
        return () => {
          traps.push(trap);
          throw new Error(trap);
        };
      },
    },
  );
  const value = new Proxy({}, refusing) as unknown as string;
  expect(new URL(value, value).href).toBe('http://h/');
  expect(URL.parse(value, value)?.href).toBe('http://h/');
  expect(URL.canParse(value, value)).toBe(true);
  const url = new URL('http://g/');
  for (const attribute of attributes)
    if (!['origin', 'searchParams'].includes(attribute)) url[attribute as 'href'] = value;
  expect(traps).toEqual([]);
});
