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

/** Tests whether a parsed host is an IPv4 address. */
export function isIPv4(host: Host | null): host is IPv4Address {
  return typeof host === 'number';
}

/** Tests whether a parsed host is an IPv6 address. */
export function isIPv6(host: Host | null): host is IPv6Address {
  return typeof host === 'object' && host !== null;
}

/** Compares parsed hosts. */
export function areHostsEqual(a: Host | null, b: Host | null): boolean {
  if (isIPv6(a) && isIPv6(b)) return a.length === b.length && a.every((piece, i) => piece === b[i]);
  return a === b;
}
