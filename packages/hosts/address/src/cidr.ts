import {
  type IPv4Address,
  type IPv6Address,
  isIPv4Address,
  isValidIPv4AddressString,
  parseIPv4,
  parseIPv6,
  serializeIPv4,
  serializeIPv6,
} from '@url/host';
import { option } from '@url/infra/internal';
import type { Block } from './block.js';

/** The options of `parseCIDR`. */
export interface ParseCIDROptions {
  /**
   * Whether bits may be set after the prefix, as in 192.168.1.5/24; the result has them cleared. The default is `false`, since the author of
   * a list of rules may have meant 10.0.0.1/32 by 10.0.0.1/8.
   */
  readonly hostBits?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 *
 * @param input an IPv4 address of four shortest decimal numbers, or an IPv6 address without brackets; U+002F (/); and the number of
 *   bits in shortest decimal
 * @param options whether bits may be set after the prefix
 * @returns the block, or `null` for failure
 *
 * @example
 * import { parseCIDR } from '@url/address';
 *
 * parseCIDR('10.0.0.0/8'); // => { address: 0x0a000000, prefixLength: 8 }
 * parseCIDR('2001:db8::/32')!.prefixLength; // => 32
 * parseCIDR('10.0.0.1/8'); // => null
 * parseCIDR('10.0.0.1/8', { hostBits: true }); // => { address: 0x0a000000, prefixLength: 8 }
 */
export function parseCIDR(input: string, options?: ParseCIDROptions | null): Block | null {
  const solidus = input.indexOf('/');
  const length = input.slice(solidus + 1);
  const address = solidus < 0 ? null : parseAddress(input.slice(0, solidus));
  if (address === null || !/^(?:0|[1-9]\d{0,2})$/.test(length)) return null;
  const prefixLength = Number(length);
  if (prefixLength > (isIPv4Address(address) ? 32 : 128)) return null;
  const block = blockOf(address, prefixLength);
  return option(options, 'hostBits') === true || String(block.address) === String(address) ? block : null;
}

/** Parses an address as `getaddrinfo` prints it: without brackets, and IPv4 as four decimal numbers. */
export function parseAddress(input: string): IPv4Address | IPv6Address | null {
  if (input.includes(':')) return parseIPv6(input);
  return isValidIPv4AddressString(input) ? parseIPv4(input) : null;
}

/** Makes the block of a prefix length that contains an address. */
export function blockOf(address: IPv4Address | IPv6Address, prefixLength: number): Block {
  if (isIPv4Address(address)) {
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
 * @param block a block
 * @returns the text that `parseCIDR` takes
 *
 * @example
 * import { parseCIDR, serializeCIDR } from '@url/address';
 *
 * serializeCIDR(parseCIDR('2001:db8:0:0::/32')!); // => '2001:db8::/32'
 */
export function serializeCIDR({ address, prefixLength }: Block): string {
  return `${isIPv4Address(address) ? serializeIPv4(address) : serializeIPv6(address)}/${prefixLength}`;
}
