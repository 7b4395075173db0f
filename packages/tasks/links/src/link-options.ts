import { argumentError, checkOptions, flag, option } from '@url/infra/internal';

/** A set of top-level domains, such as a `Set`: lower case, in ASCII form ("xn--p1ai") or in Unicode ("рф"). */
export interface TopLevelDomains {
  has(name: string): boolean;
}

/** How to find links. */
export interface LinkOptions {
  /** Whether to find email addresses; `true` if it is absent. */
  readonly email?: boolean | undefined;
  /** The schemes that may come before "://"; `['https', 'http']` if it is absent. A link without a scheme gets the first one. */
  readonly schemes?: readonly string[] | undefined;
}

/** How to find links, with the top-level domains that a link without a scheme may have. */
export interface LinkOptionsWithDomains extends LinkOptions {
  /** The top-level domains that a link without a scheme, and an email address, may have. */
  readonly domains: TopLevelDomains;
}

/** How to find links, with or without top-level domains. */
export interface FindLinksOptions extends LinkOptions {
  /** The top-level domains that a link without a scheme, and an email address, may have; if absent, the domains of the Public Suffix List. */
  readonly domains?: TopLevelDomains | undefined;
}

/** Options after the check. */
export interface LinkRules {
  readonly domains: TopLevelDomains;
  readonly email: boolean;
  readonly schemes: readonly string[];
}

const DEFAULT_SCHEMES: readonly string[] = ['https', 'http'];

/** Schemes whose URLs contain a program or a document: a link with one of them runs what the writer of the text wants. */
const NEVER_LINKED: readonly string[] = ['javascript', 'vbscript', 'data'];

/** Tests whether the text before an offset ends with "scheme:", or "scheme://", of a scheme that is never linked. */
export function followsNeverLinked(text: string, end: number): boolean {
  if (!':/'.includes(text.charAt(end - 1))) return false;
  const before = /(?:^|[^a-z\d+-])([a-z]+):(?:\/\/)?$/i.exec(text.slice(Math.max(0, end - 14), end));
  return before !== null && NEVER_LINKED.includes(before[1]!.toLowerCase());
}

function readSchemes(schemes: unknown): readonly string[] {
  if (!Array.isArray(schemes) || schemes.length === 0) {
    throw argumentError('options.schemes', schemes, 'is not an array with at least one scheme');
  }
  return schemes.map((scheme) => {
    const name = typeof scheme === 'string' ? scheme.toLowerCase() : '';
    if (!/^[a-z][a-z\d+.-]*$/.test(name)) throw argumentError('options.schemes', scheme, 'is not a scheme');
    if (NEVER_LINKED.includes(name)) throw argumentError('options.schemes', scheme, 'is a scheme that is never linked');
    return name;
  });
}

function readDomains(domains: unknown): TopLevelDomains {
  if (typeof domains === 'object' && typeof (domains as TopLevelDomains | null)?.has === 'function') {
    return domains as TopLevelDomains;
  }
  throw argumentError('options.domains', domains, 'is not a set of top-level domains');
}

/**
 * Reads the options of a call.
 *
 * @param defaultDomains returns the domains if the options have none; `null` if the options must have domains
 * @throws TypeError for an unknown name, a value of another type, and a scheme that is never linked
 */
export function readLinkOptions(
  options: FindLinksOptions | null | undefined,
  defaultDomains: (() => TopLevelDomains) | null,
): LinkRules {
  checkOptions(options, ['domains', 'email', 'schemes']);
  const domains = option(options, 'domains');
  const schemes = option(options, 'schemes');
  return {
    domains: domains === null && defaultDomains !== null ? defaultDomains() : readDomains(domains),
    email: flag(options, 'email', true),
    schemes: schemes === null ? DEFAULT_SCHEMES : readSchemes(schemes),
  };
}
