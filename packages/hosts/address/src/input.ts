import type { Host, HostInput, IPv4Address, IPv6Address } from '@url/host';
import { readHostInput } from '@url/host/internal';
import { textArgumentError } from '@url/infra/internal';

/**
 * Returns the host of an argument. Throws for `null`, the result of `parseHost` for invalid text: if `null` were treated as a domain, a
 * filter for private addresses would let it pass.
 */
export function readHost(input: HostInput, argument: string): Host {
  const host = readHostInput(input, argument);
  if (host !== null) return host;
  throw textArgumentError(
    argument,
    input,
    typeof input === 'object' && input !== null ? 'is a URL without a host' : 'is not a host',
  );
}

/** Returns the address of an argument, or throws. */
export function readAddressInput(input: HostInput, argument: string): IPv4Address | IPv6Address {
  const host = readHost(input, argument);
  if (typeof host === 'string') throw textArgumentError(argument, host, 'is a domain, not an address');
  return host;
}
