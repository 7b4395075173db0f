import { type IPv4Address, type IPv6Address, isIPv4Address, parseHost } from '@url/host';
import type { AddressClass, AddressSpace } from './address-class.js';
import { type Block, blockContains, unmapBlock } from './block.js';
import { blockOf, parseAddress, parseCIDR } from './cidr.js';
import { isLocalByName } from './local-domain.js';
import { isSpecialBlockName } from './special-blocks.js';

/** A list of hosts, blocks and classes, grouped by kind. */
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

/** Parses the entries of a list. `onUnreadable` must throw; it receives an entry that is not a host, a block or a class. */
export function parseHostRules(entries: readonly unknown[], onUnreadable: (entry: unknown) => never): HostRules {
  const domains = new Set<string>();
  const suffixes = new Set<string>();
  const classes = new Set<string>();
  const blocks: Block[] = [];
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (typeof entry !== 'string') return onUnreadable(entry);
    const block = parseBlock(entry);
    const domain = parseDomainOf(entry);
    if (isClass(entry)) classes.add(entry);
    else if (block !== null) blocks.push(unmapBlock(block));
    else if (domain === null) return onUnreadable(entry);
    else (entry.startsWith('.') ? suffixes : domains).add(domain);
  }
  let maxSuffixLength = 0;
  for (const { length } of suffixes) maxSuffixLength = Math.max(maxSuffixLength, length);
  return { domains, suffixes, maxSuffixLength, blocks, classes };
}

function isClass(entry: string): boolean {
  return entry === 'public' || entry === 'local' || isSpecialBlockName(entry);
}

/** Parses CIDR notation, or an address in the form of a URL or of a resolver. */
function parseBlock(entry: string): Block | null {
  if (entry.includes('/')) return parseCIDR(entry);
  const address = parseAddress(entry) ?? parseHost(entry);
  if (address === null || typeof address === 'string') return null;
  return blockOf(address, isIPv4Address(address) ? 32 : 128);
}

/** Returns the domain of an entry without its leading dot, or "" for all domains. Rejects wildcards, because they would match nothing. */
function parseDomainOf(entry: string): string | null {
  if (entry === '.') return '';
  const domain = parseHost(entry.startsWith('.') ? entry.slice(1) : entry);
  return typeof domain === 'string' && !domain.includes('*') ? canonicalizeDomain(domain) : null;
}

/** Removes the trailing dot of a domain. Returns `null` if a label is empty, because no resolver knows such a domain. */
export function canonicalizeDomain(domain: string): string | null {
  const canonical = domain.endsWith('.') ? domain.slice(0, -1) : domain;
  return canonical === '' || canonical.startsWith('.') || canonical.endsWith('.') || canonical.includes('..')
    ? null
    : canonical;
}

/** Tests whether an entry names the domain, a parent domain, or the class of a local domain. */
export function matchesDomain(rules: HostRules, domain: string): boolean {
  return rules.domains.has(domain) || findSuffix(rules, domain) !== null || matchesLocalDomain(rules, domain);
}

/** Tests whether an entry allows a domain that is local by name. The entry must be local itself: ".", for example, does not count. */
export function matchesLocalDomain(rules: HostRules, domain: string): boolean {
  if (!isLocalByName(domain)) return false;
  const suffix = findSuffix(rules, domain);
  if (rules.domains.has(domain) || (suffix !== null && isLocalByName(suffix))) return true;
  return rules.classes.has(/(?:^|\.)localhost$/.test(domain) ? 'loopback' : 'local');
}

/** Finds the longest suffix that matches a domain. Skips the start of a domain that is longer than every suffix, so that long domains are cheap. */
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

/** Tests whether an entry is "multicast", the name of the block, or the space. With `null` the space is not compared. */
export function matchesClass(
  { classes }: HostRules,
  { name, multicast, space: ownSpace }: AddressClass,
  space: AddressSpace | null = ownSpace,
): boolean {
  return classes.has(name) || (multicast && classes.has('multicast')) || (space !== null && classes.has(space));
}

/** Tests whether a rule is about domains. */
export function nameDomains({ domains, suffixes }: HostRules): boolean {
  return domains.size + suffixes.size > 0;
}
