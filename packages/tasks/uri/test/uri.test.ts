import {
  type GrammarError,
  isAbsoluteURI,
  isRelativeReference,
  isURI,
  parseIRIReference,
  parseURIReference,
} from '@url/uri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** The rule that does not match. */
function errorsIn(input: string): GrammarError[] {
  const errors: GrammarError[] = [];
  const reference = parseURIReference(input, (error) => errors.push(error));
  expect(reference === null).toBe(errors.length === 1);
  return errors;
}

describe('1.1.2 Examples', () => {
  test.each([
    ['ftp://ftp.is.co.za/rfc/rfc1808.txt', 'ftp', 'ftp.is.co.za', '/rfc/rfc1808.txt', null],
    ['http://www.ietf.org/rfc/rfc2396.txt', 'http', 'www.ietf.org', '/rfc/rfc2396.txt', null],
    ['ldap://[2001:db8::7]/c=GB?objectClass?one', 'ldap', '[2001:db8::7]', '/c=GB', 'objectClass?one'],
    ['mailto:John.Doe@example.com', 'mailto', null, 'John.Doe@example.com', null],
    ['news:comp.infosystems.www.servers.unix', 'news', null, 'comp.infosystems.www.servers.unix', null],
    ['tel:+1-816-555-1212', 'tel', null, '+1-816-555-1212', null],
    ['telnet://192.0.2.16:80/', 'telnet', '192.0.2.16', '/', null],
    [
      'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
      'urn',
      null,
      'oasis:names:specification:docbook:dtd:xml:4.1.2',
      null,
    ],
  ])('%s has the scheme %j, the host %j, the path %j and the query %j', (uri, scheme, host, path, query) => {
    expect(isURI(uri)).toBe(true);
    expect(parseURIReference(uri)).toMatchObject({ scheme, path, query });
    expect(parseURIReference(uri)!.parts?.host ?? null).toBe(host);
  });
});

test('3: the two example URIs and their component parts', () => {
  expect(parseURIReference('foo://example.com:8042/over/there?name=ferret#nose')).toEqual({
    scheme: 'foo',
    authority: 'example.com:8042',
    path: '/over/there',
    query: 'name=ferret',
    fragment: 'nose',
    parts: { userinfo: null, host: 'example.com', port: '8042' },
  });
  expect(parseURIReference('urn:example:animal:ferret:nose')).toEqual({
    scheme: 'urn',
    authority: null,
    path: 'example:animal:ferret:nose',
    query: null,
    fragment: null,
    parts: null,
  });
});

describe('3.2.2 Host', () => {
  test.each([
    '[::]',
    '[::1]',
    '[1:2:3:4:5:6:7::]',
    '[::FFFF:1.2.3.4]',
    '[v1.a:b]',
    '[VaF.~!]',
    '1.2.3.999',
    'a%20b',
    '',
  ])('has %s', (host) => {
    expect(parseURIReference(`x://${host}/`)).toMatchObject({ parts: { host } });
  });
  test.each(['[::1%25eth0]', '[::1%eth0]', '[fe80::1%25en1]'])('has no zone: %s', (host) => {
    expect(errorsIn(`x://${host}/`)).toEqual([expect.objectContaining({ type: 'IP-literal', start: 4 })]);
  });
  test.each(['[]', '[::1', '[localhost]', '[1::2::3]', '[12345::]', '[v.a]', '[v1.]', '[vg.a]', '[v1.a/]', '[::1]foo'])(
    'has not %s',
    (host) => {
      expect(parseURIReference(`x://${host}`)).toBeNull();
    },
  );
});

test('4.2: a colon in the first segment of a relative-path reference', () => {
  expect(isRelativeReference('./this:that')).toBe(true);
  expect(isRelativeReference('this:that')).toBe(false);
  expect(isRelativeReference('a/b:c')).toBe(true);
  expect(parseURIReference(':a')).toBeNull();
});

test('4.3: absolute-URI has no fragment', () => {
  expect(isAbsoluteURI('http://a/?b')).toBe(true);
  expect(isAbsoluteURI('http://a/#b')).toBe(false);
  expect(isAbsoluteURI('//a')).toBe(false);
});

