import type { Host } from '@url/host';

/**
 * https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 *
 * Whether a domain is local by its name, whatever a resolver answers: `localhost`, `local` (RFC 6762), `internal` (reserved by ICANN in
 * 2024), `home.arpa` (RFC 8375), and what is below one of them. Dots at the end and case do not count. Any other name can have a local address, too, also a name
 * without a dot: resolve the name and call `classifyAddress`.
 *
 * @param host a parsed host
 * @returns whether it is a domain that is local by its name; false for an address
 *
 * @example
 * import { isLocalDomain } from '@url/address';
 * import { parseHost } from '@url/host';
 *
 * isLocalDomain(parseHost('metadata.google.internal.')); // => true
 * isLocalDomain(parseHost('LOCALHOST')); // => true
 * isLocalDomain(parseHost('localhost.example')); // => false
 */
export function isLocalDomain(host: Host | null): boolean {
  return typeof host === 'string' && localDomain.test(removeTrailingDots(host));
}

const localDomain = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i;

/** Removes the dots at the end. This is a loop: a regular expression would start again at each dot in the middle, which is quadratic. */
export function removeTrailingDots(domain: string): string {
  let end = domain.length;
  while (end > 0 && domain.charCodeAt(end - 1) === 0x2e) end--;
  return domain.slice(0, end);
}
