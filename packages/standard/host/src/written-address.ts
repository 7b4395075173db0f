import type { IPv4Address, IPv6Address } from './host.js';
import { readSerializedIPv4 } from './ipv4.js';
import { readIPv6 } from './ipv6.js';

/** Reads an address as programs write it: IPv4 as four decimal numbers without leading zeros, IPv6 without brackets; `null` for failure. */
export function readWrittenAddress(text: string): IPv4Address | IPv6Address | null {
  if (text.includes(':')) return readIPv6(text, 0, text.length, null);
  const address = readSerializedIPv4(text, 0, text.length);
  return address < 0 ? null : address;
}
