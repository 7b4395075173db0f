import { expect, test } from 'vitest';
import { areHostsEqual, type IPv6Address, isIPv4, isIPv6 } from '../src/host.js';
import { parseHost } from '../src/host-parser.js';

test('the kinds of parsed hosts', () => {
  const hosts = ['a', '1', '[::1]'].map((input) => parseHost(input));
  expect(hosts.map(isIPv4)).toEqual([false, true, false]);
  expect(hosts.map(isIPv6)).toEqual([false, false, true]);
  expect([isIPv4(null), isIPv6(null)]).toEqual([false, false]);
});

test('arrays of different lengths are different hosts', () => {
  const address = parseHost('[::1]') as IPv6Address;
  for (const other of [[], [0, 0], [...address, 1]] as never[]) {
    expect(areHostsEqual(other, address)).toBe(false);
    expect(areHostsEqual(address, other)).toBe(false);
  }
});