describe('Appendix A: the rule that does not match, and where', () => {
  test.each([
    ['1a:b', 'scheme', 0, 2],
    ['a_b:c', 'scheme', 0, 3],
    [':a', 'path-noscheme', 0, 1],
    ['a://b c@d', 'userinfo', 5, 6],
    ['a://b@c@d', 'userinfo', 5, 6],
    ['a://b%4', 'reg-name', 5, 6],
    ['a://☕', 'reg-name', 4, 5],
    ['a://[::1]x:80/', 'IP-literal', 4, 10],
    ['a://b:8o/', 'port', 6, 8],
    ['a:b\\c', 'path', 3, 4],
    ['//h/%zz', 'path', 4, 5],
    ['a:b?c[', 'query', 5, 6],
    ['a:b#c#d', 'fragment', 5, 6],
    ['a:b?c#💩', 'fragment', 6, 8],
    ['/\ud800', 'path', 1, 2],
  ])('%s is refused: %s from %i to %i', (input, type, start, end) => {
    expect(errorsIn(input)).toEqual([expect.objectContaining({ type, start, end })]);
  });
});

/** Appendix A as one regular expression, rule by rule. */
function collectedABNF(): RegExp {
  const pct = '%[0-9A-Fa-f]{2}';
  const unreserved = 'A-Za-z0-9\\-._~';
  const subDelims = "!$&'()*+,;=";
  const pchar = `(?:[${unreserved}${subDelims}:@]|${pct})`;
  const h16 = '[0-9A-Fa-f]{1,4}';
  const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])';
  const ipv4 = `${octet}\\.${octet}\\.${octet}\\.${octet}`;
  const ls32 = `(?:${h16}:${h16}|${ipv4})`;
  const ipv6 = [
    `(?:${h16}:){6}${ls32}`,
    `::(?:${h16}:){5}${ls32}`,
    `(?:${h16})?::(?:${h16}:){4}${ls32}`,
    `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
    `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
    `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
    `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
    `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
    `(?:(?:${h16}:){0,6}${h16})?::`,
  ].join('|');
  const ipvFuture = `[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+`;
  const regName = `(?:[${unreserved}${subDelims}]|${pct})*`;
  const host = `(?:\\[(?:${ipv6}|${ipvFuture})\\]|${ipv4}|${regName})`;
  const authority = `(?:(?:[${unreserved}${subDelims}:]|${pct})*@)?${host}(?::[0-9]*)?`;
  const abempty = `(?:/${pchar}*)*`;
  const absolute = `/(?:${pchar}+(?:/${pchar}*)*)?`;
  const rootless = `${pchar}+(?:/${pchar}*)*`;
  const noscheme = `(?:[${unreserved}${subDelims}@]|${pct})+(?:/${pchar}*)*`;
  const end = `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
  const uri = `[A-Za-z][A-Za-z0-9+\\-.]*:(?://${authority}${abempty}|${absolute}|${rootless}|)${end}`;
  const relative = `(?://${authority}${abempty}|${absolute}|${noscheme}|)${end}`;
  return new RegExp(`^(?:${uri}|${relative})$`);
}

describe('Appendix A: the language is that of the collected ABNF', () => {
  const abnf = collectedABNF();
  const pieces = [...'a1Fv:/?#[]@%.-_~!\\ "<{|^`é', '//', '::', '%2F', '%2', '[::', '1.2.3.4', '256', 'v1.', ':0:0'];

  test('for strings of its delimiters', () => {
    const arbitrary = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((list) => list.join(''));
    fc.assert(
      fc.property(arbitrary, (input) => {
        expect([input, parseURIReference(input) !== null]).toEqual([input, abnf.test(input)]);
      }),
      { numRuns: 20_000 },
    );
  });

  test('for what is in brackets', () => {
    const part = fc.constantFrom('0', 'ab12', '1', ':', '::', '.', '1.2.3.4', '255', '01', '12345', 'g', '%25');
    const arbitrary = fc.array(part, { maxLength: 12 }).map((list) => `//[${list.join('')}]`);
    const pieced = fc
      .array(fc.constantFrom('0', 'ffff', '', '1.2.3.4'), { maxLength: 10 })
      .map((l) => `//[${l.join(':')}]`);
    fc.assert(
      fc.property(fc.oneof(arbitrary, pieced), (input) => {
        expect([input, parseURIReference(input) !== null]).toEqual([input, abnf.test(input)]);
      }),
      { numRuns: 20_000 },
    );
  });
});

test.each([5, true, 'a', {}, [], { onError() {} }])('%o is not a handler, also if the input matches', (onError) => {
  for (const parse of [parseURIReference, parseIRIReference]) {
    for (const input of ['http://a/', 'a b'])
      expect(() => parse(input, onError as never)).toThrow(/^Cannot use the argument onError: .* is not a function$/);
  }
});
