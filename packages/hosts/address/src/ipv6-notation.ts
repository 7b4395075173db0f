import type { IPv6Address } from '@url/host';
import { isIPv6, serializeParsedHost } from '@url/host/internal';
import { argumentError, checkOptions, flag } from '@url/infra/internal';
import { embeddedIn } from './embedded.js';
import { type AddressInput, readHost } from './input.js';
import { ipv4At } from './mapped.js';

/** The options of `serializeIPv6`. */
export interface SerializeIPv6Options {
  /** Whether an embedded IPv4 address is written with dots. The default is `true`. */
  readonly embedded?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5952#section-5
 *
 * Serializes an IPv6 address for people, with an embedded IPv4 address in decimal. For a URL use `serializeHost` of `@url/host`: the URL
 * Standard never writes decimal numbers.
 *
 * @param address an IPv6 address: its text, its eight 16-bit pieces, a URL object or a URL record
 * @param options whether to write an embedded address with dots
 * @returns the address without brackets; an IPv4 address in its last 32 bits (IPv4-mapped, -compatible and -translated, NAT64, ISATAP)
 *   as four decimal numbers
 * @throws TypeError if the argument is not an IPv6 address
 *
 * @example
 * import { serializeIPv6 } from '@url/address';
 *
 * serializeIPv6('[::ffff:7f00:1]'); // => '::ffff:127.0.0.1'
 * serializeIPv6('[64:ff9b::808:808]'); // => '64:ff9b::8.8.8.8'
 * serializeIPv6('[2001:db8::7f00:1]'); // => '2001:db8::7f00:1'
 */
export function serializeIPv6(address: AddressInput, options?: SerializeIPv6Options | null): string {
  checkOptions(options, ['embedded']);
  const host = readHost(address, 'address');
  if (!isIPv6(host)) throw argumentError('address', address, 'is not an IPv6 address');
  return withDots(host, flag(options, 'embedded', true));
}

/** Serializes a parsed address. */
export function withDots(address: IPv6Address, isEmbeddedShown = true): string {
  const last = ipv4At(address, 6);
  const endsInIPv4 = ({ via, address: ipv4 }: { via: string; address: number }) =>
    ipv4 === last && via !== '6to4' && via !== 'Teredo';
  if (!isEmbeddedShown || !embeddedIn(address).some(endsInIPv4)) return serializeHexadecimally(address);
  // Replaces the last two pieces by pieces that are not zero, so that "::" stays before them.
  const withSentinels = address.map((piece, i) => (i < 6 ? piece : 1)) as readonly number[] as IPv6Address;
  return serializeHexadecimally(withSentinels).replace(/1:1$/, serializeParsedHost(last));
}

function serializeHexadecimally(address: IPv6Address): string {
  return serializeParsedHost(address).slice(1, -1);
}
