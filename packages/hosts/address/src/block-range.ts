import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import { type BlockInput, bitsOf, readBlock } from './cidr.js';

/** The first address, last address and size of a block. */
export interface BlockRange {
  readonly first: IPv4Address | IPv6Address;
  readonly last: IPv4Address | IPv6Address;
  /** How many addresses the block contains: up to 2 to the power of 128. */
  readonly size: bigint;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * Returns the ends and the size of a block.
 *
 * @param block a parsed block or its text
 * @returns the first and the last address of the block, and how many addresses it contains
 * @throws TypeError if the argument is not a block
 *
 * @example
 * import { blockRange } from '@url/address';
 *
 * blockRange('10.0.0.0/8').last; // => 0x0affffff
 * blockRange('10.0.0.0/8').size; // => 16777216n
 * blockRange('2001:db8::/32').last; // => [0x2001, 0xdb8, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff]
 */
export function blockRange(block: BlockInput): BlockRange {
  const { address, prefixLength } = readBlock(block, 'block');
  return {
    first: address,
    last: lastOf(address, prefixLength),
    size: BigInt(1) << BigInt(bitsOf(address) - prefixLength),
  };
}

function lastOf(first: IPv4Address | IPv6Address, prefixLength: number): IPv4Address | IPv6Address {
  if (isIPv4(first)) return first + 2 ** (32 - prefixLength) - 1;
  const pieces = first.map((piece, i) => {
    const bits = Math.min(16, Math.max(0, prefixLength - 16 * i));
    return piece | (0xffff >> bits);
  });
  return pieces as readonly number[] as IPv6Address;
}
