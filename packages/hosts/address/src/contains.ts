import { checkOptions, flag } from '@url/infra/internal';
import { blockContains, unmapBlock } from './block.js';
import { type BlockInput, readBlock } from './cidr.js';
import { type AddressInput, readHost } from './input.js';
import { unmap } from './mapped.js';

/** The options of `contains`. */
export interface ContainsOptions {
  /**
   * Whether an IPv4-mapped IPv6 address counts as its IPv4 address. If so, 10.0.0.0/8 contains ::ffff:10.0.0.1, and ::ffff:0:0/96 contains
   * 10.0.0.1. The default is `false`.
   */
  readonly mapped?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * Tests whether a block contains an address.
 *
 * @param block a parsed block or its text
 * @param address a host: its text (an IPv6 address with or without brackets and zone), a parsed host, a URL object or a URL record
 * @param options whether IPv4-mapped addresses count as IPv4 addresses
 * @returns whether the block contains the address; false for a domain, and for an address of the other version
 * @throws TypeError if an argument is not a block, a host or an option
 *
 * @example
 * import { contains, parseCIDR } from '@url/address';
 *
 * const block = parseCIDR('10.0.0.0/8')!;
 * contains(block, '10.1'); // => true
 * contains(block, '[::ffff:10.0.0.1]'); // => false
 * contains(block, '[::ffff:10.0.0.1]', { mapped: true }); // => true
 * contains('10.0.0.0/8', new URL('http://10.0.0.1/')); // => true
 */
export function contains(block: BlockInput, address: AddressInput, options?: ContainsOptions | null): boolean {
  checkOptions(options, ['mapped']);
  const outer = readBlock(block, 'block');
  const host = readHost(address, 'address');
  if (typeof host === 'string') return false;
  if (flag(options, 'mapped', false) && blockContains(unmapBlock(outer), unmap(host))) return true;
  return blockContains(outer, host);
}
