import { parseFormURLEncodedString } from '@url/form-urlencoded';

export type Tuple = [name: string, value: string];

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * n operations on a list of n tuples take time in proportion to n, and so does an iteration during them. For that a tuple that is
 * removed leaves a hole, until half of all are, and a list that is long gets an index when it is first searched.
 */
export class TupleList {
  /** What the list is to be parsed from when it is next used. */
  query: string | null = null;
  /** With `undefined` in the place of those that were removed. */
  tuples: (Tuple | undefined)[] = [];
  /** How many were. */
  holes = 0;
  /** Positions by name, and by name and value: all those where such tuples are, and some where they were. */
  index: Map<string, number[]> | undefined;
  /** How many positions were entered into the index. */
  indexed = 0;
  /** Where `tupleAt` last was, */
  position = 0;
  /** and how many tuples stand before. */
  rank = 0;
  onUpdate: (() => void) | undefined;

  /** @param owner the only object whose list it is */
  constructor(readonly owner: object) {}
}

/** Parses what is to be parsed. */
export function ready(list: TupleList): TupleList {
  if (list.query !== null) setTuples(list, parseFormURLEncodedString(list.query));
  return list;
}

export function setTuples(list: TupleList, tuples: Tuple[]): void {
  list.query = null;
  list.tuples = tuples;
  list.index = undefined;
  list.holes = list.indexed = list.position = list.rank = 0;
}

/** All tuples in order. */
export function tuplesOf({ tuples }: TupleList): Tuple[] {
  return tuples.filter((tuple) => tuple) as Tuple[];
}

/** The tuple at an index of the standard's list, or `undefined` behind its end. Walks there from where it last was. */
export function tupleAt(list: TupleList, index: number): Tuple | undefined {
  const { tuples } = ready(list);
  if (list.holes === 0) return tuples[index];
  while (list.rank > index) if (tuples[--list.position]) list.rank--;
  while (list.position < tuples.length && (list.rank < index || !tuples[list.position])) {
    if (tuples[list.position++]) list.rank++;
  }
  return tuples[list.position];
}

/** Removes the tuples at some positions. */
export function remove(list: TupleList, positions: readonly number[]): void {
  for (const position of positions) {
    list.tuples[position] = undefined;
    list.holes++;
    if (position < list.position) list.rank--;
  }
  if (list.holes * 2 > list.tuples.length) setTuples(list, tuplesOf(list));
}

/**
 * @param value what the tuples have beside the name, if that matters
 * @param count how many are looked for
 * @returns the positions of the first tuples with the name
 */
export function find(list: TupleList, name: string, value?: string, count?: number): number[] {
  const { tuples } = ready(list);
  const key = keyOf(name, value);
  const positions = tuples.length < 64 ? undefined : lookUp(list, key);
  const found: number[] = [];
  const { length } = positions ?? tuples;
  for (let i = 0; i < length && found.length !== count; i++) {
    const position = positions ? positions[i]! : i;
    const tuple = tuples[position];
    if (tuple && tuple[0] === name && (value === undefined || tuple[1] === value)) found.push(position);
  }
  // Without what is out of date.
  if (positions && found.length !== count) list.index!.set(key, found);
  return found;
}

/** The values of the first tuples with a name. */
export function findValues(list: TupleList, name: string, count?: number): string[] {
  return find(list, name, undefined, count).map((position) => list.tuples[position]![1]);
}

/** Gives the tuple at a position another value, when it is the only one with its name. */
export function replace(list: TupleList, position: number, value: string): void {
  const tuple = list.tuples[position]!;
  tuple[1] = value;
  if (position < list.indexed) list.index!.set(keyOf(...tuple), [position]);
}

function lookUp(list: TupleList, key: string): number[] {
  const index = list.index ?? new Map<string, number[]>();
  list.index = index;
  for (; list.indexed < list.tuples.length; list.indexed++) {
    const tuple = list.tuples[list.indexed];
    if (!tuple) continue;
    for (const each of [tuple[0], keyOf(...tuple)]) {
      const positions = index.get(each) ?? [];
      index.set(each, positions);
      positions.push(list.indexed);
    }
  }
  return index.get(key) ?? [];
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
