import {
  documentBase,
  isValidWebAddress,
  parseWebAddress,
  resolveWebAddress,
  validWebAddressWays,
  webAddress2009,
} from '@url/drafts/2009';
import { parseURIReference } from '@url/uri';
import { describe, expect, test } from 'vitest';
import { latin1, utf16 } from '../../../compare/test/encodings.js';

describe('Terminology: a Web address is valid if', () => {
  test('it is a valid URI reference', () => {
    expect(validWebAddressWays('http://a/?b', latin1)).toContain('URI reference');
    expect(isValidWebAddress('a b')).toBe(false);
  });
  test('it is a valid IRI reference and has no query component', () => {
    expect(validWebAddressWays('/☕', latin1)).toEqual(['IRI reference without query']);
  });
  test('it is a valid IRI reference and its query component contains no unescaped non-ASCII characters', () => {
    expect(validWebAddressWays('/☕?%E2%98%95', latin1)).toEqual(['IRI reference with ASCII query']);
  });
  test("it is a valid IRI reference and its document's encoding is UTF-8 or UTF-16", () => {
    expect(validWebAddressWays('?☕')).toEqual(['IRI reference in a Unicode document']);
    expect(validWebAddressWays('?☕', utf16)).toEqual(['IRI reference in a Unicode document']);
    expect(validWebAddressWays('?☕', latin1)).toEqual([]);
  });
  test.each(['a b', '%', '\\', 'http://[/', 'a#b#c', '\ud800'])('%j is valid in none of the ways', (input) => {
    expect(isValidWebAddress(input)).toBe(false);
  });
});

describe('Parsing Web addresses', () => {
  test('strips leading and trailing space characters, which U+000B and U+00A0 are not', () => {
    expect(parseWebAddress(' \t\n\f\ra\r\f\n\t ')!.path).toBe('a');
    expect(parseWebAddress('\va')!.path).toBe('\va');
    expect(parseWebAddress('\u{a0}a')!.path).toBe('\u{a0}a');
  });
  test('percent-encodes all non-URI characters, and "%" with them', () => {
    const path = '/\0 "%<>\\^`{|}\x7f☕\u{1f4a9}';
    expect(parseWebAddress(path)!.path).toBe(path);
    expect(parseWebAddress('/%41%FF')!.path).toBe('/%41%FF');
    expect(parseWebAddress('/\ud800')!.path).toBe('/\ufffd');
  });
  test('a scheme, a port and an IP literal take no percent-encoding', () => {
    for (const input of ['a b://h', 'http://h:8 0/', 'http://[::1%25]/', 'http://[:☕]/']) {
      expect([input, parseWebAddress(input)]).toEqual([input, null]);
    }
  });
  test('after a scheme and "://", or "//", brackets stay up to the next "/", "?" or "#"', () => {
    expect(parseWebAddress('http://[::1]/[a]?[b]#[c]')).toMatchObject({
      host: '[::1]',
      path: '/[a]',
      query: '[b]',
      fragment: '[c]',
    });
    expect(parseWebAddress('//[::1]?[')).toMatchObject({ host: '[::1]', query: '[' });
    expect(parseWebAddress('//[::1')).toBeNull();
  });
  test('otherwise all brackets are percent-encoded', () => {
    expect(parseWebAddress('[a]')!.path).toBe('[a]');
    expect(parseWebAddress('mailto:[a]//[b]')!.path).toBe('[a]//[b]');
  });
  test('percent-encodes all occurrences of "#" after the first', () => {
    expect(parseWebAddress('a#b#c#')!.fragment).toBe('b#c#');
  });
  test('components', () => {
    expect(parseWebAddress('HTTP://me:pw@ex%41mple:8080/a?b#c')).toEqual({
      scheme: 'HTTP',
      userinfo: 'me:pw',
      host: 'ex%41mple',
      port: '8080',
      hostport: 'ex%41mple:8080',
      path: '/a',
      query: 'b',
      fragment: 'c',
      hostSpecific: '/a?b#c',
    });
    expect(parseWebAddress('a b?c')).toMatchObject({ scheme: null, host: null, hostport: null, hostSpecific: 'a b?c' });
    expect(parseWebAddress('urn:a#b')!.hostSpecific).toBe('urn:a#b');
  });
  test.each([
    ['http://h:80/', 'h'],
    ['http://h:00080/', 'h'],
    ['http://h:/', 'h'],
    ['https://h:80/', 'h:80'],
    ['gopher://h:70/', 'h'],
    ['foo://h:80/', 'h:80'],
    ['//h:8080/', 'h'],
  ])('hostport of %s', (input, hostport) => {
    expect(parseWebAddress(input)!.hostport).toBe(hostport);
  });
});

