import type { EmbeddedAddress } from './embedded.js';

/** Where an address leads: to the machine itself, into its network, or out of it. */
export type AddressSpace = 'loopback' | 'local' | 'public';

/** What kind of address an address is. */
export interface AddressClass {
  /** The smallest block of special addresses that contains the address, in CIDR notation; `null` if there is none. */
  readonly block: string | null;
  /** What the block is for, as in "loopback" or "private use"; "public" where there is none. */
  readonly name: string;
  /**
   * The address space of the Local Network Access draft, which names what a page may lead to by surprise. Addresses that the
   * draft does not name are public, also reserved and multicast ones: see `globallyReachable` and `multicast`.
   */
  readonly space: AddressSpace;
  /** Globally Reachable in IANA's registries of special-purpose addresses; `null` where they say N/A or do not say. */
  readonly globallyReachable: boolean | null;
  readonly multicast: boolean;
  /** The IPv4 address in an IPv6 address, the most dangerous of them if there are several; `null` if there is none. */
  readonly embedded: EmbeddedAddress | null;
  /** Which address gives block, name, space and reach: the address itself, or the more dangerous one embedded in it. */
  readonly decidedBy: 'address' | 'embedded';
}
