import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import {
  addressEquals,
  classifyAddress,
  contains,
  createHostPolicy,
  isLocalDomain,
  parseAddress,
  parseCIDR,
  serializeCIDR,
  serializeIPv6,
  unmapAddress,
} from '@url/address';
import { parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';

describe('parseAddress', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1', null],
    ['::1', '[::1]', null],
    ['[::1]', '[::1]', null],
    ['::', '[::]', null],
    ['::ffff:10.1.2.3', '[::ffff:10.1.2.3]', null],
    ['::FFFF:a01:203', '[::ffff:10.1.2.3]', null],
    ['fe80::1%eth0', '[fe80::1]', 'eth0'],
    ['fe80::1%12', '[fe80::1]', '12'],
    ['[fe80::1%en-1.2@x]', '[fe80::1]', 'en-1.2@x'],
  ])('%s is %s with the zone %s', (text, host, zone) => {
    expect(parseAddress(text)).toEqual({ address: parseHost(host), zone });
  });

  test.each([
    ...[
      '',
      ' ',
      '::1 ',
      ' ::1',
      '::1%',
      '[::1%]',
      '::1%a b',
      '::1%a\n',
      '::1%a%b',
      '::1%a/b',
      '[::1',
      '::1]',
      '[[::1]]',
    ],
    ...['0x7f.1', '127.1', '2130706433', '127.0.0.01', '127.0.0.1%eth0', '[127.0.0.1]', '127.0.0.1:80', '[::1]:80'],
    ...['example.com', 'localhost', '1.2.3.256', ':', ':::', '%eth0', '[]', '１.1.1.1', '::1/128'],
  ])('%j is not an address', (text) => expect(parseAddress(text)).toBeNull());

  test.each([undefined, null, 5, [0, 0, 0, 0, 0, 0, 0, 1], new URL('http://127.0.0.1/')])('%o is not text', (value) => {
    expect(() => parseAddress(value as unknown as string)).toThrow(/^Cannot use the argument text: /);
  });
});

describe('every function accepts the same spellings', () => {
  const spellings = [
    '::ffff:10.1.2.3',
    '[::ffff:10.1.2.3]',
    '::ffff:a01:203%eth0',
    '[::ffff:a01:203%eth0]',
    parseAddress('::ffff:10.1.2.3')!,
    parseAddress('::ffff:10.1.2.3%1')!,
    { address: '::ffff:10.1.2.3', family: 6 },
    parseHost('[::ffff:10.1.2.3]')!,
  ];
  test.each(spellings)('%o', (input) => {
    expect(classifyAddress(input)?.block).toBe('10.0.0.0/8');
    expect(contains('10.0.0.0/8', input, { mapped: true })).toBe(true);
    expect(contains('10.0.0.0/8', input)).toBe(false);
    expect(addressEquals(input, '10.1.2.3')).toBe(true);
    expect(addressEquals('10.1.2.3', input)).toBe(true);
    expect(unmapAddress(input)).toBe(0x0a010203);
    expect(serializeIPv6(input)).toBe('::ffff:10.1.2.3');
    expect(isLocalDomain(input)).toBe(false);
  });

  test('the policy', () => {
    const policy = createHostPolicy({ addresses: 'any', deny: ['[fe80::]/10', '[::1]', 'fd00::/8'] });
    for (const address of ['fe80::1%eth0', '[fe80::1%eth0]', '[fe80::1]', '::1', '[::1]', 'fd00::1']) {
      expect(policy.checkAddress(address)).toMatchObject({ ok: false, rule: 'deny' });
    }
    expect(policy.checkAddress('::2').ok).toBe(true);
    expect(policy.checkAddress('fe80::1%').ok).toBe(false);
    expect(policy.checkAddress('fe80::1%a b')).toMatchObject({ rule: 'address' });
  });

  test('a list of addresses is refused, and the reason says what to do', () => {
    const reason = 'it is not an address, but a list: pass one of its elements';
    const list = [{ address: '8.8.8.8', family: 4 }];
    for (const value of [list, [], ['8.8.8.8']]) {
      expect(createHostPolicy().checkAddress(value as never)).toEqual({ ok: false, rule: 'address', reason });
    }
    expect(createHostPolicy().checkAddress(list[0]!).ok).toBe(true);
  });

  test('blocks accept brackets', () => {
    expect(parseCIDR('[fd00::]/8')).toEqual(parseCIDR('fd00::/8'));
    expect(parseCIDR('[::1]')).toEqual(parseCIDR('::1'));
    expect(contains('[fd00::]/8', 'fd00::1')).toBe(true);
    for (const text of ['[fd00::/8]', '[fd00::/8', 'fd00::]/8', '[10.0.0.0]/8', 'fe80::%eth0/10']) {
      expect(parseCIDR(text)).toBeNull();
    }
  });

  test('a block is not an address', () => {
    expect(() => classifyAddress(parseCIDR('10.0.0.0/8') as never)).toThrow(/^Cannot use the argument host: /);
    expect(() => classifyAddress({ address: '0x7f.1' })).toThrow(/^Cannot use the argument host: /);
    expect(() => classifyAddress({ address: 'example.com' })).toThrow(/^Cannot use the argument host: /);
  });
});

test('the address of a socket, and those of the machine', async () => {
  const remote = await new Promise<string>((resolve, reject) => {
    const server = createServer((socket) => {
      resolve(socket.remoteAddress ?? '');
      socket.destroy();
      server.close();
    });
    server.on('error', reject);
    server.listen(() => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', reject));
  });
  expect(addressEquals(remote, '127.0.0.1')).toBe(true);
  expect(contains('127.0.0.0/8', remote, { mapped: true })).toBe(true);
  for (const { address, cidr } of Object.values(networkInterfaces()).flatMap((list) => list ?? [])) {
    expect(parseAddress(address)).not.toBeNull();
    expect(contains(parseCIDR(cidr!, { hostBits: true })!, address)).toBe(true);
  }
});

test('the network of a client, for a rate limit', () => {
  const networkOf = (remoteAddress: string): string => {
    const address = unmapAddress(remoteAddress);
    return serializeCIDR({ address, prefixLength: typeof address === 'number' ? 32 : 64 });
  };
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3/32');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
});
