import type { IPv4Address, IPv6Address } from '@url/host';
import { areHostsEqual, isIPv6 } from '@url/host/internal';
import { type AddressInput, readAddressInput, readHost } from './input.js';

/** Returns the IPv4 address in two pieces of 16 bits. */
export function ipv4At(address: IPv6Address, index: number): IPv4Address {
  return address[index]! * 0x10000 + address[index + 1]!;
}

/** https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2 */
export function isMapped(address: IPv6Address): boolean {
  return startsWithZeros(address, 5) && address[5] === 0xffff;
}

/** Tests whether the first `count` pieces are zero. */
export function startsWithZeros(address: IPv6Address, count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (address[i] !== 0) return false;
  }
  return true;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * Returns the IPv4 address in an IPv4-mapped address. A system that connects to the mapped address connects to the IPv4 address.
 *
 * @param address an address: its text (with or without brackets and zone), a parsed host, a URL object or a URL record
 * @returns the IPv4 address in an IPv4-mapped address; any other address unchanged
 * @throws TypeError if the argument is not an address
 *
 * @example
 * import { unmapAddress } from '@url/address';
 *
 * unmapAddress('[::ffff:127.0.0.1]'); // => 0x7f000001
 * unmapAddress('[::1]'); // => [0, 0, 0, 0, 0, 0, 0, 1]
 */
export function unmapAddress(address: AddressInput): IPv4Address | IPv6Address {
  return unmap(readAddressInput(address, 'address'));
}

/** Does the same for a parsed address. */
export function unmap(address: IPv4Address | IPv6Address): IPv4Address | IPv6Address {
  return isIPv6(address) && isMapped(address) ? ipv4At(address, 6) : address;
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * Tests whether two addresses are equal. An IPv4-mapped address equals its IPv4 address, unlike in `hostEquals` of `@url/host`, which
 * follows the URL Standard.
 *
 * @param a a host: its text (an IPv6 address with or without brackets and zone), a parsed host, a URL object or a URL record
 * @param b another host
 * @returns whether both are the same address; false if one of them is a domain
 * @throws TypeError if an argument is not a host
 *
 * @example
 * import { addressEquals } from '@url/address';
 *
 * addressEquals('[::ffff:127.0.0.1]', '0x7f.1'); // => true
 * addressEquals('[::1]', '127.0.0.1'); // => false
 */
export function addressEquals(a: AddressInput, b: AddressInput): boolean {
  const first = readHost(a, 'a');
  const second = readHost(b, 'b');
  return typeof first !== 'string' && typeof second !== 'string' && areHostsEqual(unmap(first), unmap(second));
}
