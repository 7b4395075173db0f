/**
 * https://url.spec.whatwg.org/#concept-ipv4
 *
 * A 32-bit unsigned integer: 127.0.0.1 is 0x7f000001.
 */
export type IPv4Address = number;

/**
 * https://url.spec.whatwg.org/#concept-ipv6
 *
 * The eight 16-bit pieces of the address.
 */
export type IPv6Address = readonly [number, number, number, number, number, number, number, number];

/**
 * https://url.spec.whatwg.org/#concept-host
 *
 * A domain or an opaque host is a string, and the empty host is the empty string. As in the standard, the host of a special URL is a
 * domain, and the host of another URL is an opaque host.
 */
export type Host = string | IPv4Address | IPv6Address;

/**
 * https://url.spec.whatwg.org/#concept-ipv4
 *
 * @param host a host, or `null` for none
 * @returns whether it is an IPv4 address
 *
 * @example
 * import { isIPv4Address, parseHost } from '@url/host';
 *
 * isIPv4Address(parseHost('0x7f.1')); // => true
 */
export function isIPv4Address(host: Host | null): host is IPv4Address {
  return typeof host === 'number';
}

/**
 * https://url.spec.whatwg.org/#concept-ipv6
 *
 * @param host a host, or `null` for none
 * @returns whether it is an IPv6 address
 *
 * @example
 * import { isIPv6Address, parseHost } from '@url/host';
 *
 * isIPv6Address(parseHost('[::1]')); // => true
 */
export function isIPv6Address(host: Host | null): host is IPv6Address {
  return typeof host === 'object' && host !== null;
}

/**
 * https://url.spec.whatwg.org/#concept-host-equals
 *
 * @param a a host, or `null` for none
 * @param b another
 * @returns whether they are the same host
 *
 * @example
 * import { hostEquals, parseHost } from '@url/host';
 *
 * hostEquals(parseHost('[::1]'), parseHost('[0:0::1]')); // => true
 */
export function hostEquals(a: Host | null, b: Host | null): boolean {
  if (isIPv6Address(a) && isIPv6Address(b)) return a.length === b.length && a.every((piece, i) => piece === b[i]);
  return a === b;
}
