/** Where an address can be reached from: this machine, this link or this network. An "unspecified" address is also this machine. */
export type AddressReach = 'loopback' | 'link-local' | 'private' | 'unspecified';

/** The blocks of RFC 1122, RFC 1918, RFC 3927 and RFC 6598: first address, length of the prefix in bits, and reach. */
const ipv4Blocks: readonly (readonly [number, number, AddressReach])[] = [
  [0, 8, 'unspecified'],
  [0x0a000000, 8, 'private'],
  [0x64400000, 10, 'private'],
  [0x7f000000, 8, 'loopback'],
  [0xa9fe0000, 16, 'link-local'],
  [0xac100000, 12, 'private'],
  [0xc0a80000, 16, 'private'],
];

/**
 * @param address 32 bits
 * @returns where it can be reached from, or `null` for an address of the internet
 */
export function reachOfIPv4(address: number): AddressReach | null {
  const block = ipv4Blocks.find(({ 0: start, 1: bits }) => address >>> (32 - bits) === start >>> (32 - bits));
  return block === undefined ? null : block[2];
}

/**
 * @param pieces eight numbers of 16 bits
 * @returns where it can be reached from, or `null` for an address of the internet; an IPv4-mapped address is reached from where its
 *   IPv4 address is
 */
export function reachOfIPv6(pieces: readonly number[]): AddressReach | null {
  const first = pieces[0]!;
  if (first >>> 9 === 0x7e) return 'private';
  if (first >>> 6 === 0x3fa) return 'link-local';
  if (pieces.slice(0, 5).some((piece) => piece !== 0)) return null;
  const sixth = pieces[5]!;
  const high = pieces[6]!;
  const low = pieces[7]!;
  if (sixth === 0xffff) return reachOfIPv4(high * 0x10000 + low);
  if (sixth !== 0 || high !== 0) return null;
  if (low === 0) return 'unspecified';
  return low === 1 ? 'loopback' : null;
}
