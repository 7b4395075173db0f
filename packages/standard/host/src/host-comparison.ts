import { areHostsEqual, type Host, type IPv4Address, type IPv6Address, isIPv4, isIPv6 } from './host.js';
import { type HostInput, type HostTextOptions, readHostOrOpaqueHost, readIsOpaque } from './host-input.js';

/**
 * https://url.spec.whatwg.org/#concept-ipv4
 *
 * Narrows the type of an address. The type of text does not change, so to narrow a parsed host use `typeof host === 'number'`.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record; `null` for none
 * @returns whether it is an IPv4 address
 * @throws TypeError if the argument is not a host
 *
 * @example
 * import { isIPv4Address } from '@url/host';
 *
 * isIPv4Address('0x7f.1'); // => true
 * isIPv4Address(new URL('http://127.0.0.1/')); // => true
 * isIPv4Address('example.com'); // => false
 * isIPv4Address('127.0.0.1 '); // => throws TypeError
 */
export function isIPv4Address(host: IPv4Address | IPv6Address | null): host is IPv4Address;
export function isIPv4Address(host: HostInput): boolean;
export function isIPv4Address(host: HostInput): boolean {
  return isIPv4(readHostOrOpaqueHost(host, 'host'));
}

/**
 * https://url.spec.whatwg.org/#concept-ipv6
 *
 * Narrows the type of an address. The type of text does not change.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record; `null` for none
 * @returns whether it is an IPv6 address
 * @throws TypeError if the argument is not a host
 *
 * @example
 * import { isIPv6Address } from '@url/host';
 *
 * isIPv6Address('[::1]'); // => true
 * isIPv6Address('127.0.0.1'); // => false
 */
export function isIPv6Address(host: IPv4Address | IPv6Address | null): host is IPv6Address;
export function isIPv6Address(host: HostInput): boolean;
export function isIPv6Address(host: HostInput): boolean {
  return isIPv6(readHostOrOpaqueHost(host, 'host'));
}

/**
 * https://url.spec.whatwg.org/#concept-host-equals
 *
 * @param a a host: its text, a parsed host, a URL object or a URL record; `null` for none
 * @param b another
 * @param options.isOpaque whether text is a parsed opaque host, which is compared as it is; `false` by default
 * @returns whether they are the same host
 * @throws TypeError if an argument is not a host, or an option is unknown
 *
 * @example
 * import { hostEquals, parseHost } from '@url/host';
 *
 * hostEquals('[::1]', parseHost('[0:0::1]')); // => true
 * hostEquals(new URL('http://example.com/'), 'EXAMPLE.com'); // => true
 * hostEquals('a', 'A', { isOpaque: true }); // => false
 */
export function hostEquals(a: HostInput, b: HostInput, options?: HostTextOptions | null): boolean {
  const isOpaque = readIsOpaque(options);
  const read = (host: HostInput, argument: string): Host | null =>
    isOpaque && typeof host === 'string' ? host : readHostOrOpaqueHost(host, argument);
  return areHostsEqual(read(a, 'a'), read(b, 'b'));
}
