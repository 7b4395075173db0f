import type { Host, HostInput } from '@url/host';
import { areHostsEqual, readHostInput } from '@url/host/internal';
import { defaultPort } from '@url/record';
import { matchSuffix, type SuffixMatch } from './match.js';
import { readSite, type SiteInput } from './site-input.js';
import type { SuffixList } from './suffix-list.js';
import type { SuffixSection } from './suffix-rules.js';

// What both entries do after they have read their options.

/** The options, with their defaults. */
export interface Rules {
  readonly list: SuffixList;
  readonly privateRules: boolean;
}

/** The public suffix of a domain, its registrable domain, and the section of the rule. */
export interface PublicSuffix {
  readonly publicSuffix: string;
  /** `null` if the domain is itself a public suffix. */
  readonly registrableDomain: string | null;
  /** The section of the matching rule; `null` if no rule matches, so that the last label is the suffix. */
  readonly section: SuffixSection | null;
}

/** The parts of a host. */
export interface Site {
  /** The parsed host; `null` for a URL without a host. */
  readonly host: Host | null;
  /** `null` for an address, and for a domain with an empty label. */
  readonly publicSuffix: string | null;
  /** The public suffix and the label before it; `null` if that label is missing. */
  readonly registrableDomain: string | null;
  /** The label before the public suffix. */
  readonly domainWithoutSuffix: string | null;
  /** The labels before the registrable domain, or the empty string. */
  readonly subdomain: string | null;
  /** The section of the matching rule; `null` if no rule matches, so that the last label is the suffix. */
  readonly section: SuffixSection | null;
}

function match(host: HostInput, { list, privateRules }: Rules): SuffixMatch | null {
  return matchSuffix(readHostInput(host, 'host'), list, privateRules);
}

export function lookUpPublicSuffix(host: HostInput, rules: Rules): string | null {
  const found = match(host, rules);
  return found === null ? null : found.domain.slice(found.start);
}

export function lookUpRegistrableDomain(host: HostInput, rules: Rules): string | null {
  const found = match(host, rules);
  return found === null ? null : registrableDomainOf(found);
}

export function lookUpSuffixAndDomain(host: HostInput, rules: Rules): PublicSuffix | null {
  const found = match(host, rules);
  if (found === null) return null;
  const { domain, start, section } = found;
  return { publicSuffix: domain.slice(start), registrableDomain: registrableDomainOf(found), section };
}

/**
 *     a.b.example.co.uk
 *     ^   ^       ^
 *     |   |       start
 *     |   registrableStart
 *     subdomain
 */
export function lookUpSite(host: HostInput, { list, privateRules }: Rules): Site {
  const parsed = readHostInput(host, 'host');
  const found = matchSuffix(parsed, list, privateRules);
  if (found === null) return { host: parsed, ...noParts };
  const { domain, start, registrableStart, section } = found;
  const hasDomain = registrableStart >= 0;
  return {
    host: parsed,
    publicSuffix: domain.slice(start),
    registrableDomain: registrableDomainOf(found),
    domainWithoutSuffix: hasDomain ? domain.slice(registrableStart, start - 1) : null,
    subdomain: hasDomain ? domain.slice(0, Math.max(0, registrableStart - 1)) : null,
    section,
  };
}

const noParts = {
  publicSuffix: null,
  registrableDomain: null,
  domainWithoutSuffix: null,
  subdomain: null,
  section: null,
};

function registrableDomainOf({ domain, registrableStart }: SuffixMatch): string | null {
  return registrableStart < 0 ? null : domain.slice(registrableStart);
}

export function areSchemelesslySameSite(a: HostInput, b: HostInput, rules: Rules): boolean {
  return areHostsSameSite(readHostInput(a, 'a'), readHostInput(b, 'b'), rules);
}

export function areSameSite(a: SiteInput, b: SiteInput, rules: Rules): boolean {
  const first = readSite(a, 'a');
  const second = readSite(b, 'b');
  // Exactly the schemes with a default port have tuple origins.
  const haveTupleOrigins = first.scheme === second.scheme && defaultPort(first.scheme) !== null;
  return haveTupleOrigins && areHostsSameSite(first.host, second.host, rules);
}

function areHostsSameSite(a: Host | null, b: Host | null, { list, privateRules }: Rules): boolean {
  if (a === null || b === null) return false;
  const found = matchSuffix(a, list, privateRules);
  const domain = found === null ? null : registrableDomainOf(found);
  if (domain === null) return areHostsEqual(a, b);
  const other = matchSuffix(b, list, privateRules);
  return other !== null && registrableDomainOf(other) === domain;
}
