import type { Host } from '@url/host';
import type { SuffixList } from './suffix-list.js';
import {
  EXCEPTION,
  NO_NODE,
  PRIVATE,
  ROOT,
  RULE,
  type SuffixRules,
  type SuffixSection,
  WILDCARD,
} from './suffix-rules.js';
import { addToHash } from './suffix-tree.js';

const FULL_STOP = 0x2e;

const sectionNames: readonly (SuffixSection | null)[] = [null, 'ICANN', 'private'];

/** The result of matching a domain against the rules. */
export interface SuffixMatch {
  readonly domain: string;
  /** The start of its public suffix. */
  readonly start: number;
  /** The start of its registrable domain; −1 if it is a public suffix itself. */
  readonly registrableStart: number;
  /** The section of the matching rule; `null` for the rule "*", which applies if no other rule matches. */
  readonly section: SuffixSection | null;
}

/** The longest rule that matches the labels so far, from right to left. */
class Match implements SuffixMatch {
  start = 0;
  registrableStart = -1;
  private sectionNumber = 0;
  private node = ROOT;

  constructor(
    readonly domain: string,
    private readonly rules: SuffixRules,
    private readonly privateRules: boolean,
  ) {}

  get section(): SuffixSection | null {
    return sectionNames[this.sectionNumber]!;
  }

  /** Adds the label between two offsets. */
  add(first: number, end: number, hash: number): void {
    if (this.node !== NO_NODE) this.descend(first, end, hash);
    if (end === this.start - 1) this.registrableStart = first;
  }

  private descend(first: number, end: number, hash: number): void {
    const parent = this.node;
    this.node = this.rules.find(parent, this.domain, first, end, hash);
    const rule = ruleAt(this.rules, parent, this.node, this.privateRules);
    if (rule === 0 && parent !== ROOT) return;
    // The suffix of an exception is one label shorter. Longer rules are ignored.
    if (rule < 0) this.node = NO_NODE;
    this.start = rule < 0 ? end + 1 : first;
    this.registrableStart = -1;
    this.sectionNumber = Math.abs(rule);
  }
}

/**
 * https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 *
 *     a.b.example.co.uk.
 *        ^       ^    ^
 *        index   end  a trailing dot is ignored
 *
 * Matches labels from right to left. The longest rule wins, unless an exception matches: its suffix is one label shorter. A domain with an
 * empty label does not have a suffix.
 */
export function matchSuffix(host: Host | null, list: SuffixList, privateRules: boolean): SuffixMatch | null {
  if (typeof host !== 'string') return null;
  const match = new Match(host, list.rules(), privateRules);
  let end = host.charCodeAt(host.length - 1) === FULL_STOP ? host.length - 1 : host.length;
  let hash = 0;
  for (let index = end - 1; index >= -1; index--) {
    const unit = index < 0 ? FULL_STOP : host.charCodeAt(index);
    if (unit !== FULL_STOP) {
      hash = addToHash(hash, unit);
      continue;
    }
    if (index === end - 1) return null;
    match.add(index + 1, end, hash);
    end = index;
    hash = 0;
  }
  return match;
}

/**
 * Returns the section of the rule that ends at a node, negative for an exception, or zero. The base of a wildcard rule is a public suffix as
 * well. By the letter of the algorithm "*.kobe.jp" does not match kobe.jp, but in Chromium, libpsl, tldts and psl it does, and that is safer.
 */
function ruleAt(rules: SuffixRules, parent: number, node: number, privateRules: boolean): number {
  const wildcard = sectionIn(rules.marks[parent]!, WILDCARD, privateRules);
  if (node === NO_NODE) return wildcard;
  const marks = rules.marks[node]!;
  const exception = sectionIn(marks, EXCEPTION, privateRules);
  if (exception > 0) return -exception;
  return sectionIn(marks, RULE, privateRules) || sectionIn(marks, WILDCARD, privateRules) || wildcard;
}

/** Returns the section of one kind of rule in a node's marks, or zero if the rule is missing or ignored. */
function sectionIn(marks: number, kind: number, privateRules: boolean): number {
  const section = (marks >> kind) & 3;
  return section === PRIVATE && !privateRules ? 0 : section;
}
