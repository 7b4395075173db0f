import { type AddressInput, readHost } from './input.js';

/**
 * https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 *
 * Tests whether a domain is local by name: `localhost`, `local` (RFC 6762), `internal` (reserved by ICANN in 2024), `home.arpa` (RFC 8375),
 * or a subdomain of one. Ignores case and trailing dots. Any other name can also have a local address: resolve the name and call
 * `classifyAddress`.
 *
 * @param host a host: its text (an IPv6 address with or without brackets and zone), a parsed host, a URL object or a URL record
 * @returns whether it is a domain that is local by name; false for an address
 * @throws TypeError if the argument is not a host
 *
 * @example
 * import { isLocalDomain } from '@url/address';
 *
 * isLocalDomain('metadata.google.internal.'); // => true
 * isLocalDomain('LOCALHOST'); // => true
 * isLocalDomain('localhost.example'); // => false
 */
export function isLocalDomain(host: AddressInput): boolean {
  const domain = readHost(host, 'host');
  return typeof domain === 'string' && isLocalByName(domain);
}

/** Tests whether a parsed domain is local by name. */
export function isLocalByName(domain: string): boolean {
  return localDomain.test(removeTrailingDots(domain));
}

const localDomain = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i;

/** Removes trailing dots with a loop: the expression /\.+$/ takes quadratic time. */
export function removeTrailingDots(domain: string): string {
  let end = domain.length;
  while (end > 0 && domain.charCodeAt(end - 1) === 0x2e) end--;
  return domain.slice(0, end);
}