describe('Resolving Web addresses', () => {
  test('//example.com/a^b☺c%FFd%z/?e', () => {
    expect(parseWebAddress('//example.com/a^b☺c%FFd%z/?e')!.path).toBe('/a^b☺c%FFd%z/');
    expect(resolveWebAddress('//example.com/a^b☺c%FFd%z/?e', 'http://h/')).toBe(
      'http://example.com/a%5Eb%E2%98%BAc%FFd%z/?e',
    );
  });
  test('a host is expanded and goes through ToASCII', () => {
    expect(resolveWebAddress('http://r%C3%A9sum%C3%A9.EXAMPLE/', '')).toBe('http://xn--rsum-bpad.EXAMPLE/');
    expect(resolveWebAddress('http://faß/', '')).toBe('http://fass/');
    expect(resolveWebAddress('http://%EF%BF%BD/', '')).toBeNull();
    expect(resolveWebAddress('http://[::1]/', '')).toBe('http://[::1]/');
    expect(resolveWebAddress('http://a./', '')).toBe('http://a./');
    expect(resolveWebAddress('http://Ｅ。xn--a/', '')).toBe('http://e.xn--a/');
  });
  test.each(['a%FF', 'a_b', '-a', 'a-', 'a..b', 'a b', 'a%2Fb', `${'a'.repeat(64)}.b`])(
    'http://%s/ has no such host',
    (host) => {
      expect(resolveWebAddress(`http://${host}/`, '')).toBeNull();
    },
  );
  test('a query is encoded in the encoding of the address, and a character that it lacks becomes "?"', () => {
    const encoding = latin1;
    expect(resolveWebAddress('/é?é☕^%z', 'http://h/', { encoding })).toBe('http://h/%C3%A9?%E9?%5E%z');
    expect(resolveWebAddress('?é', 'http://h/', { encoding: utf16 })).toBe('http://h/?%C3%A9');
    expect(resolveWebAddress('?é', 'http://h/')).toBe('http://h/?%C3%A9');
    expect(webAddress2009.read('?é', 'http://h/', { encoding })).toMatchObject({ components: { query: '%E9' } });
  });
  test('what the original productions of RFC 3986 have stays, and nothing else of ASCII but "%"', () => {
    for (let code = 0x21; code < 0x7f; code++) {
      const character = String.fromCharCode(code);
      if (character === '#') continue;
      const expected = (rule: (text: string) => boolean): string =>
        character === '%' || rule(character) ? character : `%${code.toString(16).toUpperCase()}`;
      const inPath = expected((text) => parseURIReference(`/x${text}`)?.path === `/x${text}`);
      const inQuery = expected((text) => parseURIReference(`?${text}`)?.query === text);
      expect(resolveWebAddress(`/x?${character}`, 'http://h')).toBe(`http://h/x?${inQuery}`);
      if (character !== '?') expect(resolveWebAddress(`/x${character}`, 'http://h')).toBe(`http://h/x${inPath}`);
    }
  });
  test('the algorithm of RFC 3986, section 5.2', () => {
    expect(resolveWebAddress('../c', 'http://h/a/b/')).toBe('http://h/a/c');
    expect(resolveWebAddress('', 'http://h/a?b#c')).toBe('http://h/a?b');
    expect(resolveWebAddress('a', 'b')).toBeNull();
  });
  test('data: with the "//" syntax is an error', () => {
    expect(resolveWebAddress('data://h/,a', '')).toBeNull();
    expect(resolveWebAddress('//h/', 'data:,a')).toBeNull();
    expect(resolveWebAddress('data:,a', '')).toBe('data:,a');
  });
  test.each(['about', 'cid', 'im', 'javascript', 'mailto', 'mid', 'pres', 'sip', 'SIPS', 'tag', 'tel', 'urn'])(
    '%s: has no authority either',
    (scheme) => {
      expect(resolveWebAddress(`${scheme}://x`, '')).toBeNull();
      expect(resolveWebAddress(`${scheme}:x`, '')).toBe(`${scheme}:x`);
    },
  );
  test('http: without a host is an error', () => {
    for (const input of ['http:a', 'http:///a', 'http://:80/', 'http://me@/']) {
      expect([input, resolveWebAddress(input, 'http://h/')]).toEqual([input, null]);
    }
  });
  test('a server-based scheme has its backslashes replaced at the end, when those of the path are encoded', () => {
    expect(resolveWebAddress('a\\b#c\\d', 'http://h/')).toBe('http://h/a%5Cb#c/d');
    expect(resolveWebAddress('a:b#c\\d', 'http://h/')).toBe('a:b#c\\d');
  });
  test('replaced backslashes can make another host', () => {
    const reading = webAddress2009.read('http://evil.com\\@good.com/');
    expect(parseWebAddress('http://evil.com\\@good.com/')!.host).toBe('good.com');
    expect(reading).toMatchObject({ href: 'http://evil.com/@good.com/', components: { host: 'evil.com' } });
    expect(reading.notes.map(({ type }) => type)).toEqual(['not-valid', 'reverse-solidus']);
  });
});

