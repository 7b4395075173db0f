import type { EmbeddedAddress } from './embedded.js';

/** Where an address leads: to the machine itself, into its network, or to the Internet. */
export type AddressSpace = 'loopback' | 'local' | 'public';

/** The name of a class that a list of `createHostPolicy` may contain. Every `name` of a class is one of them. */
export type AddressClassName =
  | AddressSpace
  | '6to4'
  | '6to4 relay anycast'
  | 'AMT'
  | 'AS112'
  | 'benchmarking'
  | 'cloud host service'
  | 'discard only'
  | 'DNS-SD SRP anycast'
  | 'documentation'
  | 'DRIP'
  | 'dummy address'
  | 'dummy prefix'
  | 'IETF protocol assignments'
  | 'IPv4-compatible'
  | 'IPv4-mapped'
  | 'IPv4 service continuity'
  | 'IPv4-translated'
  | 'limited broadcast'
  | 'link local'
  | 'local-use NAT64'
  | 'multicast'
  | 'NAT64'
  | 'NAT64/DNS64 discovery'
  | 'ORCHID'
  | 'ORCHIDv2'
  | 'PCP anycast'
  | 'private use'
  | 'reserved'
  | 'segment routing'
  | 'shared address space'
  | 'site local'
  | 'Teredo'
  | 'this host on this network'
  | 'this network'
  | 'TURN anycast'
  | 'unique local'
  | 'unspecified';

/** The kind of an address. */
export interface AddressClass {
  /** The smallest special block that contains the address, in CIDR notation, or `null`. */
  readonly block: string | null;
  /** The purpose of the block, such as "loopback" or "private use"; "public" if no special block contains the address. */
  readonly name: AddressClassName;
  /**
   * The address space that the draft of Local Network Access defines. The draft does not mention reserved and multicast addresses, so they
   * are public here: use `globallyReachable` and `multicast` to find them.
   */
  readonly space: AddressSpace;
  /** Globally Reachable in IANA's registries of special-purpose addresses; `null` if they say N/A or nothing. */
  readonly globallyReachable: boolean | null;
  /** Whether the address, or one embedded in it, is a multicast address. */
  readonly multicast: boolean;
  /** The IPv4 address in an IPv6 address, the most dangerous one if there are several; `null` if there is none. */
  readonly embedded: EmbeddedAddress | null;
  /** Which address decides `block`, `name`, `space` and `globallyReachable`: the address itself, or the more dangerous one embedded in it. */
  readonly decidedBy: 'address' | 'embedded';
}
