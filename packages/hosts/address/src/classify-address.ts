import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import type { AddressClass } from './address-class.js';
import { type EmbeddedAddress, embeddedIn } from './embedded.js';
import { type AddressInput, readHost } from './input.js';
import { classifyByBlock } from './special-blocks.js';

/**
 * https://www.iana.org/assignments/iana-ipv6-special-registry/
 *
 * Returns the class of an address. An IPv6 address that embeds an IPv4 address can lead to either address, so the more dangerous one decides:
 * loopback, then local, then an address that is not globally reachable.
 *
 * @param host a host: its text (an IPv6 address with or without brackets and zone), a parsed host, a URL object or a URL record
 * @returns what kind of address it is; `null` for a domain
 * @throws TypeError if the argument is not a host
 *
 * @example
 * import { classifyAddress } from '@url/address';
 *
 * classifyAddress('0xA9FEA9FE')!.name; // => 'link local'
 * const kind = classifyAddress('[64:ff9b::7f00:1]')!;
 * kind.space; // => 'loopback'
 * kind.block; // => '127.0.0.0/8'
 * kind.embedded; // => { via: 'NAT64', address: 0x7f000001 }
 * kind.decidedBy; // => 'embedded'
 * classifyAddress('example.com'); // => null
 * classifyAddress('127.0.0.1 '); // => throws TypeError
 */
export function classifyAddress(host: AddressInput): AddressClass | null {
  const address = readHost(host, 'host');
  return typeof address === 'string' ? null : classOf(address);
}

/** Classifies a parsed address. */
export function classOf(host: IPv4Address | IPv6Address): AddressClass {
  const own = classifyByBlock(host);
  if (isIPv4(host)) return own;
  let result: AddressClass | null = null;
  const all = embeddedIn(host);
  const multicast = own.multicast || all.some(({ address }) => classifyByBlock(address).multicast);
  for (const embedded of all) {
    const found = addEmbedded(own, embedded, multicast);
    if (result === null || dangerOf(found) > dangerOf(result)) result = found;
  }
  return result ?? own;
}

/** Tests whether an address is on the Internet. 168.63.129.16 is not: Azure answers its own machines there. */
export function isPublic({ space, globallyReachable, multicast, name }: AddressClass): boolean {
  return space === 'public' && globallyReachable === true && !multicast && name !== 'cloud host service';
}

/** Returns a higher number for a more dangerous class. */
function dangerOf(addressClass: AddressClass): number {
  const { space, globallyReachable } = addressClass;
  const reach = globallyReachable === false ? 2 : isPublic(addressClass) ? 0 : 1;
  return reach + (space === 'loopback' ? 6 : space === 'local' ? 3 : 0);
}

/** Adds the embedded address. It decides the class if it is more dangerous than the outer address. */
function addEmbedded(own: AddressClass, embedded: EmbeddedAddress, multicast: boolean): AddressClass {
  const inside = classifyByBlock(embedded.address);
  const isInside = dangerOf(inside) > dangerOf(own);
  const { block, name, space, globallyReachable } = isInside ? inside : own;
  const decidedBy = isInside ? 'embedded' : 'address';
  return { block, name, space, globallyReachable, multicast, embedded, decidedBy };
}
