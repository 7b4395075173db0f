import { aggregate, type Block, contains, parseCIDR, serializeCIDR } from '@url/address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function aggregated(...blocks: string[]): string[] {
  return aggregate(blocks.map((text) => parseCIDR(text)!)).map(serializeCIDR);
}

describe('aggregate', () => {
  test('halves become one block, again and again', () => {
    expect(aggregated('10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/23')).toEqual(['10.0.0.0/22']);
    expect(aggregated('128.0.0.0/1', '0.0.0.0/1')).toEqual(['0.0.0.0/0']);
    expect(aggregated('8000::/1', '::/1')).toEqual(['::/0']);
  });

  test('keeps neighbors that are not halves of one block', () => {
    expect(aggregated('10.0.2.0/24', '10.0.1.0/24')).toEqual(['10.0.1.0/24', '10.0.2.0/24']);
  });

  test('a block in another one goes, and so does a copy', () => {
    expect(aggregated('10.1.0.0/16', '10.0.0.0/8', '10.0.0.0/8', '10.0.0.0/9')).toEqual(['10.0.0.0/8']);
    expect(aggregated('::/0', 'ff00::/8')).toEqual(['::/0']);
  });

  test('IPv4 stands before IPv6, and neither is the other', () => {
    expect(aggregated('::ffff:10.0.0.0/104', '::/128', '10.0.0.0/8', '9.0.0.0/8')).toEqual([
      '9.0.0.0/8',
      '10.0.0.0/8',
      '::/128',
      '::ffff:a00:0/104',
    ]);
    expect(aggregated()).toEqual([]);
  });

  test('does not change its argument', () => {
    const blocks = [parseCIDR('10.0.1.0/24')!, parseCIDR('10.0.0.0/24')!];
    const before = [...blocks];
    aggregate(blocks);
    expect(blocks).toEqual(before);
  });

  test('contains the same addresses in the fewest blocks', () => {
    // The last byte of 10.0.0.0/24 is small enough to compare address by address.
    const block = fc
      .record({ byte: fc.nat(255), prefixLength: fc.integer({ min: 24, max: 32 }) })
      .map(({ byte, prefixLength }) => parseCIDR(`10.0.0.${byte}/${prefixLength}`, { hostBits: true })!);
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), (blocks) => {
        const found = aggregate(blocks);
        const isIn = (all: readonly Block[], byte: number) => all.some((one) => contains(one, 0x0a000000 + byte));
        const bytes = Array.from({ length: 256 }, (_, byte) => byte);
        expect(bytes.filter((byte) => isIn(found, byte))).toEqual(bytes.filter((byte) => isIn(blocks, byte)));
        expect(found.length).toBe(fewest(bytes.map((byte) => isIn(blocks, byte))));
      }),
    );
  });
});

/** How many blocks it takes: none for an empty half, one for a full one. */
function fewest(isMember: readonly boolean[]): number {
  if (!isMember.includes(true)) return 0;
  if (!isMember.includes(false)) return 1;
  const half = isMember.length / 2;
  return fewest(isMember.slice(0, half)) + fewest(isMember.slice(half));
}

describe('blocks that a caller made', () => {
  const block = (address: unknown, prefixLength: unknown): Block => ({ address, prefixLength }) as Block;

  test('bits after the prefix do not count', () => {
    expect(aggregate([block(0x0a000080, 24), '10.0.0.0/25'])).toEqual([block(0x0a000000, 24)]);
    expect(serializeCIDR(block(0x0a000001, 8))).toBe('10.0.0.0/8');
    expect(serializeCIDR(block([0x2001, 0xdb8, 1, 2, 3, 4, 5, 6], 33))).toBe('2001:db8::/33');
    expect(serializeCIDR(block(0xffffffff, 0))).toBe('0.0.0.0/0');
  });

  test('an address that changes is read once', () => {
    let reads = 0;
    const changing = {
      get address() {
        return reads++ === 0 ? 0x0a000000 : 0;
      },
      prefixLength: 8,
    };
    expect(contains(changing, '10.0.0.1')).toBe(true);
    expect(reads).toBe(1);
  });

  test('a list that iterates over other blocks than it has is an error', () => {
    const lazy = Object.assign(['10.0.0.0/8'], { [Symbol.iterator]: () => [].values() });
    expect(() => aggregate(lazy)).toThrow(TypeError);
  });
});
