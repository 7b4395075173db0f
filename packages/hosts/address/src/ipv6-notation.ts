import { type IPv6Address, serializeIPv6 as serializeHexadecimally, serializeIPv4 } from '@url/host';
import { option } from '@url/infra/internal';
import { embeddedIn } from './embedded.js';
import { ipv4At } from './mapped.js';

/** The options of `serializeIPv6`. */
export interface SerializeIPv6Options {
  /** Whether an embedded IPv4 address is written with dots. The default is `true`. */
  readonly embedded?: boolean | null;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5952#section-5
 *
 * Dots show the IPv4 address to a person. The URL Standard's serializer never writes them: for a URL use `serializeHost` of `@url/host`.
 *
 * @param address eight 16-bit pieces
 * @param options whether to write an embedded address with dots
 * @returns the address without brackets; an IPv4 address in its last 32 bits (IPv4-mapped, -compatible and -translated, NAT64, ISATAP)
 *   as four decimal numbers
 *
 * @example
 * import { serializeIPv6 } from '@url/address';
 * import { parseIPv6 } from '@url/host';
 *
 * serializeIPv6(parseIPv6('::ffff:7f00:1')!); // => '::ffff:127.0.0.1'
 * serializeIPv6(parseIPv6('64:ff9b::808:808')!); // => '64:ff9b::8.8.8.8'
 * serializeIPv6(parseIPv6('2001:db8::7f00:1')!); // => '2001:db8::7f00:1'
 */
export function serializeIPv6(address: IPv6Address, options?: SerializeIPv6Options | null): string {
  const last = ipv4At(address, 6);
  const isHexadecimal = option(options, 'embedded') === false;
  const endsInIPv4 = ({ via, address: ipv4 }: { via: string; address: number }) =>
    ipv4 === last && via !== '6to4' && via !== 'Teredo';
  if (isHexadecimal || !embeddedIn(address).some(endsInIPv4)) return serializeHexadecimally(address);
  // Two pieces that are not zero keep the compression before them.
  const withSentinels = address.map((piece, i) => (i < 6 ? piece : 1)) as readonly number[] as IPv6Address;
  return serializeHexadecimally(withSentinels).replace(/1:1$/, serializeIPv4(last));
}
