import type { Host } from '@url/host';
import { option } from '@url/infra/internal';
import { publicSuffixes } from '@url/public-suffixes';
import { decodeSuffixList } from './decode-suffix-list.js';
import * as withList from './site.js';
import type { SuffixList } from './suffix-list.js';

/** The rules to use. */
export interface SiteOptions {
  /** The list that has the rules; that of `@url/public-suffixes` unless given. */
  readonly list?: SuffixList | null;
  /** Whether to use the rules of the private section, such as "github.io". The default is `true`. */
  readonly privateRules?: boolean | null;
}

const defaults: withList.ListOptions = { list: /* @__PURE__ */ decodeSuffixList(publicSuffixes) };

function withDefaults(options: SiteOptions | null | undefined): withList.ListOptions {
  if (options === undefined || options === null) return defaults;
  return {
    list: option(options, 'list') ?? defaults.list,
    privateRules: option(options, 'privateRules') ?? null,
  };
}

/**
 * Finds the public suffix of a host in the list of `@url/public-suffixes`, or in another list.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a parsed host
 * @param options another list, and whether its private rules hold
 * @returns the public suffix, with the dot at its end where the host has one; `null` for what is no domain, and for a domain with an empty label
 *
 * @example
 * import { parseHost } from '@url/host';
 * import { publicSuffix } from '@url/site';
 *
 * publicSuffix(parseHost('www.example.co.uk')); // => 'co.uk'
 * publicSuffix(parseHost('whatwg.github.io')); // => 'github.io'
 * publicSuffix(parseHost('whatwg.github.io'), { privateRules: false }); // => 'io'
 * publicSuffix(parseHost('example.com.')); // => 'com.'
 * publicSuffix(parseHost('127.0.0.1')); // => null
 */
export function publicSuffix(host: Host | null, options?: SiteOptions | null): string | null {
  return withList.publicSuffix(host, withDefaults(options));
}

/**
 * Finds the registrable domain of a host by the list of `@url/public-suffixes`, or by another list.
 * See https://url.spec.whatwg.org/#host-registrable-domain.
 *
 * @param host a parsed host
 * @param options another list, and whether its private rules hold
 * @returns the public suffix and the label before it; `null` where there is none before it, and where there is no public suffix
 *
 * @example
 * import { parseHost } from '@url/host';
 * import { registrableDomain } from '@url/site';
 *
 * registrableDomain(parseHost('sub.www.EXAMPLE.com')); // => 'example.com'
 * registrableDomain(parseHost('example.com.')); // => 'example.com.'
 * registrableDomain(parseHost('github.io')); // => null
 */
export function registrableDomain(host: Host | null, options?: SiteOptions | null): string | null {
  return withList.registrableDomain(host, withDefaults(options));
}

/**
 * Finds the public suffix of a host, with its registrable domain and the section of the list that the rule is from.
 * See https://url.spec.whatwg.org/#host-public-suffix.
 *
 * @param host a parsed host
 * @param options another list, and whether its private rules hold
 * @returns public suffix, registrable domain, and the section of the rule; `null` where there is no public suffix
 *
 * @example
 * import { findPublicSuffix } from '@url/site';
 *
 * findPublicSuffix('a.b.github.io')!.registrableDomain; // => 'b.github.io'
 * findPublicSuffix('a.b.github.io')!.section; // => 'private'
 * findPublicSuffix('example.com')!.section; // => 'ICANN'
 * findPublicSuffix('printer.lan')!.section; // => null
 */
export function findPublicSuffix(host: Host | null, options?: SiteOptions | null): withList.PublicSuffix | null {
  return withList.findPublicSuffix(host, withDefaults(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * @param a the host of a tuple origin; `null` for an opaque origin
 * @param b another
 * @param options another list, and whether its private rules hold
 * @returns whether both have one registrable domain, or have none and are the same host; false for an opaque origin, which is same site with
 *   itself alone
 *
 * @example
 * import { parseHost } from '@url/host';
 * import { isSchemelesslySameSite } from '@url/site';
 *
 * isSchemelesslySameSite(parseHost('a.example.com'), parseHost('example.com')); // => true
 * isSchemelesslySameSite(parseHost('a.github.io'), parseHost('b.github.io')); // => false
 * isSchemelesslySameSite(parseHost('127.0.0.1'), parseHost('127.1')); // => true
 */
export function isSchemelesslySameSite(a: Host | null, b: Host | null, options?: SiteOptions | null): boolean {
  return withList.isSchemelesslySameSite(a, b, withDefaults(options));
}

/**
 * https://html.spec.whatwg.org/multipage/browsers.html#same-site
 *
 * The origin of a blob URL is that of the URL in its path: parse that first.
 *
 * @param a a URL record, or a scheme and a host
 * @param b another
 * @param options another list, and whether its private rules hold
 * @returns whether their origins have one scheme and are schemelessly same site; false for a scheme whose URLs have opaque origins
 *
 * @example
 * import { isSameSite } from '@url/site';
 *
 * const site = { scheme: 'https', host: 'example.com' };
 * isSameSite(site, { scheme: 'https', host: 'www.example.com' }); // => true
 * isSameSite(site, { scheme: 'http', host: 'example.com' }); // => false
 */
export function isSameSite(
  a: withList.SchemeAndHost,
  b: withList.SchemeAndHost,
  options?: SiteOptions | null,
): boolean {
  return withList.isSameSite(a, b, withDefaults(options));
}
