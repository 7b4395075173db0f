/** A Fenwick tree: a set of positions from 0 to size − 1 that counts and finds its members in logarithmic time. */
export interface FenwickTree {
  readonly size: number;
  /** For each node `i` from 1 on, the number of members among the `i & -i` positions that end with position `i` − 1. */
  readonly counts: Int32Array;
}

/**
 * @param size the number of positions
 * @returns the empty set
 */
export function createEmptyTree(size: number): FenwickTree {
  return { size, counts: new Int32Array(size + 1) };
}

/**
 * @param size the number of positions
 * @returns the set of all positions
 */
export function createFullTree(size: number): FenwickTree {
  const tree = createEmptyTree(size);
  for (let index = 1; index <= size; index++) tree.counts[index] = index & -index;
  return tree;
}

/**
 * @param tree the set to add to
 * @param position a position that is not a member yet
 */
export function addPosition({ size, counts }: FenwickTree, position: number): void {
  for (let index = position + 1; index <= size; index += index & -index) counts[index]!++;
}

/**
 * @param tree the set to count in
 * @param position 0 to size
 * @returns the number of members below the position
 */
export function countBelow({ counts }: FenwickTree, position: number): number {
  let count = 0;
  for (let index = position; index > 0; index -= index & -index) count += counts[index]!;
  return count;
}

/**
 * @param tree the set to remove a member from
 * @param rank the number of members below the one to remove
 * @returns the position that was removed
 */
export function removeByRank({ size, counts }: FenwickTree, rank: number): number {
  let position = 0;
  let below = rank;
  for (let step = 2 ** (31 - Math.clz32(size)); step > 0; step >>= 1) {
    const next = position + step;
    if (next > size) continue;
    if (counts[next]! <= below) {
      below -= counts[next]!;
      position = next;
    } else counts[next]!--;
  }
  return position;
}
