import { pairKey, toScalarValueString } from '@url/infra/internal';
import { isPair, type QueryPair } from './piece.js';

/** A piece at its position in a list. A change creates a new slot, so an old slot never becomes valid again. */
export interface Slot {
  readonly pair: QueryPair;
  readonly position: number;
}

/** Slots of one name, or of one name and value. Slots that are no longer valid are removed at the next search. */
interface Bucket {
  slots: Slot[];
  /** No slot before this index is valid. Negative if the slots are not in order. */
  first: number;
}

/**
 * The pieces of a query. n lookups and changes of n pieces take O(n) time: an index finds pairs, and a removed piece leaves a gap.
 */
export interface PairList {
  readonly slots: (Slot | null)[];
  isChanged: boolean;
  /** The slots by name, and by name and value. It is created after some searches. */
  index: Map<string, Bucket> | null;
  /** How often pairs were searched without the index. */
  searches: number;
}

/** An index takes as long as this many searches without it. */
const SEARCHES_BEFORE_INDEX = 4;

/** Joins all pieces; `null` if there is none. */
export function joinPieces({ slots }: PairList, separator: string): string | null {
  const raws: string[] = [];
  for (const slot of slots) {
    if (slot !== null) raws.push(slot.pair.raw);
  }
  return raws.length === 0 ? null : raws.join(separator);
}

/** All pieces that are not empty. */
export function pairsOf({ slots }: PairList): Slot[] {
  return slots.filter((slot): slot is Slot => slot !== null && isPair(slot.pair));
}

/** Writes a pair at a position, or at the end. */
export function put(list: PairList, pair: QueryPair, position: number): void {
  const slot = { pair, position };
  list.slots[position] = slot;
  list.isChanged = true;
  if (list.index) enter(list.index, slot);
}

/** Replaces a slot by a pair or a gap, unless the caller's function has changed it. */
export function change(list: PairList, slot: Slot, pair: QueryPair | null): void {
  if (list.slots[slot.position] !== slot) return;
  if (pair) {
    put(list, pair, slot.position);
  } else {
    list.slots[slot.position] = null;
    list.isChanged = true;
  }
}

/** Returns the pairs with a name, and with a value if it is given: all pairs, or only the first. */
export function find(list: PairList, isFirstEnough: boolean, name: string, value?: string): Slot[] {
  if (!list.index && list.searches++ < SEARCHES_BEFORE_INDEX) return findEach(list, isFirstEnough, name, value);
  if (!list.index) {
    list.index = new Map();
    for (const slot of pairsOf(list)) enter(list.index, slot);
  }
  const bucket = list.index.get(keyOf(name, value));
  const found: Slot[] = [];
  if (!bucket) return found;
  if (bucket.first < 0) {
    bucket.slots.sort((a, b) => a.position - b.position);
    bucket.first = 0;
  }
  for (let i = bucket.first; i < bucket.slots.length; i++) {
    const slot = bucket.slots[i]!;
    if (list.slots[slot.position] === slot) {
      found.push(slot);
      if (isFirstEnough) return found;
    } else if (!found.length) {
      bucket.first = i + 1;
    }
  }
  // A copy: the caller changes the list while it goes through what was found.
  bucket.slots = found.slice();
  bucket.first = 0;
  return found;
}

function findEach(list: PairList, isFirstEnough: boolean, name: string, value?: string): Slot[] {
  const sought = toScalarValueString(`${name}`);
  const soughtValue = value === undefined ? undefined : toScalarValueString(`${value}`);
  const found: Slot[] = [];
  for (let position = 0; position < list.slots.length; position++) {
    const slot = list.slots[position]!;
    if (slot === null || slot.pair.name !== sought || !isPair(slot.pair)) continue;
    if (soughtValue !== undefined && slot.pair.value !== soughtValue) continue;
    found.push(slot);
    if (isFirstEnough) break;
  }
  return found;
}

function enter(index: Map<string, Bucket>, slot: Slot): void {
  const { name, value } = slot.pair;
  for (const key of [keyOf(name), keyOf(name, value)]) {
    const bucket = index.get(key) ?? { slots: [], first: 0 };
    index.set(key, bucket);
    const last = bucket.slots.push(slot) - 2;
    if (last >= 0 && bucket.slots[last]!.position > slot.position) bucket.first = -1;
  }
}

/** Converts names and values to scalar value strings, which do not contain lone surrogates. */
function keyOf(name: string, value?: string): string {
  return pairKey(toScalarValueString(`${name}`), value === undefined ? undefined : toScalarValueString(`${value}`));
}
