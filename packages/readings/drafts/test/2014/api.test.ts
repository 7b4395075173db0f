import { URL2014, URLSearchParams2014, URLUtils, URLUtilsReadOnly } from '@url/drafts/2014';
import { describe, expect, test } from 'vitest';
import { componentNames } from '../../../../../tools/conformance/components.ts';

describe('2. APIs', () => {
  test('update steps are passed the serialized url, and the input of href as it is', () => {
    const values: string[] = [];
    const a = new URLUtils('a', { getTheBase: () => 'http://h/', updateSteps: (value) => values.push(value) });
    a.hash = 'b';
    a.searchParams.append('c', 'd e');
    a.search = '?x y';
    a.href = ' ://';
    a.hash = 'x';
    a.searchParams.append('y', '');
    expect(values).toEqual([
      'http://h/a#b',
      'http://h/a?c=d+e#b',
      'http://h/a?x+y=#b',
      ' ://',
      'http://h/://#x',
      'http://h/://?y=#x',
    ]);
  });

  test('a null input is the empty string, and no URL', () => {
    for (const url of [new URLUtils(null), new URLUtilsReadOnly(null)]) {
      const { href, origin, protocol, host, hostname, port, pathname, search, hash } = url;
      expect([href, origin, protocol, host, hostname, port, pathname, search, hash]).toEqual([
        '',
        '',
        ':',
        '',
        '',
        '',
        '',
        '',
        '',
      ]);
    }
  });

  test('the query encoding is the encoding override', () => {
    const getEncoder = () => () => ({ bytes: Uint8Array.of(0xe9), potentialError: null });
    const queryEncoding = { name: 'windows-1252', decode: String, getEncoder };
    expect(new URLUtilsReadOnly('http://h/?é', { queryEncoding }).search).toBe('?%E9');
    expect(new URLUtils('http://h/?é', { queryEncoding }).search).toBe('?%E9');
  });
});

describe('2.1. Constructors', () => {
  test('without a base', () => {
    expect(new URL2014('https://example.org/💩').pathname).toBe('/%F0%9F%92%A9');
  });

  test('with the baseURI of a document', () => {
    expect(new URL2014('/💩', 'https://url.spec.whatwg.org/').href).toBe('https://url.spec.whatwg.org/%F0%9F%92%A9');
  });

  test('a TypeError for what cannot be parsed', () => {
    expect(() => new URL2014('/💩')).toThrow(TypeError);
    expect(() => new URL2014('http://a', 'b')).toThrow(
      'Cannot parse "b" as a URL: relative URL provided with a non-relative base',
    );
    expect(() => new URL2014('http://a:b', 'http://c')).toThrow(
      'Cannot parse "http://a:b" as a URL: Invalid port number',
    );
  });
});

describe('2.2. URL statics', () => {
  test.each([
    ['ExAmPlE', 'example', 'example'],
    ['☕.a', 'xn--53h.a', '☕.a'],
    ['127.1', '', ''],
    ['[::1]', '', ''],
    ['a b', '', ''],
    ['a:b', '', ''],
    ['', '', ''],
  ])('%j is %j in ASCII and %j in Unicode', (domain, ascii, unicode) => {
    expect(URL2014.domainToASCII(domain)).toBe(ascii);
    expect(URL2014.domainToUnicode(domain)).toBe(unicode);
  });
});

describe('2.3. URLUtils and URLUtilsReadOnly members', () => {
  test('an href that cannot be parsed is passed through unchanged', () => {
    const input = 'https://test:test/';
    const a = new URLUtils('http://h/');
    a.href = input;
    expect(a.href === input).toBe(true);
    expect(`${a}`).toBe(input);
    for (const name of componentNames) if (name !== 'href') a[name] = 'x';
    expect(a.href).toBe(input);
    a.href = 'http://i/?j=k';
    expect([a.href, a.searchParams.get('j')]).toEqual(['http://i/?j=k', 'k']);
  });

  test('the href of a URL object stays where it cannot be parsed', () => {
    const url = new URL2014('http://h/?a=b');
    expect(() => {
      url.href = 'https://test:test/';
    }).toThrow(TypeError);
    expect(url.href).toBe('http://h/?a=b');
    url.href = 'http://i/?c=d';
    expect([url.href, url.searchParams.get('c')]).toEqual(['http://i/?c=d', 'd']);
  });

  test('getters', () => {
    const url = new URL2014('http://u:p@☕.a:8080/b/c?d#e');
    const { origin, protocol, username, password, host, hostname, port, pathname, search, hash } = url;
    expect({ origin, protocol, username, password, host, hostname, port, pathname, search, hash }).toEqual({
      origin: 'http://☕.a:8080',
      protocol: 'http:',
      username: 'u',
      password: 'p',
      host: 'xn--53h.a:8080',
      hostname: 'xn--53h.a',
      port: '8080',
      pathname: '/b/c',
      search: '?d',
      hash: '#e',
    });
    expect(new URL2014('mailto:a?').search).toBe('');
    expect(new URL2014('mailto:a#').hash).toBe('');
    expect(new URL2014('mailto:a').pathname).toBe('a');
  });

  test('setters', () => {
    const url = new URL2014('http://h/');
    url.protocol = 'https:';
    url.username = 'u:';
    url.password = 'p@';
    url.host = 'i:8080';
    url.hostname = 'J';
    url.pathname = '/a b';
    url.search = '?c=d';
    url.hash = '#e';
    expect(url.href).toBe('https://u%3A:p%40@j:8080/a%20b?c=d#e');
    url.password = '';
    url.port = '443';
    url.hash = '';
    expect(url.href).toBe('https://u%3A@j/a%20b?c=d');
  });

  test('nothing is set beside scheme data but protocol, search and hash', () => {
    const url = new URL2014('mailto:a');
    for (const name of ['username', 'password', 'host', 'hostname', 'port', 'pathname'] as const) url[name] = '1';
    expect(url.href).toBe('mailto:a');
    url.search = 'b=c';
    url.hash = 'd';
    url.protocol = 'data';
    expect(url.href).toBe('data:a?b=c#d');
    const script = new URL2014('javascript:a');
    script.hash = 'b';
    expect(script.href).toBe('javascript:a');
    const file = new URL2014('file://h/');
    file.port = '1';
    expect(file.href).toBe('file://h/');
  });

  test('the search setter ends with the update steps of the query object, which write the query', () => {
    const url = new URL2014('http://h/');
    url.search = '??a b';
    expect([url.search, url.searchParams.get('?a b')]).toEqual(['?%3Fa+b=', '']);
    url.search = '';
    expect([url.href, [...url.searchParams]]).toEqual(['http://h/?', []]);
  });
});

