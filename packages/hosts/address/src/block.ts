import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4, isIPv6 } from '@url/host/internal';
import { unmap } from './mapped.js';

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * The addresses that begin with the same bits.
 */
export interface Block {
  /** The first address of the block. Its host bits are zero. */
  readonly address: IPv4Address | IPv6Address;
  /** How many bits the addresses share: 0 to 32 for IPv4, 0 to 128 for IPv6. */
  readonly prefixLength: number;
}

/** Tests whether the block contains a parsed address. */
export function blockContains({ address: first, prefixLength }: Block, address: IPv4Address | IPv6Address): boolean {
  if (isIPv4(first)) {
    return isIPv4(address) && (prefixLength === 0 || (first ^ address) >>> (32 - prefixLength) === 0);
  }
  return isIPv6(address) && sharesPrefix(first, address, prefixLength);
}

function sharesPrefix(a: IPv6Address, b: IPv6Address, prefixLength: number): boolean {
  const wholePieces = prefixLength >> 4;
  for (let i = 0; i < wholePieces; i++) {
    if (a[i] !== b[i]) return false;
  }
  return wholePieces === 8 || (a[wholePieces]! ^ b[wholePieces]!) >> (16 - (prefixLength & 15)) === 0;
}

/** Converts a block of IPv4-mapped addresses to the block of their IPv4 addresses; returns any other block unchanged. */
export function unmapBlock(block: Block): Block {
  const address = block.prefixLength < 96 ? block.address : unmap(block.address);
  return address === block.address ? block : { address, prefixLength: block.prefixLength - 96 };
}
