import { expect, test } from 'vitest';
import { connectionKey, describeHost, hostKey } from '../../src/compare/host-identity.js';

test.each([
  [null, 'none', null],
  ['', 'empty', null],
  ['example.com', 'name', null],
  ['127.1', 'name', 'loopback'],
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
  ['[::2]', 'IPv6', 'unspecified'],
  ['[64:ff9b::a9fe:a9fe]', 'IPv6', 'link-local'],
  ['[2002:7f00:1::]', 'IPv6', 'loopback'],
  ['[::127.0.0.1]', 'IPv6', 'loopback'],
  ['[fe80::1%eth0]', 'IPv6', 'link-local'],
  ['0177.1', 'name', 'loopback'],
  ['LOCALHOST.', 'name', 'loopback'],
  ['[::ffff:127.0.0.1]', 'IPv6', 'loopback'],
  ['[::ffff:8.8.8.8]', 'IPv6', null],
  ['[fd00:ec2::254]', 'IPv6', 'private'],
  ['[febf::1]', 'IPv6', 'link-local'],
  ['[fec0::1]', 'IPv6', null],
])('%s is %s, %s', (host, type, reach) => {
  expect(describeHost(host)).toMatchObject({ type, reach });
});

test('a connection leads to the address that a resolver makes of the text', () => {
  expect(describeHost('0x7f.1').address).toBe('127.0.0.1');
  expect(describeHost('1.2.3.4').address).toBe('1.2.3.4');
  expect(describeHost('127.0.0.1.').address).toBeNull();
  expect(describeHost('0x').address).toBeNull();
  expect(describeHost('[::ffff:7f00:1]').address).toBe('127.0.0.1');
  expect(describeHost('[2001:DB8::1]')).toMatchObject({ address: '2001:db8::1', zone: null });
  expect(describeHost('[fe80::1%25eth0]')).toMatchObject({ address: 'fe80::1', zone: 'eth0' });
});

test('a row of the table takes case and the spelling of an IPv6 address for nothing', () => {
  expect(hostKey('EXAMPLE.com')).toBe('example.com');
  expect(hostKey('[0:0::A]')).toBe('[::a]');
  expect(hostKey('BÜCHER.de')).toBe('bÜcher.de');
});

test('what is connected to is the same for a name and its A-labels', () => {
  expect(connectionKey('BÜCHER.de')).toBe('xn--bcher-kva.de');
  expect(connectionKey('faß.de')).toBe('xn--fa-hia.de');
  expect(connectionKey('good.com.')).toBe('good.com');
  expect(connectionKey('127.0.0.1.')).toBe('127.0.0.1.');
  expect(connectionKey('[fe80::1%25eth0]')).toBe(connectionKey('[fe80::1%eth0]'));
  expect(connectionKey('[fe80::1]')).not.toBe(connectionKey('[fe80::1%eth0]'));
  expect(connectionKey('ｅvil.com')).toBe('ｅvil.com');
  expect(connectionKey('evil。com')).toBe('evil。com');
  expect(connectionKey('a\u{ad}b')).toBe('a\u{ad}b');
});
