/** The section of the Public Suffix List that contains a rule: "ICANN" for registries, "private" for companies that rent out subdomains. */
export type SuffixSection = 'ICANN' | 'private';

/** The number of a section in a node's marks; zero means that the node has no such rule. */
export const ICANN = 1;
export const PRIVATE = 2;

/** The bits of a node that mark its rules: a rule that ends at the node, a rule with "*" before the node, and an exception ("!"). */
export const RULE = 0;
export const WILDCARD = 2;
export const EXCEPTION = 4;

/** The bit of a node below which there are labels that are not decoded yet. */
export const UNDECODED = 1 << 6;

/** The parent node of the top-level domains. */
export const ROOT = 0;

/** Means that a node was not found. */
export const NO_NODE = -1;

/** All rules, for the functions of this package. */
export interface SuffixRules {
  /** The marks of each node. */
  readonly marks: readonly number[];
  /**
   * Finds the node of a label.
   *
   * @param parent the node of the label to the right
   * @param first where the label starts in the domain
   * @param end where it ends
   * @param hash the hash of the label
   * @returns the node, or −1
   */
  find(parent: number, domain: string, first: number, end: number, hash: number): number;
}
