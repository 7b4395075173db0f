import { type Host, isIPv4Address } from '@url/host';
import type { AddressClass } from './address-class.js';
import { type EmbeddedAddress, embeddedIn } from './embedded.js';
import { isAddress } from './mapped.js';
import { classifyByBlock } from './special-blocks.js';

/**
 * https://www.iana.org/assignments/iana-ipv6-special-registry/
 *
 * An IPv6 address that contains an IPv4 address can lead to either of them. So it has the class of the more dangerous one: loopback, then
 * local, then an address that is not globally reachable.
 *
 * @param host a parsed host, never a string that someone wrote: `parseHost` of `@url/host` reads every spelling of an address
 * @returns what kind of address it is, or `null` for a domain and for numbers that are no address
 *
 * @example
 * import { classifyAddress } from '@url/address';
 * import { parseHost } from '@url/host';
 *
 * classifyAddress(parseHost('0xA9FEA9FE'))!.name; // => 'link local'
 * const kind = classifyAddress(parseHost('[64:ff9b::7f00:1]'))!;
 * kind.space; // => 'loopback'
 * kind.block; // => '127.0.0.0/8'
 * kind.embedded; // => { via: 'NAT64', address: 0x7f000001 }
 * kind.decidedBy; // => 'embedded'
 * classifyAddress(parseHost('example.com')); // => null
 */
export function classifyAddress(host: Host | null): AddressClass | null {
  if (!isAddress(host)) return null;
  const own = classifyByBlock(host);
  if (isIPv4Address(host)) return own;
  let result: AddressClass | null = null;
  for (const embedded of embeddedIn(host)) {
    const found = addEmbedded(own, embedded);
    if (result === null || dangerOf(found) > dangerOf(result)) result = found;
  }
  return result ?? own;
}

/** A number that is higher for a more dangerous class. */
function dangerOf({ space, globallyReachable }: AddressClass): number {
  const reach = globallyReachable === null ? 1 : globallyReachable ? 0 : 2;
  return reach + (space === 'loopback' ? 6 : space === 'local' ? 3 : 0);
}

/** Adds the embedded address, which decides if it is more dangerous than the address itself. */
function addEmbedded(own: AddressClass, embedded: EmbeddedAddress): AddressClass {
  const inside = classifyByBlock(embedded.address);
  const isInside = dangerOf(inside) > dangerOf(own);
  const { block, name, space, globallyReachable } = isInside ? inside : own;
  const multicast = own.multicast || inside.multicast;
  const decidedBy = isInside ? 'embedded' : 'address';
  return { block, name, space, globallyReachable, multicast, embedded, decidedBy };
}
