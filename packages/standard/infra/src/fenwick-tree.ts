/**
 * A Fenwick tree of positions that count 1 or 0. It counts those before a position, and finds the position with a given number of them before
 * it, each in O(log n). Node `n` has the sum from position `n - lowest bit of n` up to and without position `n`.
 *
 *     positions   0   1   2   3   4   5   6   7
 *     nodes      [1]     [3]     [5]     [7]
 *                [  2  ]         [  6  ]
 *                [      4      ]
 *                [              8              ]
 */
type FenwickTree = Int32Array;

/** @returns a tree with this many positions; each one counts 0 */
export function createEmptyTree(positions: number): FenwickTree {
  return new Int32Array(positions + 1);
}

/** @returns a tree of at least this many positions, which all count 1 */
export function createFullTree(positions: number): FenwickTree {
  let size = 64;
  while (size < positions) size *= 2;
  const tree = createEmptyTree(size);
  for (let node = 1; node <= size; node++) tree[node] = node & -node;
  return tree;
}

/** @returns the number of positions of the tree */
export function sizeOfTree(tree: FenwickTree): number {
  return tree.length - 1;
}

/** Starts (1) or stops (-1) counting a position. */
export function changeCount(tree: FenwickTree, position: number, by: 1 | -1): void {
  for (let node = position + 1; node < tree.length; node += node & -node) tree[node]! += by;
}

/** @returns the number of counting positions before a position */
export function countBefore(tree: FenwickTree, position: number): number {
  let sum = 0;
  for (let node = position; node > 0; node -= node & -node) sum += tree[node]!;
  return sum;
}

/**
 * @param tree a tree that was made full
 * @param before less than the number of counting positions
 * @returns the counting position with this number of counting positions before it
 */
export function positionAt(tree: FenwickTree, before: number): number {
  let position = 0;
  let left = before;
  for (let step = sizeOfTree(tree); step > 0; step >>= 1) {
    if (tree[position + step]! <= left) {
      position += step;
      left -= tree[position]!;
    }
  }
  return position;
}
