import { type Host, isIPv4Address } from './host.js';
import { serializeIPv4 } from './ipv4.js';
import { serializeIPv6 } from './ipv6.js';

/**
 * https://url.spec.whatwg.org/#concept-host-serializer
 *
 * Returns `null` for the `null` of a parser that failed, so `serializeHost(parseHost(input))` needs one check. The return type is `string` for a
 * host and `null` for `null`.
 *
 * @param host a host, or `null`
 * @returns an ASCII string; an IPv6 address in its brackets; `null` for `null`
 *
 * @example
 * import { parseHost, serializeHost } from '@url/host';
 *
 * serializeHost(parseHost('0x7f.1')); // => '127.0.0.1'
 * serializeHost(parseHost('[0:0::1]')); // => '[::1]'
 * serializeHost(parseHost('[1:2')); // => null
 */
export function serializeHost<H extends Host | null>(host: H): H extends null ? null : string;
export function serializeHost(host: Host | null): string | null {
  if (host === null) return null;
  if (typeof host === 'string') return host;
  return isIPv4Address(host) ? serializeIPv4(host) : `[${serializeIPv6(host)}]`;
}
