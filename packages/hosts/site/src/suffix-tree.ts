import { NO_NODE, type SuffixRules, UNDECODED } from './suffix-rules.js';

/** Adds labels below a node: at least the given one, if it is in the list. If all of them are added, it calls `markAsDecoded`. */
export type DecodeBelow = (node: number, label: string, tree: SuffixTree) => void;

/**
 * All rules as a tree with a node for each label. The hash of a label and of its parent node finds a node. A `Map` for each node would allocate
 * a string for each label and take twice as long. The labels below a node that has the mark `UNDECODED` are added on first use.
 */
export class SuffixTree implements SuffixRules {
  /** The marks of each node. */
  readonly marks: number[];
  private readonly labels = [''];
  private readonly parents = [NO_NODE];
  /** A hash table of node numbers; zero means free. Its length is a power of two, and at least half of it is free. */
  private table: Int32Array = new Int32Array(0x1000);

  constructor(private readonly decodeBelow: DecodeBelow | null) {
    this.marks = [decodeBelow === null ? 0 : UNDECODED];
  }

  /** Adds a node. Its parent must not have this label yet. */
  add(parent: number, label: string, marks: number): number {
    const node = this.marks.push(marks) - 1;
    this.labels.push(label);
    this.parents.push(parent);
    if (node * 2 > this.table.length) this.grow();
    else this.enter(node);
    return node;
  }

  /** Adds a rule to a node, unless the node already has a rule of this kind. */
  addRule(node: number, kind: number, section: number): void {
    const marks = this.marks[node]!;
    if (((marks >> kind) & 3) === 0) this.marks[node] = marks | (section << kind);
  }

  /** Removes the mark `UNDECODED` from a node. */
  markAsDecoded(node: number): void {
    this.marks[node]! &= ~UNDECODED;
  }

  find(parent: number, domain: string, first: number, end: number, hash: number): number {
    const { table, labels, parents } = this;
    const mask = table.length - 1;
    for (let slot = slotOf(hash, parent) & mask; ; slot = (slot + 1) & mask) {
      const node = table[slot]!;
      if (node === 0) break;
      if (parents[node] === parent && isAt(labels[node]!, domain, first, end)) return node;
    }
    return (this.marks[parent]! & UNDECODED) === 0 ? NO_NODE : this.decodeAndFind(parent, domain, first, end, hash);
  }

  private decodeAndFind(parent: number, domain: string, first: number, end: number, hash: number): number {
    const count = this.marks.length;
    this.decodeBelow!(parent, domain.slice(first, end), this);
    return this.marks.length === count ? NO_NODE : this.find(parent, domain, first, end, hash);
  }

  private enter(node: number): void {
    const label = this.labels[node]!;
    const mask = this.table.length - 1;
    let hash = 0;
    for (let index = label.length - 1; index >= 0; index--) hash = addToHash(hash, label.charCodeAt(index));
    let slot = slotOf(hash, this.parents[node]!) & mask;
    while (this.table[slot] !== 0) slot = (slot + 1) & mask;
    this.table[slot] = node;
  }

  private grow(): void {
    this.table = new Int32Array(this.table.length * 4);
    for (let node = 1; node < this.labels.length; node++) this.enter(node);
  }
}

/** Adds a code unit to the hash of the part of a label after it. */
export function addToHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

function slotOf(hash: number, parent: number): number {
  const mixed = Math.imul(hash ^ Math.imul(parent, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

function isAt(label: string, domain: string, first: number, end: number): boolean {
  if (label.length !== end - first) return false;
  for (let i = 0; i < label.length; i++) {
    if (label.charCodeAt(i) !== domain.charCodeAt(first + i)) return false;
  }
  return true;
}