describe('The document base Web address', () => {
  test('is the address of the document', () => {
    expect(documentBase({ address: 'http://a/b' })).toBe('http://a/b');
  });
  test('is that of the creator for about:blank, however often', () => {
    const creator = { address: 'http://a/b/', baseHref: 'c/' };
    expect(documentBase({ address: 'about:blank', creator })).toBe('http://a/b/c/');
    const second = { address: 'about:blank', baseHref: 'd/', creator };
    expect(documentBase({ address: 'about:blank', baseHref: 'e', creator: second })).toBe('http://a/b/c/d/e');
    expect(documentBase({ address: 'http://x/', creator })).toBe('http://x/');
    expect(documentBase({ address: 'about:blank' })).toBe('about:blank');
  });
  test('is the href of the first base element, resolved against it', () => {
    expect(documentBase({ address: 'http://a/b/c', baseHref: '../d' })).toBe('http://a/d');
    expect(documentBase({ address: 'http://a/', baseHref: '?é', encoding: latin1 })).toBe('http://a/?%E9');
  });
  test('is the fallback where that is not resolvable', () => {
    expect(documentBase({ address: 'http://a/b', baseHref: 'http://[/' })).toBe('http://a/b');
  });
  test('ends where documents created each other', () => {
    const a: { address: string; creator?: object } = { address: 'about:blank' };
    a.creator = a;
    expect(documentBase(a as { address: string })).toBe('about:blank');
  });
  test('is what an address in the document is resolved against, in its encoding', () => {
    const document = { address: 'http://a/b/c', baseHref: 'd/', encoding: latin1 };
    expect(resolveWebAddress('e?é', document)).toBe('http://a/b/d/e?%E9');
    expect(resolveWebAddress('e?é', document, { encoding: utf16 })).toBe('http://a/b/d/e?%C3%A9');
  });
});

test('Appendix: the string with one parse in the older rules has none here', () => {
  expect(webAddress2009.read('x://[v42.3]:2323]:2323:2323]:2323')).toMatchObject({ ok: false });
  expect(webAddress2009.read('x://[v42.3]:2323')).toMatchObject({
    ok: true,
    components: { host: '[v42.3]', port: '2323' },
  });
});

test('a reading', () => {
  expect(webAddress2009.read('a b', 'http://h/c/')).toMatchObject({ ok: true, href: 'http://h/c/a%20b' });
  expect(webAddress2009.read('a', 'b')).toMatchObject({ ok: false, error: { type: 'base' } });
  expect(webAddress2009.read('http://a_b/')).toMatchObject({ ok: false, error: { type: 'host' } });
  expect(webAddress2009.read('//u:p@h/')).toMatchObject({ href: null, components: { username: 'u', password: 'p' } });
});
