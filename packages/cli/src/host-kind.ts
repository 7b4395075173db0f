import { type Host, isIPv4Address, isIPv6Address } from '@url/host';

export type HostKind = 'domain' | 'IPv4' | 'IPv6' | 'opaque' | 'empty' | 'none';

/** @param isOpaque whether its URL is not special: a host that is not an address is then an opaque host */
export function hostKind(host: Host | null, isOpaque: boolean): HostKind {
  if (host === null) return 'none';
  if (host === '') return 'empty';
  if (isIPv4Address(host)) return 'IPv4';
  if (isIPv6Address(host)) return 'IPv6';
  return isOpaque ? 'opaque' : 'domain';
}
