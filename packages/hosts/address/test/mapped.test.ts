import { addressEquals, unmapAddress } from '@url/address';
import { parseHost, parseIPv6 } from '@url/host';
import { describe, expect, test } from 'vitest';
import { notHosts } from './not-hosts.ts';

describe('addressEquals', () => {
  test.each([
    ['127.0.0.1', '0x7f.1', true],
    ['127.0.0.1', '[::ffff:127.0.0.1]', true],
    ['[::ffff:7f00:1]', '2130706433', true],
    ['[::1]', '[0:0::1]', true],
    ['[::ffff:127.0.0.1]', '[::ffff:127.0.0.1]', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['127.0.0.1', '[::127.0.0.1]', false],
    ['127.0.0.1', '[64:ff9b::127.0.0.1]', false],
    ['[::1]', '127.0.0.1', false],
    ['example.com', 'example.com', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(addressEquals(parseHost(a), parseHost(b))).toBe(expected);
    expect(addressEquals(parseHost(b), parseHost(a))).toBe(expected);
  });

  test('text is parsed', () => {
    expect(addressEquals('127.0.0.1', '0x7f.1')).toBe(true);
    expect(addressEquals('[::ffff:127.0.0.1]', new URL('http://127.0.0.1/'))).toBe(true);
  });

  test.each(notHosts)('%o is not an answer, but an error', (host) => {
    expect(() => addressEquals(host, 5)).toThrow(/^Cannot use the argument a: /);
    expect(() => addressEquals('example.com', host)).toThrow(/^Cannot use the argument b: /);
    expect(() => unmapAddress(host)).toThrow(/^Cannot use the argument address: /);
  });
});

test('unmapAddress leaves other addresses as they are', () => {
  const address = parseIPv6('::ffff:0:127.0.0.1')!;
  expect(unmapAddress(address)).toEqual(address);
  expect(unmapAddress(5)).toBe(5);
  expect(unmapAddress(parseIPv6('::ffff:255.255.255.255')!)).toBe(0xffffffff);
  expect(unmapAddress('[::ffff:1.2.3.4]')).toBe(0x01020304);
  expect(() => unmapAddress('example.com')).toThrow(/is a domain/);
});
