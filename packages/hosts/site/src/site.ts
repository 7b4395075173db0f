import type { HostInput } from '@url/host';
import { argumentError, checkOptions, flag, memberOf, option } from '@url/infra/internal';
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
import type { SiteInput } from './site-input.js';
import type { SuffixList } from './suffix-list.js';

/** The rules to use. */
export interface ListOptions {
  /** The list to use. */
  readonly list: SuffixList;
  /** Whether to use the rules of the private section, such as "github.io". The default is `true`. */
  readonly privateRules?: boolean | null;
}

const optionNames = ['list', 'privateRules'];

/** Checks the options of a function, and adds their defaults. */
export function readOptions(
  options: Omit<ListOptions, 'list'> & { readonly list?: SuffixList | null },
  defaultList?: SuffixList,
): Rules {
  checkOptions(options, optionNames);
  const given = option(options, 'list');
  const list = given ?? defaultList ?? given;
  if (list === null || typeof memberOf(list, 'rules') !== 'function') {
    throw argumentError('options.list', list, 'is not a list of decodeSuffixList or parseSuffixList');
  }
  return { list, privateRules: flag(options, 'privateRules', true) };
}

/**
 * https://url.spec.whatwg.org/#host-public-suffix
 *
 * Finds the public suffix of a host.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options the list, and whether to use its private rules
 * @returns the public suffix, with a trailing dot if the host has one; `null` for an address, a URL without a host, and a domain with an
 *   empty label
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, publicSuffix } from '@url/site/with-list';
 *
 * publicSuffix('www.example.com.', { list: decodeSuffixList(publicSuffixes) }); // => 'com.'
 */
export function publicSuffix(host: HostInput, options: ListOptions): string | null {
  return lookUpPublicSuffix(host, readOptions(options));
}

/**
 * https://url.spec.whatwg.org/#host-registrable-domain
 *
 * Finds the registrable domain of a host.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options the list, and whether to use its private rules
 * @returns the public suffix and the label before it; `null` if either is missing
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, registrableDomain } from '@url/site/with-list';
 *
 * registrableDomain('www.example.com', { list: decodeSuffixList(publicSuffixes) }); // => 'example.com'
 */
export function registrableDomain(host: HostInput, options: ListOptions): string | null {
  return lookUpRegistrableDomain(host, readOptions(options));
}

/**
 * Finds the public suffix of a host, its registrable domain, and the section of the list that contains the rule.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options the list, and whether to use its private rules
 * @returns public suffix, registrable domain and section; `null` if the host does not have a public suffix
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, findPublicSuffix } from '@url/site/with-list';
 *
 * findPublicSuffix('github.io', { list: decodeSuffixList(publicSuffixes) })!.section; // => 'private'
 */
export function findPublicSuffix(host: HostInput, options: ListOptions): PublicSuffix | null {
  return lookUpSuffixAndDomain(host, readOptions(options));
}

/**
 * Splits a host into its subdomain, the label before its public suffix, and its public suffix.
 * See https://url.spec.whatwg.org/#host-registrable-domain.
 *
 *     a.b.example.co.uk
 *     ^   ^       ^
 *     |   |       publicSuffix
 *     |   registrableDomain, from here to the end; domainWithoutSuffix, up to the dot
 *     subdomain, up to the dot
 *
 * @param host a host: its text, a parsed host, a URL object or a URL record
 * @param options the list, and whether to use its private rules
 * @returns the host and its parts; the parts are `null` for an address
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, parseSite } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * parseSite('a.b.example.co.uk', { list }).subdomain; // => 'a.b'
 */
export function parseSite(host: HostInput, options: ListOptions): Site {
  return lookUpSite(host, readOptions(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * Compares the sites of two hosts.
 *
 * @param a the host of a tuple origin, in the forms that `publicSuffix` accepts; `null` for an opaque origin
 * @param b the second argument, in the same forms
 * @param options the list, and whether to use its private rules
 * @returns whether their registrable domains are equal or, if both lack one, their hosts; false for an opaque origin, which is same site
 *   only with itself
 * @throws TypeError if an argument is not a host or an option
 *
 * @example
 * import { publicSuffixes } from '@url/public-suffixes';
 * import { decodeSuffixList, isSchemelesslySameSite } from '@url/site/with-list';
 *
 * const list = decodeSuffixList(publicSuffixes);
 * isSchemelesslySameSite('a.example.com', 'b.example.com', { list }); // => true
 * isSchemelesslySameSite('a.github.io', 'b.github.io', { list }); // => false
 */
export function isSchemelesslySameSite(a: HostInput, b: HostInput, options: ListOptions): boolean {
  return areSchemelesslySameSite(a, b, readOptions(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#same-site
 *
 * Compares the sites of two URLs. For a blob URL, pass the URL in its path.
 *
 * @param a the text of a URL, a URL object, a URL record, or an object with a scheme and a host
 * @param b the second argument, in the same forms
 * @param options the list, and whether to use its private rules
 * @returns whether the schemes are equal and the hosts are schemelessly same site; false if the scheme has opaque origins
 * @throws TypeError if an argument is not a URL or an option
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
export function isSameSite(a: SiteInput, b: SiteInput, options: ListOptions): boolean {
  return areSameSite(a, b, readOptions(options));
}
