import { type Block, contains, parseCIDR } from '@url/address';
import { type Host, parseHost } from '@url/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOf, numberOf } from './naive-classes.ts';

function isIn(block: string, host: string, mapped?: boolean): boolean {
  return contains(parseCIDR(block)!, parseHost(host), mapped === undefined ? null : { mapped });
}

describe('contains', () => {
  test.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['0.0.0.0/0', '255.255.255.255', true],
    ['0.0.0.0/0', '0', true],
    ['255.255.255.255/32', '255.255.255.255', true],
    ['255.255.255.255/32', '255.255.255.254', false],
    ['128.0.0.0/1', '128.0.0.0', true],
    ['128.0.0.0/1', '127.255.255.255', false],
    ['::/0', '[ffff::]', true],
    ['2001:db8::/33', '[2001:db8:7fff::]', true],
    ['2001:db8::/33', '[2001:db8:8000::]', false],
    ['::1/128', '[::1]', true],
    ['::1/128', '[::]', false],
    ['::/0', '1.2.3.4', false],
    ['0.0.0.0/0', '[::1]', false],
    ['0.0.0.0/0', 'example.com', false],
  ])('%s, %s: %s', (block, host, expected) => {
    expect(isIn(block, host)).toBe(expected);
  });

  test('mapped addresses are IPv4 addresses if asked', () => {
    expect(isIn('10.0.0.0/8', '[::ffff:10.0.0.1]')).toBe(false);
    expect(isIn('10.0.0.0/8', '[::ffff:10.0.0.1]', false)).toBe(false);
    expect(isIn('10.0.0.0/8', '[::ffff:10.0.0.1]', true)).toBe(true);
    expect(isIn('10.0.0.0/8', '[::ffff:11.0.0.1]', true)).toBe(false);
    expect(isIn('10.0.0.0/8', '[::10.0.0.1]', true)).toBe(false);
    expect(isIn('::ffff:0:0/96', '10.0.0.1', true)).toBe(true);
    expect(isIn('::ffff:0a00:0/104', '10.0.0.1', true)).toBe(true);
    expect(isIn('::/0', '[::ffff:10.0.0.1]', true)).toBe(true);
    expect(isIn('::/0', '10.0.0.1', true)).toBe(false);
  });

  test('a polluted prototype does not ask', () => {
    const prototype = Object.prototype as { mapped?: boolean };
    prototype.mapped = true;
    try {
      expect(contains(parseCIDR('10.0.0.0/8')!, parseHost('[::ffff:10.0.0.1]'), {})).toBe(false);
    } finally {
      delete prototype.mapped;
    }
  });

  test('what is no address is in no block', () => {
    const everything = parseCIDR('0.0.0.0/0')!;
    for (const host of [null, '', '1.2.3.4', Number.NaN, -1, 2 ** 32, 1.5])
      expect(contains(everything, host)).toBe(false);
    expect(contains(parseCIDR('::/0')!, [0, 0, 0, 0, 0, 0, 0] as unknown as Host)).toBe(false);
  });

  test('agrees with whole numbers', () => {
    const version = fc.constantFrom(4 as const, 6 as const);
    const cases = version.chain((v) => {
      const bits = v === 4 ? 32 : 128;
      const number = fc.bigInt(0n, (1n << BigInt(bits)) - 1n);
      return fc.record({
        version: fc.constant(v),
        number,
        length: fc.nat(bits),
        flipped: fc.nat(bits - 1),
        bits: fc.constant(bits),
      });
    });
    fc.assert(
      fc.property(cases, ({ version, number, length, flipped, bits }) => {
        const free = BigInt(bits - length);
        const first = (number >> free) << free;
        const block = { address: hostOf(version, first), prefixLength: length } as Block;
        const other = number ^ (1n << BigInt(bits - 1 - flipped));
        expect(contains(block, hostOf(version, number))).toBe(true);
        expect(contains(block, hostOf(version, other))).toBe(flipped >= length);
        expect(numberOf(block.address)).toBe(first);
      }),
    );
  });
});
