import type { Host } from '@url/host';
import type { SuffixList } from './suffix-list.js';
import {
  EXCEPTION,
  findNode,
  ICANN,
  PRIVATE,
  ROOT,
  RULE,
  type SuffixRules,
  type SuffixSection,
  WILDCARD,
} from './suffix-rules.js';

/** The result of matching a domain with the rules. */
export interface SuffixMatch {
  /** The domain, in lower case. */
  readonly domain: string;
  /** Where its public suffix starts. */
  readonly start: number;
  /** Where the label before the suffix starts; −1 if there is no such label. */
  readonly startOfRegistrable: number;
  /** The section of the rule that prevails; `null` for the rule "*", which applies if no other rule matches. */
  readonly section: SuffixSection | null;
}

/** A domain as far as it was read, from its end. */
interface Progress {
  /** The node of the labels that were read, or `NO_NODE` if no longer rule can match. */
  node: number;
  /** Where the public suffix starts, by the longest rule so far. */
  start: number;
  /** The section of that rule; zero for the rule "*". */
  section: number;
}

const NO_NODE = -1;

/**
 * https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 *
 *     a.b.example.co.uk.
 *         ^       ^    ^
 *         first   end  a dot at the end counts for nothing
 *
 * From right to left, a label at a time. The longest rule prevails, except over an exception, whose suffix is one label shorter. Hosts of
 * schemes that are not special may have capital letters. A domain with an empty label has no suffix.
 */
export function matchSuffix(host: Host | null, list: SuffixList, privateRules: boolean): SuffixMatch | null {
  if (typeof host !== 'string') return null;
  const domain = /[A-Z]/.test(host) ? host.toLowerCase() : host;
  const rules = list.rules();
  let end = domain.endsWith('.') ? domain.length - 1 : domain.length;
  const progress: Progress = { node: ROOT, start: startOfLabel(domain, end), section: 0 };
  let startOfRegistrable = -1;
  for (;;) {
    const first = startOfLabel(domain, end);
    if (first === end) return null;
    if (progress.node !== NO_NODE) takeRule(progress, rules, domain, first, end, privateRules);
    if (end === progress.start - 1) startOfRegistrable = first;
    if (first === 0) return createMatch(domain, progress.start, startOfRegistrable, progress.section);
    end = first - 1;
  }
}

/** @returns where the label starts that ends at `end`: after the last dot before it */
function startOfLabel(domain: string, end: number): number {
  return end === 0 ? 0 : domain.lastIndexOf('.', end - 1) + 1;
}

/** Reads the label from `first` to `end`, and takes the rule that starts with it, if there is one: it is longer than those before. */
function takeRule(
  progress: Progress,
  rules: SuffixRules,
  domain: string,
  first: number,
  end: number,
  privateRules: boolean,
): void {
  const node = findNode(rules, progress.node, domain, first, end);
  const marks = node === NO_NODE ? 0 : rules.marks[node]!;
  const exception = sectionIn(marks, EXCEPTION, privateRules);
  const rule =
    exception || sectionIn(marks, RULE, privateRules) || sectionIn(rules.marks[progress.node]!, WILDCARD, privateRules);
  if (rule > 0) {
    progress.start = exception > 0 ? end + 1 : first;
    progress.section = rule;
  }
  progress.node = exception > 0 ? NO_NODE : node;
}

/** The section of one kind of rule in a node's marks; zero for none, and for one that does not count. */
function sectionIn(marks: number, kind: number, privateRules: boolean): number {
  const section = (marks >> kind) & 3;
  return section === PRIVATE && !privateRules ? 0 : section;
}

/** Makes the result. The label before the suffix counts only if the longest rule did not take it into the suffix. */
function createMatch(domain: string, start: number, startOfLabel: number, section: number): SuffixMatch {
  return {
    domain,
    start,
    startOfRegistrable: startOfLabel < start ? startOfLabel : -1,
    section: section === ICANN ? 'ICANN' : section === PRIVATE ? 'private' : null,
  };
}

/** The public suffix and the label before it; `null` where there is none before it. */
export function registrableDomainOf({ domain, startOfRegistrable }: SuffixMatch): string | null {
  return startOfRegistrable < 0 ? null : domain.slice(startOfRegistrable);
}
