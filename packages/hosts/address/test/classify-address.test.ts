import { classifyAddress } from '@url/address';
import { type Host, parseHost, serializeIPv4 } from '@url/host';
import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyNaively, hostOf, numberOf, recordedBlocks } from './naive-classes.ts';
import { notHosts } from './not-hosts.ts';

function classOf(text: string) {
  return classifyAddress(parseHost(text));
}

describe('classifyAddress', () => {
  test('all of a result', () => {
    expect(classOf('127.0.0.1')).toEqual({
      block: '127.0.0.0/8',
      name: 'loopback',
      space: 'loopback',
      globallyReachable: false,
      multicast: false,
      embedded: null,
      decidedBy: 'address',
    });
    expect(classOf('93.184.216.34')).toEqual({
      block: null,
      name: 'public',
      space: 'public',
      globallyReachable: true,
      multicast: false,
      embedded: null,
      decidedBy: 'address',
    });
  });

  test.each([
    '0177.0.0.1',
    '0x7f.1',
    '017700000001',
    '2130706433',
    '127.1',
    '%31%32%37.0.0.1',
    '１２７。0．0｡1',
    '①②⑦.⓪.⓪.①',
    '127.0.0.1.',
    '0x7F.0x0.0X0.0x1',
    '127.0x000000001',
    '[::ffff:127.0.0.1]',
    '[::FFFF:7F00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[64:ff9b:1:fffe::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
    '[2001:0:7f00:1:8000:63bf:f7f7:f7f7]',
    '[2001:db8::5efe:127.0.0.1]',
    '[2606:4700::200:5efe:127.0.0.1]',
    '[fe80::5efe:7f00:1]',
    '0',
    '[::]',
    '[::ffff:0.0.0.0]',
  ])('%s leads to the machine itself', (text) => {
    expect(classOf(text)?.space).toBe('loopback');
  });

  test.each([
    '0xA9FEA9FE',
    '169.254.43518',
    '0xa9.0xfe.0xa9.0xfe',
    '0251.0376.0251.0376',
    '2852039166',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:a9fe:a9fe::]',
    '[fd00:ec2::254]',
    '192.168.257',
    '10.1',
    '[::ffff:10.0.0.1]',
    '[fec0::1]',
    '[2002:c0a8:1::1]',
  ])('%s leads into the network', (text) => {
    expect(classOf(text)?.space).toBe('local');
  });

  test.each([
    ['[::ffff:8.8.8.8]', 'mapped', '8.8.8.8'],
    ['[::8.8.8.8]', 'compatible', '8.8.8.8'],
    ['[::2]', 'compatible', '0.0.0.2'],
    ['[::ffff:0:8.8.8.8]', 'translated', '8.8.8.8'],
    ['[64:ff9b::8.8.8.8]', 'NAT64', '8.8.8.8'],
    ['[64:ff9b:1::8.8.8.8]', 'NAT64', '8.8.8.8'],
    ['[2002:808:808::1]', '6to4', '8.8.8.8'],
    ['[2001:0:4136:e378:8000:63bf:3fff:fdd2]', 'Teredo', '192.0.2.45'],
    ['[2606::5efe:8.8.8.8]', 'ISATAP', '8.8.8.8'],
    ['[2606::200:5efe:8.8.8.8]', 'ISATAP', '8.8.8.8'],
    ['[2002:808:808::5efe:10.0.0.1]', 'ISATAP', '10.0.0.1'],
    ['[2002:a00:1::5efe:8.8.8.8]', '6to4', '10.0.0.1'],
  ])('%s holds, by %s, %s', (text, via, address) => {
    const embedded = classOf(text)?.embedded;
    expect({ via: embedded?.via, address: serializeIPv4(embedded!.address) }).toEqual({ via, address });
  });

  // RFC 6052, section 2.4, with the prefixes that RFC 8215 leaves to a network.
  test.each(['[64:ff9b:1:a00:0:100::]', '[64:ff9b:1:100:0:1:0:0]', '[64:ff9b:1:10a:0:1::]', '[64:ff9b:1:1:a:0:100:0]'])(
    '%s holds a local address in one of the places that a network may choose',
    (text) => {
      expect(classOf(text)).toMatchObject({ space: 'local', decidedBy: 'embedded', embedded: { via: 'NAT64' } });
    },
  );

  test.each(['[::]', '[::1]', '[2606:4700::1111]', '[2606::1:5efe:8.8.8.8]', '[64:ff9b:2::8.8.8.8]', '[fe80::1]'])(
    '%s holds no IPv4 address',
    (text) => {
      expect(classOf(text)?.embedded).toBeNull();
    },
  );

  test('of an address and the one in it the more dangerous decides', () => {
    expect(classOf('[64:ff9b::10.0.0.1]')).toMatchObject({ block: '10.0.0.0/8', decidedBy: 'embedded' });
    expect(classOf('[64:ff9b::8.8.8.8]')).toMatchObject({ globallyReachable: true, decidedBy: 'address' });
    expect(classOf('[fe80::5efe:8.8.8.8]')).toMatchObject({ block: 'fe80::/10', decidedBy: 'address' });
    expect(classOf('[64:ff9b:1::8.8.8.8]')).toMatchObject({ globallyReachable: false, decidedBy: 'address' });
  });

  test('multicast, also where another block decides', () => {
    for (const text of ['224.0.0.1', '[ff02::1]', '[ff0e::1]', '[::ffff:224.0.0.1]', '[64:ff9b::224.0.0.1]']) {
      expect(classOf(text)?.multicast).toBe(true);
    }
    expect(classOf('240.0.0.1')?.multicast).toBe(false);
    // 6to4 of a public address, which decides, and ISATAP of a multicast address.
    expect(classOf('[2002:808:808::5efe:224.0.0.1]')).toMatchObject({ multicast: true, embedded: { via: '6to4' } });
    expect(classOf('[2002:808:808::5efe:8.8.8.8]')?.multicast).toBe(false);
  });

  test('a domain has no class', () => {
    for (const host of ['example.com', 'EXAMPLE.com.', 'bücher.example', '1.2.3.4.com', new URL('http://a.b/')]) {
      expect(classifyAddress(host)).toBeNull();
    }
  });

  test.each(['127.0.0.1', '0x7f.1', '２130706433', '[::ffff:7f00:1]', '127.0.0.1.', '%31%32%37.1'])(
    '%s is a loopback address, as text and in a URL',
    (text) => {
      const url = `x://${text}/`;
      for (const host of [
        text,
        new URL(`http://${text}/`),
        new URL(url),
        parseURL(url)!,
        { scheme: 'ws', host: text },
      ]) {
        expect(classifyAddress(host)?.space).toBe('loopback');
      }
    },
  );

  test.each(notHosts)('%o is not an answer, but an error', (host) => {
    expect(() => classifyAddress(host)).toThrow(/^Cannot use the argument host: /);
  });

  test('the class of a block cannot be changed', () => {
    expect(Object.isFrozen(classOf('10.0.0.1'))).toBe(true);
  });
});

