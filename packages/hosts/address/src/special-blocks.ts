import type { IPv4Address, IPv6Address } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import type { AddressClass, AddressClassName, AddressSpace } from './address-class.js';
import { type Block, blockContains } from './block.js';
import { parseCIDR } from './cidr.js';

/** A block, and the class that all its addresses share. */
interface SpecialBlock extends Block {
  readonly addressClass: AddressClass;
}

/** Blocks that share a space and a reach, one per line: CIDR notation and name. */
type Group = readonly [space: AddressSpace, globallyReachable: boolean | null, blocks: string];

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry/
 * https://www.iana.org/assignments/iana-ipv6-special-registry/
 *
 * Globally Reachable is `null` if the registries say N/A or do not list the block: IPv4-compatible, IPv4-translated, site-local and multicast
 * addresses. The draft of Local Network Access of 23 April 2026 defines the spaces; addresses that it does not mention are public. Neither
 * source lists 168.63.129.16, the platform service of Azure.
 */
const groups: readonly Group[] = [
  [
    'loopback',
    false,
    `0.0.0.0/32 this host on this network
127.0.0.0/8 loopback
198.18.0.0/15 benchmarking
::/128 unspecified
::1/128 loopback`,
  ],
  [
    'local',
    false,
    `0.0.0.0/8 this network
10.0.0.0/8 private use
172.16.0.0/12 private use
192.168.0.0/16 private use
100.64.0.0/10 shared address space
169.254.0.0/16 link local
fe80::/10 link local
fc00::/7 unique local
2001:db8::/32 documentation
3fff::/20 documentation`,
  ],
  ['local', null, 'fec0::/10 site local'],
  [
    'public',
    false,
    `192.0.2.0/24 documentation
198.51.100.0/24 documentation
203.0.113.0/24 documentation
192.0.0.0/24 IETF protocol assignments
2001::/23 IETF protocol assignments
192.0.0.0/29 IPv4 service continuity
192.0.0.8/32 dummy address
192.0.0.170/32 NAT64/DNS64 discovery
192.0.0.171/32 NAT64/DNS64 discovery
240.0.0.0/4 reserved
255.255.255.255/32 limited broadcast
::ffff:0:0/96 IPv4-mapped
64:ff9b:1::/48 local-use NAT64
100::/64 discard only
100:0:0:1::/64 dummy prefix
2001:2::/48 benchmarking
5f00::/16 segment routing`,
  ],
  [
    'public',
    null,
    `192.88.99.0/24 6to4 relay anycast
224.0.0.0/4 multicast
ff00::/8 multicast
::/96 IPv4-compatible
::ffff:0:0:0/96 IPv4-translated
2001::/32 Teredo
2001:10::/28 ORCHID
2002::/16 6to4`,
  ],
  [
    'public',
    true,
    `168.63.129.16/32 cloud host service
192.0.0.9/32 PCP anycast
2001:1::1/128 PCP anycast
192.0.0.10/32 TURN anycast
2001:1::2/128 TURN anycast
2001:1::3/128 DNS-SD SRP anycast
192.52.193.0/24 AMT
2001:3::/32 AMT
192.31.196.0/24 AS112
192.175.48.0/24 AS112
2001:4:112::/48 AS112
2620:4f:8000::/48 AS112
2001:20::/28 ORCHIDv2
2001:30::/28 DRIP
64:ff9b::/96 NAT64`,
  ],
];

/** The blocks by the first byte of their addresses: IPv6 before IPv4, and smaller blocks before larger ones. */
let blocksByFirstByte: readonly SpecialBlock[][] | null = null;

/** The class of an address outside all blocks. */
const publicClass = /* @__PURE__ */ createClass(null, 'public', 'public', true);

/**
 * Finds the class of an address and ignores embedded addresses. Parses the blocks on the first call, and compares only blocks with the same
 * first byte.
 */
export function classifyByBlock(address: IPv4Address | IPv6Address): AddressClass {
  if (blocksByFirstByte === null) blocksByFirstByte = sortBlocks();
  const blocks = blocksByFirstByte[firstByte(address)]!;
  for (let i = 0; i < blocks.length; i++) {
    if (blockContains(blocks[i]!, address)) return blocks[i]!.addressClass;
  }
  return publicClass;
}

function firstByte(address: IPv4Address | IPv6Address): number {
  return isIPv4(address) ? 0x100 + (address >>> 24) : address[0] >> 8;
}

function sortBlocks(): SpecialBlock[][] {
  const sorted = Array.from({ length: 0x200 }, (): SpecialBlock[] => []);
  const blocks = groups.flatMap(parseGroup).sort((a, b) => b.prefixLength - a.prefixLength);
  for (const block of blocks) {
    const first = firstByte(block.address);
    const end = first + 2 ** Math.max(0, 8 - block.prefixLength);
    for (let byte = first; byte < end; byte++) sorted[byte]!.push(block);
  }
  return sorted;
}

function parseGroup(group: Group): SpecialBlock[] {
  return group[2].split('\n').map((line) => {
    const text = line.slice(0, line.indexOf(' '));
    return { ...parseCIDR(text)!, addressClass: createClass(text, nameIn(line), group[0], group[1]) };
  });
}

function nameIn(line: string): AddressClassName {
  return line.slice(line.indexOf(' ') + 1) as AddressClassName;
}

/** Freezes each class, because all addresses in a block share the object. */
function createClass(
  block: string | null,
  name: AddressClassName,
  space: AddressSpace,
  globallyReachable: boolean | null,
): AddressClass {
  const multicast = name === 'multicast';
  return Object.freeze({ block, name, space, globallyReachable, multicast, embedded: null, decidedBy: 'address' });
}

/** Returns the name of each special block. */
export function specialBlockNames(): AddressClassName[] {
  return groups.flatMap((group) => group[2].split('\n').map(nameIn));
}
