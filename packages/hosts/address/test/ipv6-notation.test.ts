import { serializeIPv6 } from '@url/address';
import { parseIPv6, serializeIPv6 as serializeHexadecimally } from '@url/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('serializeIPv6', () => {
  // RFC 5952, section 5, and the addresses of RFC 4291, 5214, 6052.
  test.each([
    ['::ffff:c000:280', '::ffff:192.0.2.128'],
    ['::ffff:0:0', '::ffff:0.0.0.0'],
    ['0:0:0:0:0:0:c000:280', '::192.0.2.128'],
    ['::2', '::0.0.0.2'],
    ['::ffff:0:c000:280', '::ffff:0:192.0.2.128'],
    ['64:ff9b::c000:221', '64:ff9b::192.0.2.33'],
    ['64:ff9b:1:fffe::c000:221', '64:ff9b:1:fffe::192.0.2.33'],
    ['fe80::5efe:c000:221', 'fe80::5efe:192.0.2.33'],
    ['2001:db8:1:2:200:5efe:c000:221', '2001:db8:1:2:200:5efe:192.0.2.33'],
    ['::', '::'],
    ['::1', '::1'],
    ['2001:db8::c000:221', '2001:db8::c000:221'],
    ['2002:c000:221::1', '2002:c000:221::1'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ])('%s is %s', (input, expected) => {
    expect(serializeIPv6(parseIPv6(input)!)).toBe(expected);
    expect(serializeIPv6(parseIPv6(input)!, { embedded: true })).toBe(expected);
    expect(serializeIPv6(parseIPv6(input)!, { embedded: false })).toBe(serializeHexadecimally(parseIPv6(input)!));
  });

  test('parses as the same address', () => {
    const piece = fc.oneof(fc.constantFrom(0, 0, 0xffff, 0x5efe, 0x64, 0xff9b), fc.nat(0xffff));
    fc.assert(
      fc.property(fc.tuple(piece, piece, piece, piece, piece, piece, piece, piece), (address) => {
        expect(parseIPv6(serializeIPv6(address))).toEqual(address);
      }),
    );
  });
});