describe('a naive reading of the recorded table', () => {
  const blocks = recordedBlocks();

  test.skipIf(blocks === null)('gives the same class for any address', () => {
    const ipv4 = fc.bigInt(0n, 2n ** 32n - 1n).map((number) => hostOf(4, number));
    const piece = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(0, 0, 0, 1, 0xffff, 0x5efe, 0x200, 0x7f00, 0xa00, 0xa9fe, 0x808) },
      fc.nat(0xffff),
    );
    const start = fc.constantFrom(
      [],
      [0x64, 0xff9b],
      [0x2001],
      [0x2001, 0],
      [0x2002],
      [0xfe80],
      [0, 0, 0, 0, 0, 0xffff],
      [0x64, 0xff9b, 0, 0, 0, 0],
    );
    const ipv6 = fc
      .tuple(start, fc.array(piece, { minLength: 8, maxLength: 8 }))
      .map(([first, rest]) => [...first, ...rest].slice(0, 8) as readonly number[] as Host)
      .filter((pieces) => !isLocalUseNAT64(pieces));
    fc.assert(
      fc.property(fc.oneof(ipv4, ipv6), (host) => {
        const { globallyReachable, space } = classifyAddress(host)!;
        const expected = classifyNaively(blocks!, typeof host === 'number' ? 4 : 6, numberOf(host));
        expect({ globallyReachable, space }).toEqual({
          globallyReachable: expected.globallyReachable,
          space: expected.space,
        });
      }),
      { numRuns: 20_000 },
    );
  });
});

/** The place of the IPv4 address in such an address is not fixed, which the naive reading does not know. */
function isLocalUseNAT64(host: Host): boolean {
  const [first, second, third] = host as readonly number[];
  return first === 0x64 && second === 0xff9b && third === 1;
}