describe('2.3. searchParams', () => {
  test('belongs to several URLs, and updates each of them', () => {
    const params = new URLSearchParams2014('a=1');
    const urls = [new URL2014('http://a/'), new URL2014('http://b/?x#y'), new URLUtils('http://c/')];
    for (const url of urls) url.searchParams = params;
    expect(urls.map(({ href }) => href)).toEqual(['http://a/?a=1', 'http://b/?a=1#y', 'http://c/?a=1']);
    params.set('a', 'é');
    expect(urls.map(({ search }) => search)).toEqual(['?a=%C3%A9', '?a=%C3%A9', '?a=%C3%A9']);
    urls[1]!.search = 'z';
    expect(urls.map(({ search }) => search)).toEqual(['?z=', '?z=', '?z=']);
    expect(urls.every((url) => url.searchParams === params)).toBe(true);
  });

  test('the object that was there before is no longer linked', () => {
    const url = new URL2014('http://a/?b=c');
    const before = url.searchParams;
    url.searchParams = new URLSearchParams2014('d=e');
    before.append('f', 'g');
    expect(url.search).toBe('?d=e');
    expect(String(before)).toBe('b=c&f=g');
  });

  test('update steps run for each url object in order', () => {
    const values: string[] = [];
    const params = new URLSearchParams2014();
    const [first, second] = ['http://first/', 'http://second/'].map(
      (href) => new URLUtils(href, { updateSteps: (value) => values.push(value) }),
    );
    second!.searchParams = params;
    first!.searchParams = params;
    values.length = 0;
    params.append('a', 'b');
    expect(values).toEqual(['http://second/?a=b', 'http://first/?a=b']);
  });

  test('a URL that is null is not updated', () => {
    const values: string[] = [];
    const a = new URLUtils('x', { updateSteps: (value) => values.push(value) });
    a.searchParams = new URLSearchParams2014('b=c');
    a.searchParams.append('d', 'e');
    expect([a.href, values]).toEqual(['x', []]);
  });
});

describe('2.4. Interface URLSearchParams', () => {
  test('methods', () => {
    const params = new URLSearchParams2014('a=1&b=2&a=3');
    expect([params.get('a'), params.get('c'), params.getAll('a'), params.has('b')]).toEqual([
      '1',
      null,
      ['1', '3'],
      true,
    ]);
    params.append('c', '4');
    params.set('a', '5');
    params.delete('b');
    expect([...params]).toEqual([
      ['a', '5'],
      ['c', '4'],
    ]);
    expect([[...params.keys()], [...params.values()], [...params.entries()]]).toEqual([
      ['a', 'c'],
      ['5', '4'],
      [...params],
    ]);
    const seen: unknown[] = [];
    params.forEach((value, name, object) => {
      seen.push(value, name, object === params);
    });
    expect(seen).toEqual(['5', 'a', true, '4', 'c', true]);
  });

  test('a "?" at the start is a part of the name', () => {
    expect([...new URLSearchParams2014('?a=b')]).toEqual([['?a', 'b']]);
  });

  test('init is copied', () => {
    const params = new URLSearchParams2014('a=+%20&b');
    const copy = new URLSearchParams2014(params);
    params.delete('a');
    expect([...copy]).toEqual([
      ['a', '  '],
      ['b', ''],
    ]);
    expect([...new URLSearchParams2014()]).toEqual([]);
  });

  test('a value given to delete and has does not count', () => {
    const params = new URLSearchParams2014('a=1');
    expect(Reflect.apply(params.has, params, ['a', '2'])).toBe(true);
    Reflect.apply(params.delete, params, ['a', '2']);
    expect(String(params)).toBe('');
  });
});

test('a value that is no URLSearchParams2014 is refused before anything is unlinked', () => {
  const url = new URL2014('http://h/?a=1');
  expect(() => {
    url.searchParams = 'x' as unknown as URLSearchParams2014;
  }).toThrow(TypeError);
  url.searchParams.append('b', '2');
  expect(url.href).toBe('http://h/?a=1&b=2');
});

test.each([
  ['append', ['a']],
  ['set', ['a']],
  ['delete', []],
  ['get', []],
  ['getAll', []],
  ['has', []],
] as const)('%s asks for its arguments', (operation, args) => {
  const params = new URLSearchParams2014('a=1');
  const call = params[operation] as (...args: readonly string[]) => unknown;
  expect(() => call.apply(params, [...args])).toThrow(TypeError);
  expect(String(params)).toBe('a=1');
});
