import { argumentError, checkOptions, flag, option } from '@url/infra/internal';
import { isSchemeString } from '@url/record/internal';

/** A set of top-level domains, such as a `Set`: lower case, in ASCII form ("xn--p1ai") or in Unicode ("рф"). */
export interface TopLevelDomains {
  has(name: string): boolean;
}

/**
 * Where a link ends, and what is one. "default" is UTS #58 for texts as people write them; "uts58" is the algorithm of UTS #58; "gfm" is the
 * autolink extension of GitHub Flavored Markdown.
 */
export type LinkRulesName = 'default' | 'uts58' | 'gfm';

/** How to find links. */
export interface LinkOptions {
  /** Whether to find email addresses; `true` if it is absent. */
  readonly email?: boolean | undefined;
  /** The rules; "default" if it is absent. */
  readonly rules?: LinkRulesName | undefined;
  /**
   * The schemes that may come before "://"; `['https', 'http']` if it is absent, and also "ftp" by the rules "gfm". A link without a scheme gets
   * the first one, and "http" by the rules "gfm".
   */
  readonly schemes?: readonly string[] | undefined;
}

/** How to find links, with the top-level domains that a link without a scheme may have. The rules "gfm" do not use top-level domains. */
export type LinkOptionsWithDomains =
  | (LinkOptions & {
      /** The top-level domains that a link without a scheme, and an email address, may have. */
      readonly domains: TopLevelDomains;
      readonly rules?: 'default' | 'uts58' | undefined;
    })
  | (LinkOptions & { readonly domains?: undefined; readonly rules: 'gfm' });

/** How to find links, with or without top-level domains. */
export interface FindLinksOptions extends LinkOptions {
  /**
   * The top-level domains that a link without a scheme, and an email address, may have; if absent, the domains of the Public Suffix List. Not
   * with the rules "gfm", which accept every domain.
   */
  readonly domains?: TopLevelDomains | undefined;
}

/** Options after the check. */
export interface LinkRules {
  readonly name: LinkRulesName;
  readonly domains: TopLevelDomains;
  /** Whether the domains are not from the options. */
  readonly hasDefaultDomains: boolean;
  readonly email: boolean;
  readonly schemes: readonly string[];
}

const RULES: readonly unknown[] = ['default', 'uts58', 'gfm'];
const DEFAULT_SCHEMES: readonly string[] = ['https', 'http'];
const GFM_SCHEMES: readonly string[] = [...DEFAULT_SCHEMES, 'ftp'];
const NO_DOMAINS: TopLevelDomains = { has: () => false };

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
    if (!isSchemeString(name)) throw argumentError('options.schemes', scheme, 'is not a scheme');
    if (NEVER_LINKED.includes(name)) throw argumentError('options.schemes', scheme, 'is a scheme that is never linked');
    return name;
  });
}

/** Reads `options.rules`. */
export function readRules(options: { readonly rules?: LinkRulesName | undefined } | null | undefined): LinkRulesName {
  const rules = option(options, 'rules') ?? 'default';
  if (!RULES.includes(rules)) throw argumentError('options.rules', rules, 'is not "default", "uts58" or "gfm"');
  return rules;
}

function readDomains(domains: unknown): TopLevelDomains {
  if (typeof domains === 'object' && typeof (domains as TopLevelDomains | null)?.has === 'function') {
    return domains as TopLevelDomains;
  }
  throw argumentError('options.domains', domains, 'is not a set of top-level domains');
}

function readNoDomains(domains: unknown): TopLevelDomains {
  if (domains !== null) throw argumentError('options.domains', domains, 'has no use with the rules "gfm"');
  return NO_DOMAINS;
}

function defaultRules(domains: TopLevelDomains): LinkRules {
  return { name: 'default', domains, hasDefaultDomains: true, email: true, schemes: DEFAULT_SCHEMES };
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
  if (options === undefined && defaultDomains !== null) return defaultRules(defaultDomains());
  checkOptions(options, ['domains', 'email', 'rules', 'schemes']);
  const name = readRules(options);
  const isGFM = name === 'gfm';
  const domains = option(options, 'domains');
  const schemes = option(options, 'schemes');
  return {
    name,
    domains: isGFM ? readNoDomains(domains) : readDomains(domains ?? defaultDomains?.()),
    hasDefaultDomains: domains === null,
    email: flag(options, 'email', true),
    schemes: schemes === null ? (isGFM ? GFM_SCHEMES : DEFAULT_SCHEMES) : readSchemes(schemes),
  };
}
