import { type Block, blockRange, contains, parseCIDR, serializeCIDR } from '@url/address';
import { parseHost } from '@url/host';
import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOf, numberOf } from './naive-classes.ts';
import { notHosts } from './not-hosts.ts';

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

  test('text is parsed, and a block may be text', () => {
    for (const text of ['10.0.0.1', '0xa.1', '１0.0.0.1', '%31%30.1']) {
      expect(contains(parseCIDR('10.0.0.0/8')!, text)).toBe(true);
      expect(contains('10.0.0.0/8', new URL(`http://${text}/`))).toBe(true);
      expect(contains('10.0.0.0/8', parseURL(`postgres://${text}/`)!)).toBe(true);
    }
    expect(contains('10.0.0.1', '10.0.0.1')).toBe(true);
    expect(contains('0.0.0.0/0', 'example.com')).toBe(false);
  });

  test.each(notHosts)('%o is not an answer, but an error', (host) => {
    expect(() => contains('0.0.0.0/0', host)).toThrow(/^Cannot use the argument address: /);
  });

  test.each([null, undefined, 5, '10.0.0.1/8', 'example.com', {}, { address: 5 }, { address: 5, prefixLength: 33 }])(
    '%o is not a block',
    (block) => {
      for (const call of [(b: Block) => contains(b, 5), serializeCIDR, blockRange]) {
        expect(() => call(block as Block)).toThrow(/^Cannot use the argument block: /);
      }
    },
  );

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
