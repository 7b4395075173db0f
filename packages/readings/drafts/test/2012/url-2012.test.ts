import { URL2012 } from '@url/drafts/2012';
import { describe, expect, test } from 'vitest';

describe('4.1 Constructor', () => {
  test('parses, or resolves against a base', () => {
    expect(new URL2012('HTTP://A').href).toBe('http://a/');
    expect(new URL2012('../c', 'http://a/b/').href).toBe('http://a/c');
    expect(`${new URL2012('//c', 'http://a/b/')}`).toBe('http://c/');
  });
  test('does not throw: what is invalid reads back, and has no attributes', () => {
    for (const url of [new URL2012('a b'), new URL2012('a b', 'c'), new URL2012('a b', 'mailto:c')]) {
      const { protocol, username, password, host, hostname, port, pathname, search, hash } = url;
      expect(url.href).toBe('a b');
      expect([protocol, username, password, host, hostname, port, pathname, search, hash].join('')).toBe('');
      url.hash = url.search = url.pathname = url.port = url.host = url.protocol = url.username = url.filename = 'x';
      expect([url.href, url.origin, url.filename]).toEqual(['a b', 'null', '']);
    }
  });
});

describe('4.2: the getter condition of search', () => {
  test.each([
    ['http://example.com/', ''],
    ['http://example.com/?', '?'],
    ['http://example.com/?test', '?test'],
    ['http://example.com/?test#', '?test'],
  ])('%s gives %j', (input, search) => {
    expect(new URL2012(input).search).toBe(search);
  });
});

describe('4.2: what each of the attributes returns', () => {
  test.each([
    ['http://example.com/carrot#question%3f', 'http:', 'example.com', 'example.com', '', '/carrot', '', '#question%3f'],
    ['https://www.example.com:4443?', 'https:', 'www.example.com:4443', 'www.example.com', '4443', '/', '?', ''],
  ])(
    '%s has the attributes %j, %j, %j, %j, %j, %j and %j',
    (input, protocol, host, hostname, port, pathname, search, hash) => {
      expect(new URL2012(input)).toMatchObject({ protocol, host, hostname, port, pathname, search, hash });
    },
  );
});

