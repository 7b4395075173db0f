/** The section of the Public Suffix List that contains a rule: that of registries, or that of companies that give out names below their own. */
export type SuffixSection = 'ICANN' | 'private';

/** The place of a section in a node's marks; zero is no rule. */
export const ICANN = 1;
export const PRIVATE = 2;

/** The bits of a node that mark its rules: a rule that ends at the node, one with "*" before it, one with "!". */
export const RULE = 0;
export const WILDCARD = 2;
export const EXCEPTION = 4;

/** The node above the top-level domains. */
export const ROOT = 0;

/**
 * All rules as a tree of labels, a node for each label. A node is found by a hash of its label and of the number of its parent, the
 * node of the label to the right. With a `Map` for each node a look-up needs a string for each label, and took twice the time.
 */
export interface SuffixRules {
  readonly labels: readonly string[];
  readonly parents: readonly number[];
  readonly marks: readonly number[];
  /** Numbers of nodes; zero where there is none. Its length is a power of two. */
  readonly table: Int32Array;
}

/** The hash of the label from `first` to `end` in a domain. */
function hashOf(domain: string, first: number, end: number): number {
  let hash = 0;
  for (let i = end - 1; i >= first; i--) hash = (Math.imul(hash, 31) + domain.charCodeAt(i)) | 0;
  return hash;
}

function slotOf(hash: number, parent: number): number {
  const mixed = Math.imul(hash ^ Math.imul(parent, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/**
 * @param first where the label starts in the domain
 * @param end where it ends
 * @returns the node of a label to the left of another node; −1 for none
 */
export function findNode(
  { labels, parents, table }: SuffixRules,
  parent: number,
  domain: string,
  first: number,
  end: number,
): number {
  const mask = table.length - 1;
  for (let slot = slotOf(hashOf(domain, first, end), parent) & mask; ; slot = (slot + 1) & mask) {
    const node = table[slot]!;
    if (node === 0) return -1;
    const label = labels[node]!;
    if (parents[node] === parent && label.length === end - first && domain.startsWith(label, first)) return node;
  }
}

/** Puts rules together. */
export class SuffixRulesBuilder {
  private readonly labels = [''];
  private readonly parents = [-1];
  private readonly marks = [0];

  /** @returns the number of a new node, whose parent has no such label yet */
  add(parent: number, label: string, marks: number): number {
    this.labels.push(label);
    this.parents.push(parent);
    return this.marks.push(marks) - 1;
  }

  /** Adds a rule to a node, unless the node has one of this kind. */
  addRule(node: number, kind: number, section: number): void {
    const marks = this.marks[node]!;
    if (((marks >> kind) & 3) === 0) this.marks[node] = marks | (section << kind);
  }

  build(): SuffixRules {
    const { labels, parents, marks } = this;
    const table = new Int32Array(2 ** Math.ceil(Math.log2(labels.length * 2)));
    const mask = table.length - 1;
    for (let node = 1; node < labels.length; node++) {
      let slot = slotOf(hashOf(labels[node]!, 0, labels[node]!.length), parents[node]!) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = node;
    }
    return { labels, parents, marks, table };
  }
}
