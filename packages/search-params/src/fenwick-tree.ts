/**
 * Counts by position: finds the position before which so many are, and forgets one, each in O(log n). The node `n` has the count of
 * the positions from `n - lowest bit of n` up to and without `n`.
 *
 *     positions   0   1   2   3   4   5   6   7
 *     nodes      [1]     [3]     [5]     [7]
 *                [  2  ]         [  6  ]
 *                [      4      ]
 *                [              8              ]
 */
export type FenwickTree = Int32Array;

/** @returns a tree of at least so many positions, which all count 1 */
export function createFenwickTree(positions: number): FenwickTree {
  let size = 64;
  while (size < positions) size *= 2;
  const tree = new Int32Array(size + 1);
  for (let node = 1; node <= size; node++) tree[node] = node & -node;
  return tree;
}

/** How many positions the tree has. */
export function sizeOfTree(tree: FenwickTree): number {
  return tree.length - 1;
}

/** Lets a position count no more. */
export function forget(tree: FenwickTree, position: number): void {
  for (let node = position + 1; node < tree.length; node += node & -node) tree[node]!--;
}

/** @returns the position that counts and before which so many others do */
export function positionAt(tree: FenwickTree, before: number): number {
  let position = 0;
  let left = before;
  for (let step = sizeOfTree(tree); step > 0; step >>= 1) {
    if (position + step < tree.length && tree[position + step]! <= left) {
      position += step;
      left -= tree[position]!;
    }
  }
  return position;
}
