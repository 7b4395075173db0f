import { type Host, hostEquals, type IPv6Address, isIPv4Address, isIPv6Address, parseHost } from '@url/host';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';

test('isIPv4Address, isIPv6Address and hostEquals distinguish the kinds of parsed hosts', () => {
  const hosts = ['a', '1', '[::1]'].map((input) => parseHost(input));
  expect(hosts.map((host) => isIPv4Address(host))).toEqual([false, true, false]);
  expect(hosts.map((host) => isIPv6Address(host))).toEqual([false, false, true]);
  expect([isIPv4Address(null), isIPv6Address(null)]).toEqual([false, false]);
  for (const [i, host] of hosts.entries()) {
    expect(hosts.map((other) => hostEquals(host, other))).toEqual(hosts.map((_, j) => i === j));
  }
  expect(hostEquals(parseHost('[::1]'), parseHost('[0::1]'))).toBe(true);
  expect(hostEquals(parseHost('[::1]'), parseHost('[::2]'))).toBe(false);
  expect(hostEquals(null, null)).toBe(true);
});

describe('text is parsed', () => {
  test.each(['127.0.0.1', '0x7f.1', '017700000001', '１２７.1', '%31%32%37.1'])('%s is an IPv4 address', (text) => {
    expect(isIPv4Address(text)).toBe(true);
    expect(isIPv6Address(text)).toBe(false);
    expect(hostEquals(text, parseHost('127.0.0.1'))).toBe(true);
    expect(hostEquals('127.0.0.1', text)).toBe(true);
  });

  test('URL objects and records', () => {
    for (const read of [(text: string) => new URL(text), (text: string) => parseURL(text)!]) {
      expect(isIPv4Address(read('http://127.0.0.1/'))).toBe(true);
      expect(isIPv6Address(read('http://[::1]/'))).toBe(true);
      expect(isIPv4Address(read('foo://127.0.0.1/'))).toBe(true);
      expect(isIPv4Address(read('mailto:a'))).toBe(false);
      expect(hostEquals(read('http://EXAMPLE.com/'), 'example.COM')).toBe(true);
      expect(hostEquals(read('http://a/'), 'b')).toBe(false);
    }
    expect(isIPv4Address(new URL('http://127.0.0.1/').hostname)).toBe(true);
    expect(isIPv6Address('[::1]')).toBe(true);
    expect(hostEquals('example.com', 'EXAMPLE.com')).toBe(true);
    expect(hostEquals('bücher.example', 'xn--bcher-kva.example')).toBe(true);
  });

  test('an opaque host that a special URL cannot have is not an address', () => {
    for (const host of ['a%20b', '1.2.3.256', 'a%00b']) {
      expect([isIPv4Address(host), isIPv6Address(host)]).toEqual([false, false]);
      expect(hostEquals(host, parseURL(`foo://${host}/`)!.host)).toBe(true);
      expect(hostEquals(host, 'a')).toBe(false);
    }
  });

  test('opaque hosts are compared as they are', () => {
    expect(hostEquals('a', 'A', { isOpaque: true })).toBe(false);
    expect(hostEquals('0x7f.1', '127.0.0.1', { isOpaque: true })).toBe(false);
    expect(hostEquals('A%20', 'A%20', { isOpaque: true })).toBe(true);
    expect(() => hostEquals('a', 'a', { opaque: true } as object)).toThrow(/^Cannot use the argument options: /);
  });

  test('the empty host', () => {
    expect(hostEquals('', '')).toBe(true);
    expect(hostEquals('', 'a')).toBe(false);
    expect(hostEquals('', null)).toBe(false);
    expect(isIPv4Address('')).toBe(false);
  });
});

test.each([undefined, '127.0.0.1 ', 'a b', '::1', 'http://127.0.0.1/', 'a:80', 5.5, -1, [1, 2], {}, true, Symbol('a')])(
  '%o is not a host',
  (value) => {
    const wrong = value as string;
    expect(() => isIPv4Address(wrong)).toThrow(/^Cannot use the argument host: /);
    expect(() => isIPv6Address(wrong)).toThrow(/^Cannot use the argument host: /);
    expect(() => hostEquals(wrong, 'a')).toThrow(/^Cannot use the argument a: /);
    expect(() => hostEquals('a', wrong)).toThrow(/^Cannot use the argument b: /);
  },
);

test('a message shows the text in the brackets that it needs', () => {
  expect(() => isIPv6Address('fe80::1')).toThrow('write an IPv6 address in brackets: [fe80::1]');
});

test('the type of an address is narrowed, and that of text is not', () => {
  const address = parseHost('[::1]') as number | IPv6Address;
  if (isIPv6Address(address)) expect(address.length).toBe(8);
  const host = parseHost('1') as Host;
  if (isIPv4Address(host)) {
    // @ts-expect-error: it may be text
    const number: number = host;
    expect(number).toBe(1);
  }
});
