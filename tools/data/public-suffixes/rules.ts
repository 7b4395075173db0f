// Parses the rules of the list, and builds the tree to encode.
import { domainToASCII } from 'node:url';

export type Section = 'ICANN' | 'private';

export interface SuffixRule {
  /** "*." for a wildcard rule, "!" for an exception. */
  readonly kind: '' | '*.' | '!';
  /** The labels after it, in Punycode. */
  readonly domain: string;
  readonly section: Section;
}

export interface TreeNode {
  readonly children: Map<string, TreeNode>;
  rule: Section | null;
  wildcard: Section | null;
  exception: Section | null;
}

/** https://github.com/publicsuffix/list/wiki/Format */
export function readRules(text: string): SuffixRule[] {
  let section: Section = 'ICANN';
  return text.split('\n').flatMap((line) => {
    if (line.includes('===BEGIN PRIVATE DOMAINS===')) section = 'private';
    const [rule = ''] = line.trim().split(/\s/, 1);
    if (rule === '' || rule.startsWith('//')) return [];
    const [, kind, domain] = /^(\*\.|!|)([^*!]+)$/.exec(rule) ?? [];
    const ascii = domain === undefined ? '' : domainToASCII(domain);
    if (ascii === '') throw new Error(`Cannot read the rule ${rule}`);
    return [{ kind: kind as SuffixRule['kind'], domain: ascii, section }];
  });
}

function createNode(): TreeNode {
  return { children: new Map(), rule: null, wildcard: null, exception: null };
}

/** Returns the tree of the rules. The top-level domains are below its root. */
export function treeOf(rules: readonly SuffixRule[]): TreeNode {
  const tree = createNode();
  for (const { kind, domain, section } of rules) {
    let node = tree;
    for (const label of domain.split('.').reverse()) {
      let child = node.children.get(label);
      if (child === undefined) {
        child = createNode();
        node.children.set(label, child);
      }
      node = child;
    }
    const field = kind === '' ? 'rule' : kind === '!' ? 'exception' : 'wildcard';
    node[field] ??= section;
  }
  return tree;
}
