/**
 * Positions by key: for each key a linked list of its positions in ascending order. The links are in arrays of numbers, which take eight bytes
 * a position.
 *
 *     heads  a → 0   b → 1
 *     next   0 → 2   1 → -1   2 → 3   3 → -1
 *     last   of 0 is 3, of 1 is 1
 */
export interface Chains {
  readonly heads: Map<string, number>;
  /** For each position the next one with the same key, or -1. */
  next: Int32Array;
  /** For the first position of a key the last position of that key. */
  last: Int32Array;
  /** The number of positions that were entered or skipped. */
  length: number;
}

export function createChains(): Chains {
  return { heads: new Map(), next: new Int32Array(64), last: new Int32Array(64), length: 0 };
}

/** Enters the next position under a key, or skips it if the key is `null`. */
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
 * Finds positions of a key, and unlinks those that no longer have the key, so that each is visited only once more.
 *
 * @param limit the number of positions to find, or 0 for all
 * @param hasKey whether the tuple at a position still has the key
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
