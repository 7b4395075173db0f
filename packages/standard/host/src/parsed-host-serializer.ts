import { type Host, isIPv4 } from './host.js';
import { writeIPv4 } from './ipv4.js';
import { writeIPv6 } from './ipv6.js';

/** Serializes a parsed host. A domain, an opaque host and the empty host are returned as they are. */
export function serializeParsedHost(host: Host): string {
  if (typeof host === 'string') return host;
  return isIPv4(host) ? writeIPv4(host) : `[${writeIPv6(host)}]`;
}
