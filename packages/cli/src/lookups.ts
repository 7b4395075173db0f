import { displayDomain } from '@url/display';
import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { containsACEPrefix } from '@url/infra/internal';
import { isSpecial, type URLRecord } from '@url/record';

export { findLinks } from '@url/links';
export { publicSuffix, registrableDomain } from '@url/site';

/** A URL's host in Unicode, label by label, if that is safe to show, else in ASCII. */
export function unicodeHost(url: URLRecord): string | null {
  if (url.host === null) return null;
  const ascii = serializeParsedHost(url.host as Host);
  return typeof url.host === 'string' && isSpecial(url) ? unicodeDomain(ascii) : ascii;
}

export function unicodeDomain(domain: string): string {
  return containsACEPrefix(domain) ? displayDomain(domain) : domain;
}
