import { type IPv4Address, type IPv6Address, parseHost } from '@url/host';
import { isIPv4 } from '@url/host/internal';
import { shown } from '@url/infra/internal';
import type { AddressClass, AddressClassName, AddressSpace } from './address-class.js';
import { parseAddressAlone } from './address-text.js';
import { type Block, blockContains, unmapBlock } from './block.js';
import { blockOf, parseCIDR } from './cidr.js';
import { adviceOnClass } from './class-advice.js';
import { parseClassName } from './class-names.js';
import { isLocalByName } from './local-domain.js';

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

/** Parses the entries of a list. `onUnreadable` must throw; it receives an entry that is not a host, a block or a class, and advice. */
export function parseHostRules(
  entries: readonly unknown[],
  onUnreadable: (entry: unknown, advice: string) => never,
): HostRules {
  const rules: MutableRules = { domains: new Set(), suffixes: new Set(), classes: new Set(), blocks: [] };
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (typeof entry !== 'string') return onUnreadable(entry, '');
    if (!addEntry(rules, entry)) return onUnreadable(entry, adviceFor(entry));
  }
  let maxSuffixLength = 0;
  for (const { length } of rules.suffixes) maxSuffixLength = Math.max(maxSuffixLength, length);
  return { ...rules, maxSuffixLength };
}

interface MutableRules {
  readonly domains: Set<string>;
  readonly suffixes: Set<string>;
  readonly blocks: Block[];
  readonly classes: Set<string>;
}

/** Returns false if the entry is not a class, a block or a domain. */
function addEntry({ domains, suffixes, blocks, classes }: MutableRules, entry: string): boolean {
  const className = parseClassName(entry);
  if (className !== null) {
    addClass(classes, className);
    return true;
  }
  const block = parseBlock(entry);
  if (block !== null) return blocks.push(unmapBlock(block)) > 0;
  const domain = parseDomainOf(entry);
  if (domain !== null) (entry.startsWith('.') ? suffixes : domains).add(domain);
  return domain !== null;
}

/** IANA calls only :: the unspecified address. Everyone else also means 0.0.0.0. */
function addClass(classes: Set<string>, name: AddressClassName): void {
  classes.add(name);
  if (name === 'unspecified') classes.add('this host on this network');
}

function adviceFor(entry: string): string {
  if (entry.startsWith('*.')) return '; write ".example.com" for a domain and its subdomains';
  const isLabel = !entry.includes('.') && parseHost(entry) !== null;
  return adviceOnClass(entry) + (isLabel ? `; write ${shown(`${entry}.`)} for a domain of one label` : '');
}

/** Parses CIDR notation, or an address in the form of a URL or of a resolver. */
function parseBlock(entry: string): Block | null {
  if (entry.includes('/')) return parseCIDR(entry);
  const address = parseAddressAlone(entry) ?? parseHost(entry);
  if (address === null || typeof address === 'string') return null;
  return blockOf(address, isIPv4(address) ? 32 : 128);
}

/**
 * Returns the domain of an entry without its leading dot, or "" for all domains. Rejects wildcards, because they would match nothing, and a bare
 * label, because it may be a misspelt class.
 */
function parseDomainOf(entry: string): string | null {
  if (entry === '.') return '';
  const isSuffix = entry.startsWith('.');
  const domain = parseHost(isSuffix ? entry.slice(1) : entry);
  if (typeof domain !== 'string' || domain.includes('*')) return null;
  const isBareLabel = !isSuffix && !domain.includes('.') && domain !== 'localhost';
  return isBareLabel ? null : canonicalizeDomain(domain);
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