describe('4.2: the table of attributes', () => {
  const set = (attribute: string, value: string, input = 'http://u:p@h:81/a/b?c#d'): string =>
    Object.assign(new URL2012(input), { [attribute]: value }).href;

  test.each([
    ['protocol', 'https', 'https://u:p@h:81/a/b?c#d'],
    ['protocol', 'ftp:::', 'ftp://u:p@h:81/a/b?c#d'],
    ['protocol', '', 'http://u:p@h:81/a/b?c#d'],
    ['protocol', ':', 'http://u:p@h:81/a/b?c#d'],
    ['protocol', 'a b', 'http://u:p@h:81/a/b?c#d'],
    ['username', 'x@y:z', 'http://x%40y%3Az:p@h:81/a/b?c#d'],
    ['username', '', 'http://:p@h:81/a/b?c#d'],
    ['password', 'x:y', 'http://u:x%3Ay@h:81/a/b?c#d'],
    ['password', '', 'http://u@h:81/a/b?c#d'],
    ['host', 'x', 'http://u:p@x/a/b?c#d'],
    ['host', 'x:82', 'http://u:p@x:82/a/b?c#d'],
    ['host', '', 'http://u:p@h:81/a/b?c#d'],
    ['host', 'x/y', 'http://u:p@x%2Fy/a/b?c#d'],
    ['hostname', 'X', 'http://u:p@x:81/a/b?c#d'],
    ['hostname', '//x', 'http://u:p@x:81/a/b?c#d'],
    ['hostname', '//', 'http://u:p@h:81/a/b?c#d'],
    ['hostname', '[::1]', 'http://u:p@[::1]:81/a/b?c#d'],
    ['port', '82x', 'http://u:p@h:82/a/b?c#d'],
    ['port', '080', 'http://u:p@h/a/b?c#d'],
    ['port', 'x', 'http://u:p@h:0/a/b?c#d'],
    ['port', '65535', 'http://u:p@h:65535/a/b?c#d'],
    ['port', '65536', 'http://u:p@h:81/a/b?c#d'],
    ['port', '0', 'http://u:p@h:81/a/b?c#d'],
    ['pathname', '/x?y#z', 'http://u:p@h:81/x%3Fy%23z?c#d'],
    ['pathname', 'x', 'http://u:p@h:81/x?c#d'],
    ['search', '?x', 'http://u:p@h:81/a/b?x#d'],
    ['search', '??x#', 'http://u:p@h:81/a/b??x%23#d'],
    ['search', '', 'http://u:p@h:81/a/b?#d'],
    ['hash', '#x', 'http://u:p@h:81/a/b?c#x'],
    ['hash', '##x', 'http://u:p@h:81/a/b?c##x'],
    ['hash', '', 'http://u:p@h:81/a/b?c#'],
    ['filename', 'x/y', 'http://u:p@h:81/a/x%2Fy?c#d'],
    ['href', 'ftp://x', 'ftp://x/'],
    ['href', 'x', 'http://u:p@h:81/a/b?c#d'],
  ])('%s = %j', (attribute, value, href) => {
    expect(set(attribute, value)).toBe(href);
  });
  test.each(['username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'filename'])(
    '%s of a URL that is not hierarchical is empty, and is not set',
    (attribute) => {
      expect(new URL2012('mailto:a?b#c')).toMatchObject({ [attribute]: '' });
      expect(set(attribute, 'x', 'mailto:a?b#c')).toBe('mailto:a?b#c');
    },
  );
  test('hash has no condition, and is set in a URL that is not hierarchical, too', () => {
    expect(set('hash', 'x', 'mailto:a')).toBe('mailto:a#x');
    expect(set('hash', '#x', 'mailto:a?b#c')).toBe('mailto:a?b#x');
    expect(new URL2012('mailto:a#x').hash).toBe('');
  });
  test.each(['a:b', 'javascript:alert(1)//', 'http://evil.com?', ' ftp', 'f tp', 'ht%74p', 'é'])(
    'protocol escapes what no scheme has, which leaves an invalid scheme: %j',
    (value) => expect(set('protocol', value, 'https://good.com/x')).toBe('https://good.com/x'),
  );
  test('values become strings, as Web IDL converts a DOMString', () => {
    const any = (value: unknown): string => value as string;
    const url = new URL2012(any({ toString: () => 'http://h/' }));
    for (const [attribute, value, href] of [
      ['search', 5, 'http://h/?5'],
      ['hash', null, 'http://h/?5#null'],
      ['pathname', undefined, 'http://h/undefined?5#null'],
      ['username', 7, 'http://7@h/undefined?5#null'],
      ['password', true, 'http://7:true@h/undefined?5#null'],
      ['host', 8, 'http://7:true@0.0.0.8/undefined?5#null'],
      ['hostname', 9, 'http://7:true@0.0.0.9/undefined?5#null'],
      ['port', 81, 'http://7:true@0.0.0.9:81/undefined?5#null'],
      ['filename', 1, 'http://7:true@0.0.0.9:81/1?5#null'],
      ['protocol', 'ftp', 'ftp://7:true@0.0.0.9:81/1?5#null'],
    ] as const) {
      url[attribute] = any(value);
      expect(url.href).toBe(href);
    }
    url.setParameter(any('a'), any(1));
    expect(url.search).toBe('?5&a=1');
    expect(url.getParameter(any({ toString: () => 'a' }))).toBe('1');
    expect(url.hasParameter(any(5))).toBe(true);
    url.removeParameter(any(5));
    url.addParameter(any(null), any(2));
    expect(url.search).toBe('?null=2');
    url.href = any({ toString: () => 'x:' });
    expect(url.href).toBe('x:');
    expect(new URL2012('b', any({ toString: () => 'http://h/a' })).href).toBe('http://h/b');
  });
  test('hash needs a fragment that is not empty, and port one that is not the default', () => {
    expect(new URL2012('http://h/#')).toMatchObject({ hash: '', href: 'http://h/#' });
    expect(new URL2012('http://h:80/')).toMatchObject({ port: '', host: 'h' });
    expect(new URL2012('http://h:/')).toMatchObject({ port: '', host: 'h' });
  });
});

test('4.3 The filename attribute', () => {
  expect(new URL2012('http://h/a/b.c?d/e').filename).toBe('b.c');
  expect(new URL2012('http://h/a/').filename).toBe('');
});

test('4.4 The origin attribute', () => {
  expect(new URL2012('http://xn--9ca:81/a').origin).toBe('http://é:81');
  expect(new URL2012('https://u:p@h:443/a').origin).toBe('https://h');
  expect(new URL2012('http://[::1]/').origin).toBe('http://[::1]');
  expect(new URL2012('mailto:a').origin).toBe('null');
  expect(new URL2012('file:///a').origin).toBe('null');
});

describe('the methods', () => {
  const create = (): URL2012 => new URL2012('http://h/?a=1&b&a=2&c=%20');

  test('4.5 getParameterNames()', () => {
    expect(create().getParameterNames()).toEqual(['a', 'b', 'c']);
    expect(new URL2012('http://h/').getParameterNames()).toEqual([]);
  });
  test('4.6 getParameterValues()', () => {
    expect(create().getParameterValues('a')).toEqual(['1', '2']);
    expect(create().getParameterValues('b')).toEqual([null]);
    expect(create().getParameterValues('c')).toEqual(['%20']);
    expect(create().getParameterValues('d')).toEqual([]);
  });
  test('4.7 hasParameter()', () => {
    expect([create().hasParameter('b'), create().hasParameter('d')]).toEqual([true, false]);
  });
  test('4.8 getParameter()', () => {
    expect(['a', 'b', 'd'].map((name) => create().getParameter(name))).toEqual(['1', null, null]);
  });
  test('4.9 setParameter()', () => {
    const url = create();
    url.setParameter('a', 'x&y');
    expect(url.search).toBe('?b&c=%20&a=x%26y');
    url.setParameter('', '');
    expect(url.search).toBe('?b&c=%20&a=x%26y&=');
  });
  test('4.10 addParameter(), which lets the list be empty first', () => {
    const url = create();
    url.addParameter('d', '1');
    expect(url.search).toBe('?d=1');
  });
  test('4.11 removeParameter()', () => {
    const url = create();
    url.removeParameter('a');
    expect(url.search).toBe('?b&c=%20');
  });
  test('4.12 clearParameters()', () => {
    const url = create();
    url.clearParameters();
    expect(url.href).toBe('http://h/?');
  });
});
