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
  /** What the list is yet to be parsed from, if that is so. */
  query: string | null;
  /** How many of the tuples are empty. */
  holes: number;
  /** Tuples by name, and by name and value; some may since have been removed or have got another value. */
  index: Map<string, Tuple[]>;
  /** How many tuples were entered into it. */
  indexed: number;
  /** Where `tupleAt` last was, */
  position: number;
  /** and how many tuples stand before. */
  rank: number;
}

export function createTupleList(params: object, tuples: Tuple[]): TupleList {
  return setTuples({ params } as TupleList, tuples);
}

export function setTuples(list: TupleList, tuples: Tuple[]): TupleList {
  list.tuples = tuples;
  list.query = null;
  list.holes = list.indexed = list.position = list.rank = 0;
  return list;
}

/** All tuples in order. */
export function tuplesOf(list: TupleList): Tuple[] {
  return list.tuples.filter(isThere);
}

/** The tuple at an index of the standard's list, or `undefined` behind its end. Walks there from where it last was. */
export function tupleAt(list: TupleList, index: number): Tuple | undefined {
  const { tuples } = list;
  if (!list.holes) return tuples[index];
  while (list.rank > index) if (isThere(tuples[--list.position]!)) list.rank--;
  for (; list.position < tuples.length; list.position++) {
    const tuple = tuples[list.position]!;
    if (isThere(tuple) && list.rank++ === index) {
      list.rank--;
      return tuple;
    }
  }
  return undefined;
}

/**
 * @param value what the tuple has beside the name, if that matters
 * @returns the first tuple with the name
 */
export function findFirst(list: TupleList, name: string, value?: string): Tuple | undefined {
  return candidates(list, name, value).find(hasNameAndValue(name, value));
}

/** The same for all such tuples. */
export function findAll(list: TupleList, name: string, value?: string): Tuple[] {
  const found = candidates(list, name, value).filter(hasNameAndValue(name, value));
  // Without what is out of date.
  if (list.indexed) list.index.set(keyOf(name, value), found);
  return found;
}

function hasNameAndValue(name: string, value?: string): (tuple: Tuple) => boolean {
  return (tuple) => tuple[0] === name && (value === undefined || tuple[1] === value);
}

function candidates(list: TupleList, name: string, value?: string): Tuple[] {
  const { tuples } = list;
  if (tuples.length < 64) return tuples;
  if (!list.indexed) list.index = new Map();
  for (; list.indexed < tuples.length; list.indexed++) {
    const tuple = tuples[list.indexed]!;
    (tuple as unknown as IndexedTuple)[2] = list.indexed;
    for (const key of [tuple[0], keyOf(...tuple)]) {
      const bucket = list.index.get(key);
      if (bucket) bucket.push(tuple);
      else list.index.set(key, [tuple]);
    }
  }
  return list.index.get(keyOf(name, value)) ?? [];
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

function isThere({ length }: readonly string[]): boolean {
  return length > 0;
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
