import { type IPv4Address, type IPv6Address, isIPv4Address, parseHost } from '@url/host';
import type { AddressClass, AddressSpace } from './address-class.js';
import { type Block, blockContains, unmapBlock } from './block.js';
import { blockOf, parseAddress, parseCIDR } from './cidr.js';
import { isLocalDomain } from './local-domain.js';
import { isSpecialBlockName } from './special-blocks.js';

/** A list of hosts, blocks and classes, divided by what its entries are compared with. */
export interface HostRules {
  readonly domains: ReadonlySet<string>;
  /** Each suffix matches itself and the domains below it; the empty string matches all domains. */
  readonly suffixes: ReadonlySet<string>;
  /** The length of the longest suffix, in code units. */
  readonly maxSuffixLength: number;
  readonly blocks: readonly Block[];
  /** Address spaces, "multicast", and names of special blocks. */
  readonly classes: ReadonlySet<string>;
}

/**
 * @param entries what a program wrote
 * @param onUnreadable called for an entry that is no host, block or class, which it must not return from
 * @returns the rules
 */
export function parseHostRules(entries: readonly unknown[], onUnreadable: (entry: unknown) => never): HostRules {
  const domains = new Set<string>();
  const suffixes = new Set<string>();
  const classes = new Set<string>();
  const blocks: Block[] = [];
  for (const entry of entries) {
    if (typeof entry !== 'string') return onUnreadable(entry);
    const block = parseBlock(entry);
    const domain = parseDomainOf(entry);
    if (isClass(entry)) classes.add(entry);
    else if (block !== null) blocks.push(unmapBlock(block));
    else if (domain === null) return onUnreadable(entry);
    else (entry.startsWith('.') ? suffixes : domains).add(domain);
  }
  const maxSuffixLength = Math.max(0, ...[...suffixes].map((suffix) => suffix.length));
  return { domains, suffixes, maxSuffixLength, blocks, classes };
}

function isClass(entry: string): boolean {
  return entry === 'public' || entry === 'local' || isSpecialBlockName(entry);
}

/** Parses CIDR notation, or an address as a URL writes it or as a resolver prints it. */
function parseBlock(entry: string): Block | null {
  if (entry.includes('/')) return parseCIDR(entry);
  const address = parseAddress(entry) ?? parseHost(entry);
  if (address === null || typeof address === 'string') return null;
  return blockOf(address, isIPv4Address(address) ? 32 : 128);
}

/** The domain of an entry without its leading dot; "" for all domains. A wildcard is refused, since no domain would match it. */
function parseDomainOf(entry: string): string | null {
  if (entry === '.') return '';
  const domain = parseHost(entry.startsWith('.') ? entry.slice(1) : entry);
  return typeof domain === 'string' && !domain.includes('*') ? canonicalizeDomain(domain) : null;
}

/** Removes the dot at the end of a domain. Gives `null` if a label is empty: no resolver knows such a domain. */
export function canonicalizeDomain(domain: string): string | null {
  const canonical = domain.endsWith('.') ? domain.slice(0, -1) : domain;
  return canonical === '' || canonical.startsWith('.') || canonical.endsWith('.') || canonical.includes('..')
    ? null
    : canonical;
}

/** Whether an entry names the domain, one above it, or the class that it has by its name. */
export function matchesDomain(rules: HostRules, domain: string): boolean {
  return rules.domains.has(domain) || findSuffix(rules, domain) !== null || matchesLocalDomain(rules, domain);
}

/** Whether an entry means a domain that is local by name: the entry has to be local itself, not only a domain below it. */
export function matchesLocalDomain(rules: HostRules, domain: string): boolean {
  if (!isLocalDomain(domain)) return false;
  const suffix = findSuffix(rules, domain);
  if (rules.domains.has(domain) || (suffix !== null && isLocalDomain(suffix))) return true;
  return rules.classes.has(/(?:^|\.)localhost$/.test(domain) ? 'loopback' : 'local');
}

/** The longest suffix among the rules that a domain is, or is below. The part of a domain that is longer than all suffixes is skipped, since a domain may be long. */
function findSuffix({ suffixes, maxSuffixLength }: HostRules, domain: string): string | null {
  if (suffixes.size === 0) return null;
  const tooLong = domain.length - maxSuffixLength;
  let start = tooLong > 0 ? domain.indexOf('.', tooLong - 1) + 1 || domain.length : 0;
  while (start < domain.length) {
    const suffix = domain.slice(start);
    if (suffixes.has(suffix)) return suffix;
    start = domain.indexOf('.', start) + 1 || domain.length;
  }
  return suffixes.has('') ? '' : null;
}

export function matchesBlock({ blocks }: HostRules, address: IPv4Address | IPv6Address): boolean {
  return blocks.some((block) => blockContains(block, address));
}

/** Whether an entry is "multicast", the name of an address's block, or its space, which the caller may leave out. */
export function matchesClass(
  { classes }: HostRules,
  { name, multicast, space: ownSpace }: AddressClass,
  space: AddressSpace | null = ownSpace,
): boolean {
  return classes.has(name) || (multicast && classes.has('multicast')) || (space !== null && classes.has(space));
}

/** Whether a rule is about domains. */
export function nameDomains({ domains, suffixes }: HostRules): boolean {
  return domains.size + suffixes.size > 0;
}
