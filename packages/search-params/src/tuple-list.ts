import { parseFormURLEncodedString } from '@url/form-urlencoded';

/** A name, a value and, in a list with an index, the position in it. A tuple that was removed is empty. */
export type Tuple = [name: string, value: string, position?: number];

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * n operations on a list of n tuples take time in proportion to n. For that a long list that is searched again and again gets an
 * index. Tuples that are removed from then on stay in their places, empty, until half of all are.
 */
export class TupleList {
  tuples!: Tuple[];
  size!: number;
  /** Tuples by name, and by name and value; some may since have been removed or have got another value. */
  index!: Map<string, Tuple[]> | undefined;
  /** How many searches there were without an index. */
  searches = 0;
  /** How many tuples in the index are out of date. */
  outdated!: number;
  /** Where `at` last was, */
  position!: number;
  /** and how many tuples stand before. */
  rank!: number;

  /**
   * @param owner the only object whose list it is
   * @param query what the list is to be parsed from when it is first used
   */
  constructor(
    readonly owner: object,
    public query: string | null,
    tuples: Tuple[],
    public onUpdate?: () => void,
  ) {
    this.reset(tuples);
  }

  reset(tuples: Tuple[]): void {
    this.tuples = tuples;
    this.size = tuples.length;
    this.index = undefined;
    this.outdated = this.position = this.rank = 0;
  }

  /** Parses what is to be parsed. */
  ready(): this {
    if (this.query !== null) {
      this.reset(parseFormURLEncodedString(this.query));
      this.query = null;
    }
    return this;
  }

  /** The tuple at an index of the standard's list, or `undefined` behind its end. Walks there from where it last was. */
  at(index: number): Tuple | undefined {
    const { tuples } = this;
    if (this.size === tuples.length) return tuples[index];
    while (this.rank > index) if (tuples[--this.position]!.length) this.rank--;
    for (; this.position < tuples.length; this.position++) {
      const tuple = tuples[this.position]!;
      if (tuple.length && this.rank === index) return tuple;
      if (tuple.length) this.rank++;
    }
    return undefined;
  }

  /** All tuples in order. */
  toArray(): [name: string, value: string][] {
    if (this.size < this.tuples.length) this.reset(this.tuples.filter((tuple) => tuple.length));
    return this.tuples as [string, string][];
  }

  append(tuple: Tuple): void {
    this.size++;
    this.tuples.push(tuple);
    if (this.index) this.enterAt(tuple, this.tuples.length - 1);
  }

  /** All tuples with this name, and with this value if one is given. */
  findAll(name: string, value?: string): Tuple[] {
    const found = this.candidates(name, value).filter(matcher(name, value));
    this.index?.set(keyOf(name, value), found);
    return found;
  }

  /** The first of them. */
  find(name: string, value?: string): Tuple | undefined {
    return this.candidates(name, value).find(matcher(name, value));
  }

  /** Gives a tuple of the list another value. */
  replace(tuple: Tuple, value: string): void {
    tuple[1] = value;
    if (this.index) {
      this.outdated++;
      this.enter(keyOf(tuple[0], value), tuple);
    }
  }

  /** Removes tuples of the list from it. */
  remove(tuples: Tuple[]): void {
    for (const tuple of tuples) {
      // A tuple is in the index twice under a value that it got back.
      if (!tuple.length) continue;
      this.size--;
      this.outdated++;
      if (tuple[2]! < this.position) this.rank--;
      (tuple as unknown[]).length = 0;
    }
    if (!this.index) this.toArray();
    else if (this.outdated * 2 > this.tuples.length) this.reset(this.toArray());
  }

  /** Puts a tuple into the index by its name, and by its name and value. */
  enterAt(tuple: Tuple, position: number): void {
    tuple[2] = position;
    this.enter(tuple[0], tuple);
    this.enter(keyOf(tuple[0], tuple[1]), tuple);
  }

  /** Puts a tuple into the index under a key. */
  enter(key: string, tuple: Tuple): void {
    const bucket = this.index!.get(key);
    if (bucket) bucket.push(tuple);
    else this.index!.set(key, [tuple]);
  }

  /** Some tuples, in order, among which all those are that are looked for. */
  candidates(name: string, value?: string): Tuple[] {
    if (!this.index) {
      if (this.size < 64 || this.searches++ < 16) return this.tuples;
      this.index = new Map();
      this.tuples.forEach(this.enterAt, this);
    }
    return this.index.get(keyOf(name, value)) ?? [];
  }
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}

function matcher(name: string, value?: string): (tuple: Tuple) => boolean {
  return (tuple) => tuple[0] === name && (value === undefined || tuple[1] === value);
}
