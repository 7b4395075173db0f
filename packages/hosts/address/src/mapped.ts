import { type Host, hostEquals, type IPv4Address, type IPv6Address, isIPv6Address } from '@url/host';

/** Whether a host is an address, with every number in its range. The caller may have made the numbers without a parser. */
export function isAddress(host: Host | null | undefined): host is IPv4Address | IPv6Address {
  if (typeof host === 'number') return host >>> 0 === host;
  if (!Array.isArray(host) || host.length !== 8) return false;
  for (let i = 0; i < 8; i++) {
    if ((host[i] & 0xffff) !== host[i]) return false;
  }
  return true;
}

/** The IPv4 address in two pieces, 16 bits each. */
export function ipv4At(address: IPv6Address, index: number): IPv4Address {
  return address[index]! * 0x10000 + address[index + 1]!;
}

/** https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2 */
export function isMapped(address: IPv6Address): boolean {
  return startsWithZeros(address, 5) && address[5] === 0xffff;
}

/** Whether the first `count` pieces are zero. */
export function startsWithZeros(address: IPv6Address, count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (address[i] !== 0) return false;
  }
  return true;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * A system that connects to an IPv4-mapped address connects to the IPv4 address in it.
 *
 * @param address an address
 * @returns the IPv4 address in an IPv4-mapped address; any other address unchanged
 *
 * @example
 * import { unmapAddress } from '@url/address';
 * import { parseIPv6 } from '@url/host';
 *
 * unmapAddress(parseIPv6('::ffff:127.0.0.1')!); // => 0x7f000001
 * unmapAddress(parseIPv6('::1')!); // => [0, 0, 0, 0, 0, 0, 0, 1]
 */
export function unmapAddress(address: IPv4Address | IPv6Address): IPv4Address | IPv6Address {
  return isIPv6Address(address) && isMapped(address) ? ipv4At(address, 6) : address;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * Unlike `hostEquals` of `@url/host`, which is the URL Standard's comparison, it treats an IPv4-mapped address as the IPv4
 * address in it.
 *
 * @param a a parsed host
 * @param b another
 * @returns whether both are the same address; false where one of them is no address
 *
 * @example
 * import { addressEquals } from '@url/address';
 * import { parseHost } from '@url/host';
 *
 * addressEquals(parseHost('[::ffff:127.0.0.1]'), parseHost('0x7f.1')); // => true
 * addressEquals(parseHost('[::1]'), parseHost('127.0.0.1')); // => false
 */
export function addressEquals(a: Host | null, b: Host | null): boolean {
  return isAddress(a) && isAddress(b) && hostEquals(unmapAddress(a), unmapAddress(b));
}
