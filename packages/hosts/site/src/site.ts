import { type Host, hostEquals } from '@url/host';
import { option } from '@url/infra/internal';
import { defaultPort } from '@url/record';
import { matchSuffix, registrableDomainOf, type SuffixMatch } from './match.js';
import type { SuffixList } from './suffix-list.js';
import type { SuffixSection } from './suffix-rules.js';

/** The rules to use. */
export interface ListOptions {
  /** The list that has the rules. */
  readonly list: SuffixList;
  /** Whether to use the rules of the private section, such as "github.io". The default is `true`. */
  readonly privateRules?: boolean | null;
}

/** What the list says of a domain. */
export interface PublicSuffix {
  readonly publicSuffix: string;
  /** `null` where the domain is a public suffix itself. */
  readonly registrableDomain: string | null;
  /** The section of the rule that prevails; `null` where the list has none, so that the last label is the suffix. */
  readonly section: SuffixSection | null;
}

/** What a URL record and a tuple origin have. */
export interface SchemeAndHost {
  readonly scheme: string;
  readonly host: Host | null;
}

function match(host: Host | null, options: ListOptions): SuffixMatch | null {
  const list = option(options, 'list');
  if (list === null) throw new TypeError('Cannot find a public suffix: the option list is missing');
  return matchSuffix(host, list, option(options, 'privateRules') !== false);
}

/**
 * https://url.spec.whatwg.org/#host-public-suffix
 *
 * @param host a parsed host
 * @param options the list, and whether its private rules hold
 * @returns the public suffix, with the dot at its end where the host has one; `null` for what is no domain, and for a domain with an empty label
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, publicSuffix } from '@url/site/with-list';
 *
 * publicSuffix('www.example.com.', { list: decodeSuffixList(publicSuffixes) }); // => 'com.'
 */
export function publicSuffix(host: Host | null, options: ListOptions): string | null {
  const found = match(host, options);
  return found === null ? null : found.domain.slice(found.start);
}

/**
 * https://url.spec.whatwg.org/#host-registrable-domain
 *
 * @param host a parsed host
 * @param options the list, and whether its private rules hold
 * @returns the public suffix and the label before it; `null` where there is none before it, and where there is no public suffix
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, registrableDomain } from '@url/site/with-list';
 *
 * registrableDomain('www.example.com', { list: decodeSuffixList(publicSuffixes) }); // => 'example.com'
 */
export function registrableDomain(host: Host | null, options: ListOptions): string | null {
  const found = match(host, options);
  return found === null ? null : registrableDomainOf(found);
}

/**
 * Finds the public suffix of a host, with its registrable domain and the section of the list that the rule is from.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a parsed host
 * @param options the list, and whether its private rules hold
 * @returns public suffix, registrable domain, and the section of the rule; `null` where there is no public suffix
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, findPublicSuffix } from '@url/site/with-list';
 *
 * findPublicSuffix('github.io', { list: decodeSuffixList(publicSuffixes) })!.section; // => 'private'
 */
export function findPublicSuffix(host: Host | null, options: ListOptions): PublicSuffix | null {
  const found = match(host, options);
  if (found === null) return null;
  const { domain, start, section } = found;
  return { publicSuffix: domain.slice(start), registrableDomain: registrableDomainOf(found), section };
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * @param a the host of a tuple origin; `null` for an opaque origin
 * @param b another
 * @param options the list, and whether its private rules hold
 * @returns whether both have one registrable domain, or have none and are the same host; false for an opaque origin, which is same site with
 *   itself alone
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, isSchemelesslySameSite } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * isSchemelesslySameSite('a.example.com', 'b.example.com', { list }); // => true
 * isSchemelesslySameSite('a.github.io', 'b.github.io', { list }); // => false
 */
export function isSchemelesslySameSite(a: Host | null, b: Host | null, options: ListOptions): boolean {
  if (a === null || b === null) return false;
  const domain = registrableDomain(a, options);
  return domain === null ? hostEquals(a, b) : domain === registrableDomain(b, options);
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#same-site
 *
 * The origin of a blob URL is that of the URL in its path: parse that first.
 *
 * @param a a URL record, or a scheme and a host
 * @param b another
 * @param options the list, and whether its private rules hold
 * @returns whether their origins have one scheme and are schemelessly same site; false for a scheme whose URLs have opaque origins
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, isSameSite } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * const site = { scheme: 'https', host: 'example.com' };
 * isSameSite(site, { scheme: 'https', host: 'www.example.com' }, { list }); // => true
 * isSameSite(site, { scheme: 'http', host: 'example.com' }, { list }); // => false
 */
export function isSameSite(a: SchemeAndHost, b: SchemeAndHost, options: ListOptions): boolean {
  // The schemes whose URLs have tuple origins are those with a default port.
  return a.scheme === b.scheme && defaultPort(a.scheme) !== null && isSchemelesslySameSite(a.host, b.host, options);
}
