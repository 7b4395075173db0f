import { parseHost } from '@url/host';
import { createSuffixList, type SuffixList } from './suffix-list.js';
import { EXCEPTION, ICANN, PRIVATE, ROOT, RULE, type SuffixRulesBuilder, WILDCARD } from './suffix-rules.js';

interface ParsedRule {
  /** The labels from right to left. */
  readonly labels: readonly string[];
  readonly kind: number;
  readonly section: number;
}

/**
 * https://github.com/publicsuffix/list/wiki/Format
 *
 * Parses a newer list than that of `@url/public-suffixes`, or a list of your own.
 *
 * @param text a file in the format of https://publicsuffix.org/list/public_suffix_list.dat
 * @returns the list, or `null` where a rule is no domain, or there is none
 *
 * @example
 * import { parseSuffixList, publicSuffix } from '@url/site';
 *
 * const list = parseSuffixList('// ours\nexample\n*.hosting.example\n');
 * publicSuffix('a.b.hosting.example', { list }); // => 'b.hosting.example'
 */
export function parseSuffixList(text: string): SuffixList | null {
  const rules: ParsedRule[] = [];
  let section = ICANN;
  let version: string | null = null;
  const lines = text.split(/\r\n|[\r\n]/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.includes('===BEGIN PRIVATE DOMAINS===')) section = PRIVATE;
    const comment = /^\s*\/\/(?: VERSION: (\S+))?/.exec(line);
    if (comment !== null) {
      version = comment[1] ?? version;
      continue;
    }
    const word = line.trim().split(/\s/, 1)[0]!;
    if (word === '') continue;
    const rule = parseRule(word, section);
    if (rule === null) return null;
    rules.push(rule);
  }
  const date = /^\d{4}-\d\d-\d\d/.exec(version ?? '')?.[0] ?? null;
  return rules.length === 0 ? null : createSuffixList(date, version, (builder) => addRules(rules, builder));
}

function parseRule(text: string, section: number): ParsedRule | null {
  const kind = text.startsWith('*.') ? WILDCARD : text.startsWith('!') ? EXCEPTION : RULE;
  const domain = parseHost(text.slice(kind === WILDCARD ? 2 : kind === EXCEPTION ? 1 : 0));
  if (typeof domain !== 'string') return null;
  const labels = domain.split('.').reverse();
  return labels.includes('') || domain.includes('*') ? null : { labels, kind, section };
}

/** Adds the rules. A rule in both sections counts as one of the ICANN section. */
function addRules(rules: readonly ParsedRule[], builder: SuffixRulesBuilder): void {
  const nodes = new Map<string, number>();
  for (const { labels, kind, section } of rules) {
    let node = ROOT;
    for (const label of labels) {
      const key = `${node}.${label}`;
      const known = nodes.get(key);
      node = known ?? builder.add(node, label, 0);
      if (known === undefined) nodes.set(key, node);
    }
    builder.addRule(node, kind, section);
  }
}
