import { parseIPv4, parseIPv6, serializeIPv6 } from '@url/host';
import { toASCII, toUnicode } from '@url/idna';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { type AddressReach, reachOfIPv4, reachOfIPv6 } from './reach.js';

/** What a request to a host would go to. */
export interface HostDescription {
  /** "none" where there is no authority, "empty" where the authority has no host. */
  readonly type: 'none' | 'empty' | 'name' | 'IPv4' | 'IPv6';
  /** For an address which no other machine has, or only machines of the same network; `null` for other hosts. */
  readonly reach: AddressReach | null;
}

/** An address as RFC 3986 writes an IPv4address: four decimal numbers without leading zeros. Its numbers are not checked. */
const fourNumbers = /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/;

/** What a host is, as it is written: "127.1" is a name here, since it is a name for whoever does not know the old notations. */
export function describeHost(host: string | null): HostDescription {
  if (host === null) return { type: 'none', reach: null };
  if (host === '') return { type: 'empty', reach: null };
  const ipv4 = fourNumbers.test(host) ? parseIPv4(host) : null;
  if (ipv4 !== null) return { type: 'IPv4', reach: reachOfIPv4(ipv4) };
  const ipv6 = parseBracketed(host);
  return ipv6 === null ? { type: 'name', reach: null } : { type: 'IPv6', reach: reachOfIPv6(ipv6) };
}

/** The host as it is compared in a table: in lower case, and an IPv6 address in its shortest form. */
export function hostKey(host: string): string {
  const address = parseBracketed(host);
  return address === null ? asciiLowercase(host) : `[${serializeIPv6(address)}]`;
}

function parseBracketed(host: string): ReturnType<typeof parseIPv6> {
  return host.startsWith('[') && host.endsWith(']') ? parseIPv6(host.slice(1, -1)) : null;
}

/**
 * The host that is asked: like `hostKey`, and a name in Unicode counts as its A-labels. A name that ToASCII maps to another one,
 * as it maps a full stop of Chinese to "." and a letter of full width to one of ASCII, stays another name: a filter that
 * compares names without IDNA does not find it among those that it knows.
 */
export function connectionKey(host: string): string {
  if (isASCIIString(host)) return hostKey(host);
  const lowercase = host.toLowerCase();
  const ascii = toASCII(lowercase, lookup);
  return ascii !== null && toUnicode(ascii, lookup).domain === lowercase ? ascii : lowercase;
}

const lookup = { checkBidi: true, checkJoiners: true };
