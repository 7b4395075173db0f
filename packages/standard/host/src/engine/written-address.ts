import type { IPv4Address, IPv6Address } from '../host.js';
import { readHost } from './host-parser.js';
import { serializeParsedHost } from './parsed-host-serializer.js';

/** Reads an address as programs write it: IPv4 as four decimal numbers without leading zeros, IPv6 without brackets; `null` for failure. */
export function readWrittenAddress(text: string): IPv4Address | IPv6Address | null {
  const isIPv6 = text.includes(':');
  const host = readHost(isIPv6 ? `[${text}]` : text, false);
  if (host === null || typeof host === 'string') return null;
  return isIPv6 || serializeParsedHost(host) === text ? host : null;
}
