import { expect, test } from 'vitest';
import { connectionKey, describeHost, hostKey } from '../../src/compare/host-identity.js';

test.each([
  [null, 'none', null],
  ['', 'empty', null],
  ['example.com', 'name', null],
  ['127.1', 'name', null],
  ['1.2.3.256', 'name', null],
  ['[v1.a]', 'name', null],
  ['8.8.8.8', 'IPv4', null],
  ['0.0.0.0', 'IPv4', 'unspecified'],
  ['10.255.255.255', 'IPv4', 'private'],
  ['11.0.0.0', 'IPv4', null],
  ['100.64.0.1', 'IPv4', 'private'],
  ['100.128.0.1', 'IPv4', null],
  ['127.255.0.1', 'IPv4', 'loopback'],
  ['169.254.169.254', 'IPv4', 'link-local'],
  ['172.31.0.1', 'IPv4', 'private'],
  ['172.32.0.1', 'IPv4', null],
  ['192.168.0.1', 'IPv4', 'private'],
  ['[2001:4860::1]', 'IPv6', null],
  ['[::]', 'IPv6', 'unspecified'],
  ['[::1]', 'IPv6', 'loopback'],
  ['[::2]', 'IPv6', null],
  ['[::ffff:127.0.0.1]', 'IPv6', 'loopback'],
  ['[::ffff:8.8.8.8]', 'IPv6', null],
  ['[fd00:ec2::254]', 'IPv6', 'private'],
  ['[febf::1]', 'IPv6', 'link-local'],
  ['[fec0::1]', 'IPv6', null],
])('%s is %s, %s', (host, type, reach) => {
  expect(describeHost(host)).toEqual({ type, reach });
});

test('a row of the table takes case and the spelling of an IPv6 address for nothing', () => {
  expect(hostKey('EXAMPLE.com')).toBe('example.com');
  expect(hostKey('[0:0::A]')).toBe('[::a]');
  expect(hostKey('BÜCHER.de')).toBe('bÜcher.de');
});

test('what is connected to is the same for a name and its A-labels', () => {
  expect(connectionKey('BÜCHER.de')).toBe('xn--bcher-kva.de');
  expect(connectionKey('faß.de')).toBe('xn--fa-hia.de');
  expect(connectionKey('ｅvil.com')).toBe('ｅvil.com');
  expect(connectionKey('evil。com')).toBe('evil。com');
  expect(connectionKey('a\u{ad}b')).toBe('a\u{ad}b');
});
