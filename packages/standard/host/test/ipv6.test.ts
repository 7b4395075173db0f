import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IPv6Address } from '../src/host.js';
import { parseIPv6, serializeIPv6 } from '../src/ipv6.js';

describe('parseIPv6', () => {
  test.each([
    ['::', [0, 0, 0, 0, 0, 0, 0, 0]],
    ['::1', [0, 0, 0, 0, 0, 0, 0, 1]],
    ['1::', [1, 0, 0, 0, 0, 0, 0, 0]],
    ['1:2:3:4:5:6:7:8', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['1:2:3::6:7:8', [1, 2, 3, 0, 0, 6, 7, 8]],
    ['1:2:3:4:5:6:7::', [1, 2, 3, 4, 5, 6, 7, 0]],
    ['::2:3:4:5:6:7:8', [0, 2, 3, 4, 5, 6, 7, 8]],
    ['0001:00aB::FFFF', [1, 0xab, 0, 0, 0, 0, 0, 0xffff]],
    ['::127.0.0.1', [0, 0, 0, 0, 0, 0, 0x7f00, 1]],
    ['::ffff:192.168.1.255', [0, 0, 0, 0, 0, 0xffff, 0xc0a8, 0x1ff]],
    ['1:2:3:4:5:6:1.2.3.4', [1, 2, 3, 4, 5, 6, 0x102, 0x304]],
  ])('%s gives %j', (input, pieces) => expect(parseIPv6(input)).toEqual(pieces));

  test.each([
    '',
    ':',
    ':1',
    '1:',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    ':::',
    '12345::',
    '::g',
    '::1%eth0',
    '::1.2.3',
    '::1.2.3.4.5',
    '::1.2.3.256',
    '::1.2.3.04',
    '::1.2.3.',
    '::.1.2.3',
    '::1..2.3',
    '::1.2.3.a',
    '1:2:3:4:5:6:7:1.2.3.4',
    '::1.2.3.4:5',
    'localhost',
  ])('%j fails', (input) => expect(parseIPv6(input)).toBeNull());
});

describe('serializeIPv6 follows RFC 5952', () => {
  test.each<[number[], string]>([
    [[0, 0, 0, 0, 0, 0, 0, 0], '::'],
    [[0, 0, 0, 0, 0, 0, 0, 1], '::1'],
    [[1, 0, 0, 0, 0, 0, 0, 0], '1::'],
    [[0x2001, 0xdb8, 0, 1, 1, 1, 1, 1], '2001:db8:0:1:1:1:1:1'],
    [[0x2001, 0xdb8, 0, 0, 1, 0, 0, 1], '2001:db8::1:0:0:1'],
    [[0x2001, 0, 0, 1, 0, 0, 0, 1], '2001:0:0:1::1'],
    [[0, 0xf, 0, 0, 0xf, 0xf, 0, 0], '0:f::f:f:0:0'],
    [[1, 2, 3, 4, 5, 6, 7, 0xabcd], '1:2:3:4:5:6:7:abcd'],
    [[0xf, 0x10, 0xff, 0x100, 0xfff, 0x1000, 0x101, 0x1001], 'f:10:ff:100:fff:1000:101:1001'],
  ])('%j gives %j', (pieces, text) => expect(serializeIPv6(pieces as number[] as unknown as IPv6Address)).toBe(text));

  test('and parsing gives the address back', () => {
    const piece = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(fc.tuple(piece, piece, piece, piece, piece, piece, piece, piece), (address) => {
        expect(parseIPv6(serializeIPv6(address))).toEqual(address);
      }),
    );
  });
});
