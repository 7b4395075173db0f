import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4, readAddress, serializeParsedHost } from '@url/host/internal';
import { argumentError, checkOptions, flag, memberOf, textArgumentError } from '@url/infra/internal';
import { parseAddressAlone } from './address-text.js';
import type { Block } from './block.js';

/** A parsed block, or text for `parseCIDR`. */
export type BlockInput = Block | string;

/** The options of `parseCIDR`. */
export interface ParseCIDROptions {
  /**
   * Whether bits after the prefix may be set, as in 192.168.1.5/24; the result clears them. The default is `false`, because someone who
   * writes 10.0.0.1/8 into a rule may mean 10.0.0.1/32.
   */
  readonly hostBits?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * Parses a block in CIDR notation. An address alone is a block of one address.
 *
 * @param input an IPv4 address of four decimal numbers, or an IPv6 address with or without brackets; U+002F (/); and the number of bits. Numbers
 *   must not have leading zeros
 * @param options whether bits after the prefix may be set
 * @returns the block, or `null` for failure
 * @throws TypeError if the input is not a string, or an option is unknown
 *
 * @example
 * import { parseCIDR } from '@url/address';
 *
 * parseCIDR('10.0.0.0/8'); // => { address: 0x0a000000, prefixLength: 8 }
 * parseCIDR('2001:db8::/32')!.prefixLength; // => 32
 * parseCIDR('10.0.0.1')!.prefixLength; // => 32
 * parseCIDR('10.0.0.1/8'); // => null
 * parseCIDR('10.0.0.1/8', { hostBits: true }); // => { address: 0x0a000000, prefixLength: 8 }
 */
export function parseCIDR(input: string, options?: ParseCIDROptions | null): Block | null {
  if (typeof input !== 'string') throw argumentError('input', input, 'is not a string');
  checkOptions(options, ['hostBits']);
  const solidus = input.indexOf('/');
  const address = parseAddressAlone(solidus < 0 ? input : input.slice(0, solidus));
  if (address === null) return null;
  const length = solidus < 0 ? `${bitsOf(address)}` : input.slice(solidus + 1);
  const prefixLength = /^(?:0|[1-9]\d{0,2})$/.test(length) ? Number(length) : Number.POSITIVE_INFINITY;
  if (prefixLength > bitsOf(address)) return null;
  const block = blockOf(address, prefixLength);
  return flag(options, 'hostBits', false) || String(block.address) === String(address) ? block : null;
}

/** Returns the length in bits of an address of this version. */
export function bitsOf(address: IPv4Address | IPv6Address): number {
  return isIPv4(address) ? 32 : 128;
}

/** Returns the block for an argument, or throws. Copies a parsed block, and clears the bits after its prefix. */
export function readBlock(input: BlockInput, argument: string): Block {
  const block = typeof input === 'string' ? parseCIDR(input) : copyBlock(input);
  if (block !== null) return block;
  throw textArgumentError(argument, input, 'is not a block such as 10.0.0.0/8');
}

function copyBlock(block: unknown): Block | null {
  if (typeof block !== 'object' || block === null) return null;
  const address = readAddress(memberOf(block, 'address'));
  const length = memberOf(block, 'prefixLength');
  if (address === null || typeof length !== 'number' || length >>> 0 !== length) return null;
  return length <= bitsOf(address) ? blockOf(address, length) : null;
}

/** Returns the block with this prefix length that contains an address. */
export function blockOf(address: IPv4Address | IPv6Address, prefixLength: number): Block {
  if (isIPv4(address)) {
    return { address: prefixLength === 0 ? 0 : (address & (-1 << (32 - prefixLength))) >>> 0, prefixLength };
  }
  const pieces = address.map((piece, i) => {
    const bits = Math.min(16, Math.max(0, prefixLength - 16 * i));
    return piece & (0xffff0000 >> bits) & 0xffff;
  });
  return { address: pieces as readonly number[] as IPv6Address, prefixLength };
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * Serializes a block so that `parseCIDR` parses it again.
 *
 * @param block a parsed block or its text
 * @returns the block in CIDR notation
 * @throws TypeError if the argument is not a block
 *
 * @example
 * import { parseCIDR, serializeCIDR } from '@url/address';
 *
 * serializeCIDR(parseCIDR('2001:db8:0:0::/32')!); // => '2001:db8::/32'
 */
export function serializeCIDR(block: BlockInput): string {
  const { address, prefixLength } = readBlock(block, 'block');
  return `${serializeParsedHost(address).replace(/[[\]]/g, '')}/${prefixLength}`;
}
