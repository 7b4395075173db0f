import { addressEquals, unmapAddress } from '@url/address';
import { type Host, parseHost, parseIPv6 } from '@url/host';
import { describe, expect, test } from 'vitest';

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

  test('what is no address equals nothing', () => {
    for (const host of [null, '', Number.NaN, -1, [1], '127.0.0.1']) {
      expect(addressEquals(host as Host, host as Host)).toBe(false);
    }
  });
});

test('unmapAddress leaves other addresses as they are', () => {
  const address = parseIPv6('::ffff:0:127.0.0.1')!;
  expect(unmapAddress(address)).toBe(address);
  expect(unmapAddress(5)).toBe(5);
  expect(unmapAddress(parseIPv6('::ffff:255.255.255.255')!)).toBe(0xffffffff);
});
