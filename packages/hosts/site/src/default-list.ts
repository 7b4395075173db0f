import type { HostInput } from '@url/host';
import { publicSuffixes } from '@url/public-suffixes';
import { decodeSuffixList } from './decode-suffix-list.js';
import {
  areSameSite,
  areSchemelesslySameSite,
  lookUpPublicSuffix,
  lookUpRegistrableDomain,
  lookUpSite,
  lookUpSuffixAndDomain,
  type PublicSuffix,
  type Rules,
  type Site,
} from './look-up.js';
import { readOptions } from './site.js';
import type { SiteInput } from './site-input.js';
import type { SuffixList } from './suffix-list.js';

/** The rules to use. */
export interface SiteOptions {
  /** The list to use. The default is `@url/public-suffixes`. */
  readonly list?: SuffixList | null;
  /** Whether to use the rules of the private section, such as "github.io". The default is `true`. */
  readonly privateRules?: boolean | null;
}

const defaults: Rules = { list: /* @__PURE__ */ decodeSuffixList(publicSuffixes), privateRules: true };

function rulesOf(options: SiteOptions | null | undefined): Rules {
  return options === undefined || options === null ? defaults : readOptions(options, defaults.list);
}

/**
 * Finds the public suffix of a host in the list of `@url/public-suffixes`, or in another list.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options another list, and whether to use its private rules
 * @returns the public suffix, with a trailing dot if the host has one; `null` for an address, a URL without a host, and a domain with an
 *   empty label
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffix } from '@url/site';
 *
 * publicSuffix('www.example.co.uk'); // => 'co.uk'
 * publicSuffix('whatwg.github.io'); // => 'github.io'
 * publicSuffix('whatwg.github.io', { privateRules: false }); // => 'io'
 * publicSuffix('example.com.'); // => 'com.'
 * publicSuffix('127.0.0.1'); // => null
 */
export function publicSuffix(host: HostInput, options?: SiteOptions | null): string | null {
  return lookUpPublicSuffix(host, rulesOf(options));
}

/**
 * Finds the registrable domain of a host in the list of `@url/public-suffixes`, or in another list.
 * See https://url.spec.whatwg.org/#host-registrable-domain.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options another list, and whether to use its private rules
 * @returns the public suffix and the label before it; `null` if either is missing
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { registrableDomain } from '@url/site';
 *
 * registrableDomain('sub.www.EXAMPLE.com'); // => 'example.com'
 * registrableDomain('example.com.'); // => 'example.com.'
 * registrableDomain('github.io'); // => null
 */
export function registrableDomain(host: HostInput, options?: SiteOptions | null): string | null {
  return lookUpRegistrableDomain(host, rulesOf(options));
}

/**
 * Finds the public suffix of a host, its registrable domain, and the section of the list that contains the rule.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options another list, and whether to use its private rules
 * @returns public suffix, registrable domain and section; `null` if the host does not have a public suffix
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { findPublicSuffix } from '@url/site';
 *
 * findPublicSuffix('a.b.github.io')!.registrableDomain; // => 'b.github.io'
 * findPublicSuffix('a.b.github.io')!.section; // => 'private'
 * findPublicSuffix('example.com')!.section; // => 'ICANN'
 * findPublicSuffix('printer.lan')!.section; // => null
 */
export function findPublicSuffix(host: HostInput, options?: SiteOptions | null): PublicSuffix | null {
  return lookUpSuffixAndDomain(host, rulesOf(options));
}

/**
 * Splits a host into its subdomain, the label before its public suffix, and its public suffix.
 * See https://url.spec.whatwg.org/#host-registrable-domain.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options another list, and whether to use its private rules
 * @returns the host and its parts; the parts are `null` for an address
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { parseSite } from '@url/site';
 *
 * const { subdomain, domainWithoutSuffix, publicSuffix } = parseSite('a.b.EXAMPLE.co.uk');
 * [subdomain, domainWithoutSuffix, publicSuffix]; // => ['a.b', 'example', 'co.uk']
 * parseSite(new URL('http://127.0.0.1/')).publicSuffix; // => null
 */
export function parseSite(host: HostInput, options?: SiteOptions | null): Site {
  return lookUpSite(host, rulesOf(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * Compares the sites of two hosts.
 *
 * @param a the host of a tuple origin, in the forms that `publicSuffix` accepts; `null` for an opaque origin
 * @param b the second argument, in the same forms
 * @param options another list, and whether to use its private rules
 * @returns whether their registrable domains are equal or, if both lack one, their hosts; false for an opaque origin, which is same site
 *   only with itself
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { isSchemelesslySameSite } from '@url/site';
 *
 * isSchemelesslySameSite('a.example.com', 'example.com'); // => true
 * isSchemelesslySameSite('a.github.io', 'b.github.io'); // => false
 * isSchemelesslySameSite('127.0.0.1', '127.1'); // => true
 */
export function isSchemelesslySameSite(a: HostInput, b: HostInput, options?: SiteOptions | null): boolean {
  return areSchemelesslySameSite(a, b, rulesOf(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#same-site
 *
 * Compares the sites of two URLs. For a blob URL, pass the URL in its path.
 *
 * @param a the text of a URL, a URL object, a URL record, or an object with a scheme and a host
 * @param b the second argument, in the same forms
 * @param options another list, and whether to use its private rules
 * @returns whether the schemes are equal and the hosts are schemelessly same site; false if the scheme has opaque origins
 * @throws TypeError if an argument is not a URL or an option
 *
 * @example
 * import { isSameSite } from '@url/site';
 *
 * const site = { scheme: 'https', host: 'example.com' };
 * isSameSite(site, { scheme: 'https', host: 'www.example.com' }); // => true
 * isSameSite(site, { scheme: 'http', host: 'example.com' }); // => false
 */
export function isSameSite(a: SiteInput, b: SiteInput, options?: SiteOptions | null): boolean {
  return areSameSite(a, b, rulesOf(options));
}
