export type Tuple = [name: string, value: string];

/** A tuple that is in the index, with its position in the list. */
type IndexedTuple = [...tuple: Tuple, position: number];

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * n operations on a list of n tuples take time in proportion to n, and so does an iteration during them. For that a list that is
 * long gets an index when it is first searched, and what is removed from it stays in its place, empty, until half of all is.
 */
export interface TupleList {
  /** The only object whose list it is. */
  readonly params: object;
  onUpdate?: () => void;
  tuples: Tuple[];
  /** How many of the tuples are empty. */
  holes: number;
  /** How many tuples were entered into the index. */
  indexed: number;
  /**
   * Tuples by name, and by name and value; some may since have been removed or have got another value. A list that was never
   * searched while it was long has neither this nor what follows.
   */
  index: Map<string, Tuple[]>;
  /** Where `tupleAt` last was, */
  position: number;
  /** and how many tuples stand before. */
  rank: number;
}

export function setTuples(list: TupleList, tuples: Tuple[]): void {
  list.tuples = tuples;
  list.holes = list.indexed = 0;
}

/** All tuples in order. */
export function tuplesOf(list: TupleList): Tuple[] {
  return list.holes ? list.tuples.filter(isThere) : list.tuples;
}

/** The tuple at an index of the standard's list, or `undefined` behind its end. Walks there from where it last was. */
export function tupleAt(list: TupleList, index: number): Tuple | undefined {
  const { tuples } = list;
  if (!list.holes) return tuples[index];
  while (list.rank > index) if (isThere(tuples[--list.position]!)) list.rank--;
  for (; ; list.position++) {
    const tuple = tuples[list.position];
    if (!tuple || (isThere(tuple) && list.rank === index)) return tuple;
    if (isThere(tuple)) list.rank++;
  }
}

/**
 * @param count how many are looked for, or 0 for all
 * @param value what the tuples have beside the name, if that matters
 * @returns the first tuples with the name
 */
export function find(list: TupleList, count: number, name: string, value?: string): Tuple[] {
  const key = keyOf(name, value);
  const candidates = list.tuples.length < 64 ? list.tuples : (completeIndex(list).get(key) ?? []);
  const found: Tuple[] = [];
  for (const tuple of candidates) {
    if (tuple[0] === name && (value === undefined || tuple[1] === value) && found.push(tuple) === count) return found;
  }
  // Without what is out of date.
  if (list.indexed) list.index.set(key, found);
  return found;
}

function completeIndex(list: TupleList): Map<string, Tuple[]> {
  if (!list.indexed) {
    list.index = new Map();
    list.position = list.rank = 0;
  }
  for (; list.indexed < list.tuples.length; list.indexed++) {
    const tuple = list.tuples[list.indexed]!;
    (tuple as unknown as IndexedTuple)[2] = list.indexed;
    for (const key of [tuple[0], keyOf(...tuple)]) {
      const bucket = list.index.get(key);
      if (bucket) bucket.push(tuple);
      else list.index.set(key, [tuple]);
    }
  }
  return list.index;
}

/** Gives a tuple that was found, and is the only one with its name, another value. */
export function replace(list: TupleList, tuple: Tuple, value: string): void {
  tuple[1] = value;
  if (list.indexed) list.index.set(keyOf(tuple[0], value), [tuple]);
}

/** Removes tuples that were found. */
export function remove(list: TupleList, tuples: readonly Tuple[]): void {
  for (const tuple of tuples) {
    if ((tuple as unknown as IndexedTuple)[2] < list.position) list.rank--;
    list.holes++;
    (tuple as unknown[]).length = 0;
  }
  // A short list never has holes.
  if (list.holes * 2 > list.tuples.length - 64) setTuples(list, tuplesOf(list));
}

function isThere(tuple: readonly string[]): boolean {
  return tuple.length > 0;
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
