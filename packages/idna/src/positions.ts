/** A set of the positions 0 to size − 1 that counts and finds its members in logarithmic time: a binary indexed tree. */
export interface Positions {
  readonly size: number;
  /** From 1 on: how many members there are in the `i & -i` positions that end with position `i` − 1. */
  readonly counts: Int32Array;
}

/**
 * @param size how many positions there are
 * @returns the set of none of them
 */
export function noPositions(size: number): Positions {
  return { size, counts: new Int32Array(size + 1) };
}

/**
 * @param size how many positions there are
 * @returns the set of all of them
 */
export function allPositions(size: number): Positions {
  const positions = noPositions(size);
  for (let index = 1; index <= size; index++) positions.counts[index] = index & -index;
  return positions;
}

/**
 * @param positions the set to add to
 * @param position not in it yet
 */
export function addPosition({ size, counts }: Positions, position: number): void {
  for (let index = position + 1; index <= size; index += index & -index) counts[index]!++;
}

/**
 * @param positions the set to count in
 * @param position 0 to size
 * @returns how many members are below the position
 */
export function countBelow({ counts }: Positions, position: number): number {
  let count = 0;
  for (let index = position; index > 0; index -= index & -index) count += counts[index]!;
  return count;
}

/**
 * @param positions the set to take from
 * @param rank how many members are below the one to take
 * @returns the position taken; it is no member any more
 */
export function takePosition({ size, counts }: Positions, rank: number): number {
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
