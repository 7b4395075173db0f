import { parseFormURLEncodedString } from '@url/form-urlencoded';

export type Tuple = [name: string, value: string];

/** Instead of a tuple that was removed: a position behind it, with nothing but holes between. */
type Hole = number;

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * n operations on a list of n tuples take time in proportion to n, and so do iterations during them. For that a tuple that is
 * removed leaves a hole, until half of all are; and a long list that is searched gets an index.
 */
export interface TupleList {
  /** The only object whose list it is. */
  readonly owner: object;
  /** What the list is to be parsed from when it is next used. */
  query: string | null;
  onUpdate: (() => void) | undefined;
  tuples: (Tuple | Hole)[];
  /** The positions of the holes, in the order in which they came. A new array whenever `tuples` is one. */
  removed: number[];
  /** Positions by name, and by name and value: all those where such tuples are, and some where they were. */
  index: Map<string, number[]> | undefined;
  /** How many positions were entered into the index. */
  indexed: number;
}

/** What a URL does not show of its query is parsed when it is asked for. */
export function ready(list: TupleList): TupleList {
  if (list.query !== null) setTuples(list, parseFormURLEncodedString(list.query));
  return list;
}

export function setTuples(list: TupleList, tuples: Tuple[]): void {
  list.query = null;
  list.tuples = tuples;
  list.removed = [];
  list.index = undefined;
  list.indexed = 0;
}

/** All tuples in order, without the holes. */
export function tuplesOf({ tuples }: TupleList): Tuple[] {
  return tuples.filter((tuple) => typeof tuple === 'object') as Tuple[];
}

/** Removes the tuples at some positions. */
export function remove(list: TupleList, positions: readonly number[]): void {
  for (const position of positions) {
    list.tuples[position] = position + 1;
    list.removed.push(position);
  }
  if (list.removed.length * 2 > list.tuples.length) setTuples(list, tuplesOf(list));
}

/**
 * @param value what the tuples have beside the name, if that matters
 * @param count how many are looked for
 * @returns the positions of the first tuples with the name
 */
export function find(list: TupleList, name: string, value?: string, count?: number): number[] {
  const { tuples } = list;
  const key = keyOf(name, value);
  const positions = tuples.length < 64 ? undefined : (indexOf(list).get(key) ?? []);
  const found: number[] = [];
  const { length } = positions ?? tuples;
  for (let i = 0; i < length; i++) {
    const position = positions === undefined ? i : positions[i]!;
    const tuple = tuples[position] as Tuple;
    if (tuple[0] === name && (value === undefined || tuple[1] === value) && found.push(position) === count)
      return found;
  }
  // Without what is out of date.
  if (positions) list.index!.set(key, found);
  return found;
}

/** Gives the tuple at a position another value, when it is the only one with its name. */
export function replace(list: TupleList, position: number, value: string): void {
  const tuple = list.tuples[position] as Tuple;
  tuple[1] = value;
  if (position < list.indexed) list.index!.set(keyOf(tuple[0], value), [position]);
}

function indexOf(list: TupleList): Map<string, number[]> {
  const { tuples } = list;
  const index = list.index ?? new Map<string, number[]>();
  for (let position = list.indexed; position < tuples.length; position++) {
    const tuple = tuples[position]!;
    if (typeof tuple === 'number') continue;
    for (const key of [tuple[0], keyOf(...tuple)]) {
      const positions = index.get(key);
      if (positions === undefined) index.set(key, [position]);
      else positions.push(position);
    }
  }
  list.indexed = tuples.length;
  list.index = index;
  return index;
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
