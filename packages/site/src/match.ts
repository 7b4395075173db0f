import type { Host } from '@url/host';
import type { SuffixList } from './suffix-list.js';
import {
  addToHash,
  EXCEPTION,
  findNode,
  ICANN,
  PRIVATE,
  ROOT,
  RULE,
  type SuffixSection,
  WILDCARD,
} from './suffix-rules.js';

/** What the list says of a domain. */
export interface SuffixMatch {
  /** The domain, in lower case. */
  readonly domain: string;
  /** Where its public suffix starts. */
  readonly start: number;
  /** Where the label before the suffix starts; −1 where there is none. */
  readonly startOfRegistrable: number;
  /** The section of the rule that prevails; `null` where it is the rule "*", which holds where no other does. */
  readonly section: SuffixSection | null;
}

const FULL_STOP = 0x2e;

/**
 * https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 *
 *     a.b.example.co.uk.
 *         ^       ^    ^
 *         |       |    end of the first label: a dot at the end counts for nothing here
 *         |       start
 *         a label that the tree does not have, so that no longer rule matches
 *
 * From right to left, a label at a time. The longest rule prevails, but for an exception, whose suffix is one label shorter. Hosts of schemes
 * that are not special may have capital letters. A domain with an empty label has no suffix.
 */
export function matchSuffix(host: Host | null, list: SuffixList, privateRules: boolean): SuffixMatch | null {
  if (typeof host !== 'string') return null;
  const rules = list.rules();
  let end = host.length;
  if (end > 0 && host.charCodeAt(end - 1) === FULL_STOP) end--;
  let start = -1;
  let startOfRegistrable = -1;
  let section = 0;
  let parent = ROOT;
  let hash = 0;
  for (let i = end - 1; ; i--) {
    const c = i < 0 ? FULL_STOP : host.charCodeAt(i);
    if (c >= 0x41 && c <= 0x5a) return matchSuffix(host.toLowerCase(), list, privateRules);
    if (c !== FULL_STOP) {
      hash = addToHash(hash, c);
      continue;
    }
    const first = i + 1;
    if (first === end) return null;
    if (start < 0) start = first;
    if (parent >= 0) {
      const node = findNode(rules, parent, hash, host, first, end);
      const marks = node < 0 ? 0 : rules.marks[node]!;
      const exception = sectionIn(marks, EXCEPTION, privateRules);
      const rule =
        exception || sectionIn(marks, RULE, privateRules) || sectionIn(rules.marks[parent]!, WILDCARD, privateRules);
      if (rule > 0) {
        start = exception > 0 ? end + 1 : first;
        section = rule;
      }
      parent = exception > 0 ? -1 : node;
    }
    if (end === start - 1) startOfRegistrable = first;
    if (i < 0) return createMatch(host, start, startOfRegistrable, section);
    end = i;
    hash = 0;
  }
}

/** The section of one kind of rule in a node's marks; zero for none, and for one that does not count. */
function sectionIn(marks: number, kind: number, privateRules: boolean): number {
  const section = (marks >> kind) & 3;
  return section === PRIVATE && !privateRules ? 0 : section;
}

/** A label stands before the suffix if it still does after the longest rule. */
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
