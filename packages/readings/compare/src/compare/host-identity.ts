import { embeddedIn } from '@url/address/internal';
import { parseIPv4, parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { toASCII, toUnicode } from '@url/idna';
import { asciiLowercase, checkString, isASCIIString } from '@url/infra/internal';
import { withBrackets } from '../programs/split.js';
import { type AddressReach, reachOfIPv4, reachOfIPv6 } from './reach.js';

/** What a host is, and where a connection to it leads. */
export interface HostDescription {
  /** "none" if there is no authority, "empty" if the authority has no host. */
  readonly type: 'none' | 'empty' | 'name' | 'IPv4' | 'IPv6';
  /** Where an address can be reached from; `null` for an address of the internet, and for a name other than "localhost". */
  readonly reach: AddressReach | null;
  /**
   * The address that a system's resolver makes of the text, without asking DNS: 127.0.0.1 for "0177.1" and for an address in which it is
   * embedded (mapped, NAT64, 6to4, …); `null` for other names.
   */
  readonly address: string | null;
  /** The zone of an IPv6 address; `null` if there is none. */
  readonly zone: string | null;
}

/** An IPv4address of RFC 3986, four decimal numbers without leading zeros. The numbers may be above 255. */
const fourNumbers = /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/;
/** What getaddrinfo reads as an IPv4 address: one to four numbers, also octal and hexadecimal. */
const numbers = /^(?:(?:0x[\da-f]+|\d+)(?:\.(?!$)|$)){1,4}$/i;
const loopbackName = /(?:^|\.)localhost\.?$|^ip6-(?:localhost|loopback)$/i;

/** Describes a host as it is written: "127.1" is a name, because a reader that does not know the old notations looks it up. */
export function describeHost(host: string | null): HostDescription {
  if (host === null) return { type: 'none', reach: null, address: null, zone: null };
  if (host === '') return { type: 'empty', reach: null, address: null, zone: null };
  const ipv4 = numbers.test(host) ? parseIPv4(host) : null;
  if (ipv4 !== null) {
    const type = fourNumbers.test(host) ? 'IPv4' : 'name';
    return { type, reach: reachOfIPv4(ipv4), address: serializeIPv4(ipv4), zone: null };
  }
  const bracketed = parseBracketed(host);
  if (bracketed === null)
    return { type: 'name', reach: loopbackName.test(host) ? 'loopback' : null, address: null, zone: null };
  const { address, zone } = bracketed;
  const embedded = embeddedIn(address).map((found) => ({
    reach: reachOfIPv4(found.address),
    address: serializeIPv4(found.address),
  }));
  const inner = embedded.find(({ reach }) => reach !== null) ?? embedded[0];
  const reach = reachOfIPv6(address) ?? inner?.reach ?? null;
  return { type: 'IPv6', reach, address: inner?.address ?? serializeIPv6(address), zone };
}

/** Whether a resolver accepts a name, or the text is an address. Letters outside ASCII can be mapped by IDNA. */
export function canBeLookedUp(host: string): boolean {
  return /^\[[\da-f:.]+(?:%[^\]]+)?\]$|^[^\0-,/:-@[-^`{-\x7f]+$/i.test(host);
}

/** The key of a host in a table: the host in lower case, and an IPv6 address in its shortest form. */
export function hostKey(host: string): string {
  if (!host.startsWith('[')) return asciiLowercase(host);
  const bracketed = parseBracketed(host);
  if (bracketed !== null) {
    const { address, zone } = bracketed;
    return `[${serializeIPv6(address)}${zone === null ? '' : `%${zone}`}]`;
  }
  return asciiLowercase(host.endsWith(']') ? host.slice(1, -1) : host);
}

interface Bracketed {
  readonly address: NonNullable<ReturnType<typeof parseIPv6>>;
  readonly zone: string | null;
}

/** An IPv6 address in brackets. "%25" before its zone is the "%" of RFC 6874. */
function parseBracketed(host: string): Bracketed | null {
  const match = /^\[([\da-f:.]+)(?:%(?:25)?([^\]]+))?\]$/i.exec(host);
  const address = match === null ? null : parseIPv6(match[1]!);
  return address === null ? null : { address, zone: match![2] ?? null };
}

/**
 * The key of the host that would be connected to: that of `hostKey`, but a name in Unicode and its A-labels have the same key, and so have a
 * name and the same name with a dot at its end. Brackets in a name are as good as percent-encoded ones: no resolver knows such a name.
 *
 * ToASCII maps some names to others: an ideographic full stop to ".", and a fullwidth letter to one of ASCII. Such a name keeps a key of its
 * own, because a filter that compares names without IDNA does not recognize it.
 */
export function connectionKey(host: string): string {
  if (isASCIIString(host)) return withoutLastDot(encodedBrackets(hostKey(host)));
  const lowercase = encodedBrackets(withoutLastDot(host).toLowerCase());
  const ascii = toASCII(lowercase, lookup);
  return ascii !== null && toUnicode(ascii, lookup).domain === lowercase ? ascii : lowercase;
}

/**
 * Returns the identity of a host that a program found: two programs connect to the same host if the identities are equal. Case, the dot at the end
 * of a name, brackets, the notation of an IPv6 address, and Unicode or Punycode form make no difference.
 *
 * @param host a host as a program returns it; an IPv6 address may have lost its brackets
 * @returns text to compare with another identity
 * @throws TypeError if the argument is not a string
 *
 * @example
 * import { hostIdentity } from '@url/compare';
 *
 * hostIdentity('GOOD.com.'); // => 'good.com'
 * hostIdentity('0:0::1'); // => '[::1]'
 */
export function hostIdentity(host: string): string {
  checkString('host', host);
  return connectionKey(withBrackets(host));
}

/**
 * The key of what a client reaches that maps names by IDNA and knows the old notations of IPv4 addresses: two hosts with different keys for
 * `connectionKey` can reach the same one.
 */
export function destinationKey(host: string): string {
  const { address } = describeHost(host);
  if (address !== null) return address;
  const name = withoutLastDot(host).toLowerCase();
  const ascii = isASCIIString(name) ? name : (toASCII(name, lookup) ?? name);
  return describeHost(ascii).address ?? encodedBrackets(hostKey(ascii));
}

/** Percent-encodes the brackets in a name, but not the brackets around an address. */
function encodedBrackets(key: string): string {
  return key.startsWith('[') && key.endsWith(']') ? key : key.replace(/\[/g, '%5b').replace(/\]/g, '%5d');
}

function withoutLastDot(host: string): string {
  return /[^\d.]\.$/.test(host) ? host.slice(0, -1) : host;
}

const lookup = { checkBidi: true, checkJoiners: true };
