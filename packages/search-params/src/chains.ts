/**
 * Positions by key, in ascending order: a linked list for each key, in arrays of numbers, which take eight bytes a position.
 *
 *     heads  a → 0   b → 1
 *     next   0 → 2   1 → -1   2 → 3   3 → -1
 *     last   of 0 is 3, of 1 is 1
 */
export interface Chains {
  readonly heads: Map<string, number>;
  /** The position after each with the same key, or -1. */
  next: Int32Array;
  /** At the first position of a key: its last. */
  last: Int32Array;
  /** How many positions were entered, or passed over. */
  length: number;
}

export function createChains(): Chains {
  return { heads: new Map(), next: new Int32Array(64), last: new Int32Array(64), length: 0 };
}

/** Enters the next position; with `null` passes over it. */
export function enter(chains: Chains, key: string | null): void {
  const position = chains.length++;
  if (position === chains.next.length) {
    chains.next = grown(chains.next);
    chains.last = grown(chains.last);
  }
  chains.next[position] = -1;
  if (key === null) return;
  const head = chains.heads.get(key) ?? position;
  if (head === position) chains.heads.set(key, position);
  else chains.next[chains.last[head]!] = position;
  chains.last[head] = position;
}

function grown(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Makes a position the only one of a key. */
export function enterAlone(chains: Chains, key: string, position: number): void {
  chains.heads.set(key, position);
  chains.next[position] = -1;
  chains.last[position] = position;
}

/**
 * Takes out of the chain what no longer has the key, so that it is walked past once.
 *
 * @param limit how many are looked for, or 0 for all
 * @param hasKey whether what stands at a position still has the key
 * @returns the first positions of the key
 */
export function walk(chains: Chains, key: string, limit: number, hasKey: (position: number) => boolean): number[] {
  const { heads, next, last } = chains;
  const found: number[] = [];
  let head = heads.get(key) ?? -1;
  for (let position = head, before = -1; position >= 0; ) {
    const following = next[position]!;
    if (hasKey(position)) {
      if (found.push(position) === limit) return found;
      before = position;
    } else if (before >= 0) {
      next[before] = following;
      if (following < 0) last[head] = before;
    } else if (following >= 0) {
      heads.set(key, following);
      last[following] = last[position]!;
      head = following;
    } else heads.delete(key);
    position = following;
  }
  return found;
}
