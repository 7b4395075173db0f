import type { EmbeddedAddress } from './embedded.js';

/** Where an address leads: to the machine itself, into its network, or out of it. */
export type AddressSpace = 'loopback' | 'local' | 'public';

/** What kind of address an address is. */
export interface AddressClass {
  /** The smallest block of special addresses that the address is in, in CIDR notation; `null` for none. */
  readonly block: string | null;
  /** What the block is for, as in "loopback" or "private use"; "public" where there is none. */
  readonly name: string;
  /**
   * The address space of the Local Network Access draft, which names what a page may lead to by surprise. What the draft does not
   * name is public, reserved and multicast addresses among them: `globallyReachable` and `multicast` tell of these.
   */
  readonly space: AddressSpace;
  /** Globally Reachable in IANA's registries of special-purpose addresses; `null` where they say N/A or do not say. */
  readonly globallyReachable: boolean | null;
  readonly multicast: boolean;
  /** The IPv4 address that an IPv6 address holds, the most dangerous where it holds several; `null` for none. */
  readonly embedded: EmbeddedAddress | null;
  /** Whose block, name, space and reach these are: those of the address itself, or of the more dangerous one embedded in it. */
  readonly decidedBy: 'address' | 'embedded';
}
