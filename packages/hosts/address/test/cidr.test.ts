import { parseCIDR, serializeCIDR } from '@url/address';
import { describe, expect, test } from 'vitest';

describe('parseCIDR', () => {
  test('both versions', () => {
    expect(parseCIDR('192.168.0.0/16')).toEqual({ address: 0xc0a80000, prefixLength: 16 });
    expect(parseCIDR('192.168.0.1')).toEqual({ address: 0xc0a80001, prefixLength: 32 });
    expect(parseCIDR('::1')).toEqual({ address: [0, 0, 0, 0, 0, 0, 0, 1], prefixLength: 128 });
    expect(parseCIDR('0.0.0.0/0')).toEqual({ address: 0, prefixLength: 0 });
    expect(parseCIDR('255.255.255.255/32')).toEqual({ address: 0xffffffff, prefixLength: 32 });
    expect(parseCIDR('2001:DB8::/32')).toEqual({ address: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], prefixLength: 32 });
    expect(parseCIDR('::ffff:10.0.0.0/104')).toEqual({
      address: [0, 0, 0, 0, 0, 0xffff, 0xa00, 0],
      prefixLength: 104,
    });
  });

  test.each([
    '',
    '/',
    '/8',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '10.0.0.0/',
    '10.0.0',
    '0xa.0.0.0',
    'example.com',
    '',
    '10.0.0.0/+8',
    '10.0.0.0/ 8',
    '10.0.0.0/8 ',
    '10.0.0.0/8/8',
    '10.0.0.0/8.0',
    '10.0.0.0/1e1',
    '10.0.0.0/255.0.0.0',
    '10/8',
    '10.0.0/8',
    '010.0.0.0/8',
    '0xa.0.0.0/8',
    '10.0.0.256/32',
    '10.0.0.0./8',
    '::/129',
    'fe80::%eth0/64',
    '1::2::3/128',
    'example.com/8',
    '10.0.0.0/८',
  ])('fails on %j', (input) => {
    expect(parseCIDR(input)).toBeNull();
    expect(parseCIDR(input, { hostBits: true })).toBeNull();
  });

  test.each([
    ['10.0.0.1/8', '10.0.0.0/8'],
    ['10.0.0.1/31', '10.0.0.0/31'],
    ['255.255.255.255/0', '0.0.0.0/0'],
    ['2001:db8:ffff::1/33', '2001:db8:8000::/33'],
    ['::1/127', '::/127'],
    ['ffff::/0', '::/0'],
  ])('%s has bits after the prefix, which are cleared only if asked', (input, cleared) => {
    expect(parseCIDR(input)).toBeNull();
    expect(parseCIDR(input, { hostBits: false })).toBeNull();
    expect(serializeCIDR(parseCIDR(input, { hostBits: true })!)).toBe(cleared);
  });
});

test('serializeCIDR gives the shortest text', () => {
  expect(serializeCIDR(parseCIDR('0:0:0:0:0:0:0:0/0')!)).toBe('::/0');
  expect(serializeCIDR(parseCIDR('2001:0db8:0::/48')!)).toBe('2001:db8::/48');
});
