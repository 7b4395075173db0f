/** The part of the Public Suffix List in which a rule stands: of registries, or of companies that give out names below their own. */
export type SuffixSection = 'ICANN' | 'private';

/** The place of a section in a node's marks; zero is no rule. */
export const ICANN = 1;
export const PRIVATE = 2;

/** Where the marks of a node's rules stand in its bits: a rule that ends at it, one with "*" before it, one with "!". */
export const RULE = 0;
export const WILDCARD = 2;
export const EXCEPTION = 4;

/** The node above the top-level domains. */
export const ROOT = 0;

/**
 * All rules as a tree of labels, a node for each label. The nodes are found by a hash of their label and of the number of the node to the
 * right, which the look-up computes while it reads the host. A `Map` for each node needs a string for each label of a host, and
 * a look-up took twice the time.
 */
export interface SuffixRules {
  readonly labels: readonly string[];
  readonly parents: readonly number[];
  readonly marks: readonly number[];
  /** Numbers of nodes; zero where there is none. Its length is a power of two. */
  readonly table: Int32Array;
}

/** The hash of a label, from its last code unit to its first. */
export function addToHash(hash: number, codeUnit: number): number {
  return (Math.imul(hash, 31) + codeUnit) | 0;
}

function slotOf(hash: number, parent: number): number {
  const mixed = Math.imul(hash ^ Math.imul(parent, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/**
 * @param hash the hash of the label
 * @param first where the label starts in the host
 * @param end where it ends
 * @returns the node of a label to the left of another node; −1 for none
 */
export function findNode(
  { labels, parents, table }: SuffixRules,
  parent: number,
  hash: number,
  host: string,
  first: number,
  end: number,
): number {
  const mask = table.length - 1;
  for (let slot = slotOf(hash, parent) & mask; ; slot = (slot + 1) & mask) {
    const node = table[slot]!;
    if (node === 0) return -1;
    const label = labels[node]!;
    if (parents[node] === parent && label.length === end - first && host.startsWith(label, first)) return node;
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

  /** Adds a rule to a node, unless it has one of the same kind. */
  addRule(node: number, kind: number, section: number): void {
    const marks = this.marks[node]!;
    if (((marks >> kind) & 3) === 0) this.marks[node] = marks | (section << kind);
  }

  build(): SuffixRules {
    const { labels, parents, marks } = this;
    const table = new Int32Array(2 ** Math.ceil(Math.log2(labels.length * 2)));
    const mask = table.length - 1;
    for (let node = 1; node < labels.length; node++) {
      let slot = slotOf(hashOf(labels[node]!), parents[node]!) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = node;
    }
    return { labels, parents, marks, table };
  }
}

function hashOf(label: string): number {
  let hash = 0;
  for (let i = label.length - 1; i >= 0; i--) hash = addToHash(hash, label.charCodeAt(i));
  return hash;
}
