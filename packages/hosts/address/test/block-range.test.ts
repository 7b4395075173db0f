import { blockRange, contains, parseCIDR } from '@url/address';
import { type IPv6Address, serializeHost } from '@url/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('blockRange', () => {
  test.each([
    ['0.0.0.0/0', '0.0.0.0', '255.255.255.255', 2n ** 32n],
    ['10.0.0.0/8', '10.0.0.0', '10.255.255.255', 2n ** 24n],
    ['192.168.1.128/25', '192.168.1.128', '192.168.1.255', 128n],
    ['255.255.255.255', '255.255.255.255', '255.255.255.255', 1n],
    ['::/0', '[::]', '[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]', 2n ** 128n],
    ['2001:db8::/33', '[2001:db8::]', '[2001:db8:7fff:ffff:ffff:ffff:ffff:ffff]', 2n ** 95n],
    ['::1', '[::1]', '[::1]', 1n],
  ])('%s is %s to %s', (block, first, last, size) => {
    const range = blockRange(block);
    expect([serializeHost(range.first), serializeHost(range.last), range.size]).toEqual([first, last, size]);
    expect(blockRange(parseCIDR(block)!)).toEqual(range);
  });

  test('the host bits of a block that was made by hand do not count', () => {
    expect(blockRange({ address: 0x0a010203, prefixLength: 8 })).toEqual(blockRange('10.0.0.0/8'));
  });

  test('contains its ends, and as many numbers lie between them as it says', () => {
    const pieces = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 128 }), (address, prefixLength) => {
        const block = { address: address as readonly number[] as IPv6Address, prefixLength };
        const { first, last, size } = blockRange(block);
        expect([contains(block, first), contains(block, last)]).toEqual([true, true]);
        expect(numberOf(last) - numberOf(first) + 1n).toBe(size);
      }),
    );
  });
});

function numberOf(address: number | IPv6Address): bigint {
  if (typeof address === 'number') return BigInt(address);
  return address.reduce((number: bigint, piece) => number * 0x10000n + BigInt(piece), 0n);
}
