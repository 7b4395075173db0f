import { type Host, type IPv4Address, type IPv6Address, isIPv4Address, isIPv6Address } from '@url/host';
import { option } from '@url/infra/internal';
import { isAddress, unmapAddress } from './mapped.js';

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * The addresses whose first bits are those of one address.
 */
export interface Block {
  /** The first address of the block. Its host bits are zero. */
  readonly address: IPv4Address | IPv6Address;
  /** How many bits the addresses share: 0 to 32 for IPv4, 0 to 128 for IPv6. */
  readonly prefixLength: number;
}

/** The options of `contains`. */
export interface ContainsOptions {
  /**
   * Whether an IPv4-mapped IPv6 address counts as the IPv4 address in it: then 10.0.0.0/8 contains ::ffff:10.0.0.1, and
   * ::ffff:0:0/96 contains 10.0.0.1. The default is `false`.
   */
  readonly mapped?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * @param block a block, as `parseCIDR` gives it
 * @param address a parsed host
 * @param options whether IPv4-mapped addresses count as IPv4 addresses
 * @returns whether the block contains the address; false for a domain, and for an address of the other version
 *
 * @example
 * import { contains, parseCIDR } from '@url/address';
 * import { parseHost } from '@url/host';
 *
 * const block = parseCIDR('10.0.0.0/8')!;
 * contains(block, parseHost('10.1')); // => true
 * contains(block, parseHost('[::ffff:10.0.0.1]')); // => false
 * contains(block, parseHost('[::ffff:10.0.0.1]'), { mapped: true }); // => true
 */
export function contains(block: Block, address: Host | null, options?: ContainsOptions | null): boolean {
  if (!isAddress(address)) return false;
  if (option(options, 'mapped') === true) {
    return blockContains(unmapBlock(block), unmapAddress(address)) || blockContains(block, address);
  }
  return blockContains(block, address);
}

/** Whether the block contains an address that was parsed already, without any option. */
export function blockContains({ address: first, prefixLength }: Block, address: Host): boolean {
  if (isIPv4Address(first)) {
    return isIPv4Address(address) && (prefixLength === 0 || (first ^ address) >>> (32 - prefixLength) === 0);
  }
  return isIPv6Address(address) && sharesPrefix(first, address, prefixLength);
}

function sharesPrefix(a: IPv6Address, b: IPv6Address, prefixLength: number): boolean {
  const wholePieces = prefixLength >> 4;
  for (let i = 0; i < wholePieces; i++) {
    if (a[i] !== b[i]) return false;
  }
  return wholePieces === 8 || (a[wholePieces]! ^ b[wholePieces]!) >> (16 - (prefixLength & 15)) === 0;
}

/** A block of IPv4-mapped addresses as the block of the IPv4 addresses; any other block as it is. */
export function unmapBlock(block: Block): Block {
  const address = block.prefixLength < 96 ? block.address : unmapAddress(block.address);
  return address === block.address ? block : { address, prefixLength: block.prefixLength - 96 };
}
