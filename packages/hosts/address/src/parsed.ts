/**
 * Contains functions of parsed hosts, for programs that do not pass text: the host parser is not part of their bundles.
 *
 * @packageDocumentation
 */

import type { Host, IPv4Address, IPv6Address } from '@url/host';
import { areHostsEqual, readAddress } from '@url/host/internal';
import { argumentError } from '@url/infra/internal';
import { isLocalByName } from './local-domain.js';
import { unmap } from './mapped.js';

/** What the domain parser changes, and what it reads as an IPv4 address. */
const unparsed = /[\0- #%/:<>?@A-Z[\\\]^|\x7f-\uffff]|(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/;

/**
 * https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 *
 * Does what `isLocalDomain` of `@url/address` does, for a parsed host.
 *
 * @param host a parsed host of a special URL, such as the result of `parseHost`
 * @returns whether it is a domain that is local by name; false for an address
 * @throws TypeError if the argument is not a parsed host, such as text that the host parser would change
 *
 * @example
 * import { isLocalDomain } from '@url/address/parsed';
 * import { parseHost } from '@url/host';
 *
 * isLocalDomain(parseHost('metadata.google.internal.')); // => true
 * isLocalDomain(parseHost('127.0.0.1')); // => false
 * isLocalDomain('LOCALHOST'); // => throws TypeError
 */
export function isLocalDomain(host: Host | null): boolean {
  if (readAddress(host) !== null) return false;
  if (typeof host !== 'string' || host === '' || unparsed.test(host)) {
    throw argumentError('host', host, 'is not a parsed host');
  }
  return isLocalByName(host);
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * Does what `unmapAddress` of `@url/address` does, for a parsed address.
 *
 * @param address a parsed address
 * @returns the IPv4 address in an IPv4-mapped address; any other address unchanged
 * @throws TypeError if the argument is not a parsed address
 *
 * @example
 * import { unmapAddress } from '@url/address/parsed';
 *
 * unmapAddress([0, 0, 0, 0, 0, 0xffff, 0x7f00, 1]); // => 0x7f000001
 * unmapAddress('::1'); // => throws TypeError
 */
export function unmapAddress(address: Host | null): IPv4Address | IPv6Address {
  return unmap(checkedAddress(address, 'address'));
}

/**
 * https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * Does what `addressEquals` of `@url/address` does, for two parsed addresses.
 *
 * @param a a parsed address
 * @param b another
 * @returns whether both are the same address; an IPv4-mapped address equals its IPv4 address
 * @throws TypeError if an argument is not a parsed address
 *
 * @example
 * import { addressEquals } from '@url/address/parsed';
 *
 * addressEquals([0, 0, 0, 0, 0, 0xffff, 0x7f00, 1], 0x7f000001); // => true
 */
export function addressEquals(a: Host | null, b: Host | null): boolean {
  return areHostsEqual(unmap(checkedAddress(a, 'a')), unmap(checkedAddress(b, 'b')));
}

function checkedAddress(host: Host | null, argument: string): IPv4Address | IPv6Address {
  const address = readAddress(host);
  if (address === null) throw argumentError(argument, host, 'is not a parsed address');
  return address;
}
