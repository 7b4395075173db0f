import type { Host, HostInput, IPv4Address, IPv6Address } from '@url/host';
import { readAddress, readHostInput } from '@url/host/internal';
import { memberOf, textArgumentError } from '@url/infra/internal';
import { type ParsedAddress, parseAddress } from './address-text.js';

/**
 * A host in every form that callers have: text as in a URL or as programs write addresses (with or without brackets, with or without a zone), a
 * parsed host, a result of `parseAddress`, an object with the text of an `address` such as `dns.lookup` returns, a URL object or a URL record.
 */
export type AddressInput = HostInput | ParsedAddress | { readonly address: string };

/**
 * Returns the host of an argument. Throws for `null`, the result of `parseHost` for invalid text: if `null` were treated as a domain, a
 * filter for private addresses would let it pass.
 */
export function readHost(input: AddressInput, argument: string): Host {
  const host = addressWrittenAlone(input) ?? readHostInput(input as HostInput, argument);
  if (host !== null) return host;
  throw textArgumentError(
    argument,
    input,
    typeof input === 'object' && input !== null ? 'is a URL without a host' : 'is not a host',
  );
}

/** Returns the address of text and objects that are not a host of a URL. */
function addressWrittenAlone(input: unknown): IPv4Address | IPv6Address | null {
  if (typeof input === 'string') return input.includes(':') ? (parseAddress(input)?.address ?? null) : null;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const address = memberOf(input, 'address');
  if (typeof address === 'string') return parseAddress(address)?.address ?? null;
  // A block also has an address.
  return memberOf(input, 'zone') === undefined ? null : readAddress(address);
}

/** Returns the address of an argument, or throws. */
export function readAddressInput(input: AddressInput, argument: string): IPv4Address | IPv6Address {
  const host = readHost(input, argument);
  if (typeof host === 'string') throw textArgumentError(argument, host, 'is a domain, not an address');
  return host;
}
