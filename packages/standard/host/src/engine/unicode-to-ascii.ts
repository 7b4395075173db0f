import { convertDomain, domainToASCII } from '@url/idna/engine';

/**
 * Converts by the engine's host parser, with the engine's version of Unicode. Returns `null` also for a domain that is not ASCII and has a code
 * point that ends a host in a URL.
 */
export function unicodeToASCII(domain: string, beStrict: boolean): string | null {
  return domainToASCII(domain, beStrict);
}

/** Does what `domainToASCII` does without being strict, without the check of its arguments. */
export function convertToASCII(domain: string): string | null {
  return convertDomain(domain)?.ascii ?? null;
}
