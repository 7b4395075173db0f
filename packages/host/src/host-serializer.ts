import { type Host, isIPv4Address } from './host.js';
import { serializeIPv4 } from './ipv4.js';
import { serializeIPv6 } from './ipv6.js';

/**
 * https://url.spec.whatwg.org/#concept-host-serializer
 *
 * @param host a host
 * @returns an ASCII string; an IPv6 address in its brackets
 *
 * @example
 * import { parseHost, serializeHost } from '@url/host';
 *
 * serializeHost(parseHost('0x7f.1')); // => '127.0.0.1'
 * serializeHost(parseHost('[0:0::1]')); // => '[::1]'
 */
export function serializeHost(host: Host): string {
  if (typeof host === 'string') return host;
  return isIPv4Address(host) ? serializeIPv4(host) : `[${serializeIPv6(host)}]`;
}
