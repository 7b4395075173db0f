import { parseIPv4, parseIPv6, serializeIPv6 } from '@url/host';
import { toASCII, toUnicode } from '@url/idna';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { type AddressReach, reachOfIPv4, reachOfIPv6 } from './reach.js';

/** What a host is. */
export interface HostDescription {
  /** "none" where there is no authority, "empty" where the authority has no host. */
  readonly type: 'none' | 'empty' | 'name' | 'IPv4' | 'IPv6';
  /** Where an address can be reached from; `null` for an address of the internet, and for a host that is not an address. */
  readonly reach: AddressReach | null;
}

/** An IPv4address of RFC 3986, four decimal numbers without leading zeros. The numbers may be above 255. */
const fourNumbers = /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/;

/** Describes a host as it is written: "127.1" is a name, since a reader that does not know the old notations looks it up. */
export function describeHost(host: string | null): HostDescription {
  if (host === null) return { type: 'none', reach: null };
  if (host === '') return { type: 'empty', reach: null };
  const ipv4 = fourNumbers.test(host) ? parseIPv4(host) : null;
  if (ipv4 !== null) return { type: 'IPv4', reach: reachOfIPv4(ipv4) };
  const ipv6 = parseBracketed(host);
  return ipv6 === null ? { type: 'name', reach: null } : { type: 'IPv6', reach: reachOfIPv6(ipv6) };
}

/** The key of a host in a table: the host in lower case, and an IPv6 address in its shortest form. */
export function hostKey(host: string): string {
  const address = parseBracketed(host);
  return address === null ? asciiLowercase(host) : `[${serializeIPv6(address)}]`;
}

function parseBracketed(host: string): ReturnType<typeof parseIPv6> {
  return host.startsWith('[') && host.endsWith(']') ? parseIPv6(host.slice(1, -1)) : null;
}

/**
 * The key of the host that would be connected to: that of `hostKey`, but a name in Unicode and its A-labels have the same key.
 *
 * ToASCII maps some names to others: an ideographic full stop to ".", and a fullwidth letter to one of ASCII. Such a name keeps a key of its
 * own, since a filter that compares names without IDNA does not recognize it.
 */
export function connectionKey(host: string): string {
  if (isASCIIString(host)) return hostKey(host);
  const lowercase = host.toLowerCase();
  const ascii = toASCII(lowercase, lookup);
  return ascii !== null && toUnicode(ascii, lookup).domain === lowercase ? ascii : lowercase;
}

const lookup = { checkBidi: true, checkJoiners: true };
