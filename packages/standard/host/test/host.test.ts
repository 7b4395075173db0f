import { expect, test } from 'vitest';
import { hostEquals, type IPv6Address, isIPv4Address, isIPv6Address } from '../src/host.js';
import { parseHost } from '../src/host-parser.js';

test('isIPv4Address, isIPv6Address and hostEquals distinguish the kinds of hosts', () => {
  const hosts = ['a', '1', '[::1]'].map((input) => parseHost(input));
  expect(hosts.map(isIPv4Address)).toEqual([false, true, false]);
  expect(hosts.map(isIPv6Address)).toEqual([false, false, true]);
  expect([isIPv4Address(null), isIPv6Address(null)]).toEqual([false, false]);
  for (const [i, host] of hosts.entries()) {
    expect(hosts.map((other) => hostEquals(host, other))).toEqual(hosts.map((_, j) => i === j));
  }
  expect(hostEquals(parseHost('[::1]'), parseHost('[0::1]'))).toBe(true);
  expect(hostEquals(parseHost('[::1]'), parseHost('[::2]'))).toBe(false);
  expect(hostEquals(null, null)).toBe(true);
});

test('arrays of different lengths are different hosts', () => {
  const address = parseHost('[::1]') as IPv6Address;
  for (const other of [[], [0, 0], [...address, 1]] as never[]) {
    expect(hostEquals(other, address)).toBe(false);
    expect(hostEquals(address, other)).toBe(false);
  }
});
