import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IPv6Address } from '../src/host.js';
import { endOfSerializedIPv6, parseIPv6, readSerializedIPv6, serializeIPv6 } from '../src/ipv6.js';

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

describe('endOfSerializedIPv6', () => {
  const endOf = (text: string) => endOfSerializedIPv6(`//${text}/`, 2);

  test.each(['[::]', '[::1]', '[1::]', '[2001:db8::7f]', '[1:2:3:4:5:6:7:8]', '[1:2:3:0:5:6:7:8]', '[a::b:c:d:e:f]'])(
    '%s is serialized',
    (text) => expect(endOf(text)).toBe(2 + text.length),
  );

  test.each([
    '',
    '[',
    '[]',
    '[:]',
    '[:::]',
    '[:1]',
    '[1:]',
    '[1::2::3]',
    '[1:2:3:4:5:6:7]',
    '[1:2:3:4:5:6:7:8:9]',
    '::1]',
  ])('%j is not an address', (text) => expect(endOf(text)).toBe(-1));

  test.each(['[A::]', '[01::1]', '[::0]', '[0:0:1:2:3:4:5:6]', '[::1.2.3.4]', '[1:2:3:4:5:6::7]', '[1:2:3:4:5:6:7::]'])(
    '%s is not serialized',
    (text) => expect(endOf(text)).toBe(-1),
  );

  test('accepts only what the parser and the serializer leave as it is', () => {
    const piece = fc.constantFrom('0', '00', '1', 'f', 'A', 'ab', '0a', 'abcd', '12345', '', '1.2.3.4', 'g');
    const address = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(':'));
    const property = fc.property(address, (text) => {
      const parsed = parseIPv6(text);
      const isAccepted = endOf(`[${text}]`) >= 0;
      expect(!isAccepted || (parsed !== null && serializeIPv6(parsed) === text)).toBe(true);
    });
    fc.assert(property, { numRuns: 5000 });
  });

  test('accepts every serialized address without a piece 0 beside its gap', () => {
    const piece = fc.integer({ min: 1, max: 0xffff });
    const gap = fc.tuple(fc.nat(8), fc.integer({ min: 2, max: 8 }));
    const property = fc.property(fc.array(piece, { minLength: 8, maxLength: 8 }), gap, (pieces, [start, length]) => {
      const address = pieces.map((value, index) => (index >= start && index < start + length ? 0 : value));
      const text = `[${serializeIPv6(address as readonly number[] as IPv6Address)}]`;
      expect(endOf(text)).toBe(2 + text.length);
    });
    fc.assert(property, { numRuns: 2000 });
  });
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
        expect(readSerializedIPv6(serializeIPv6(address))).toEqual(address);
      }),
    );
  });
});
