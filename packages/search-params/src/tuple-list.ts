import { parseEachTuple, serializePairs } from '@url/form-urlencoded/internal';
import { type Chains, createChains, enter, enterAlone, walk } from './chains.js';
import { createFenwickTree, type FenwickTree, forget, positionAt, sizeOfTree } from './fenwick-tree.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * n operations on a list of n tuples take time in proportion to n, but for a factor of log n where tuples are removed while others
 * are iterated over. For that a long list gets an index when it is searched again and again, and what is then removed from it leaves
 * a hole, until half of all are holes.
 */
export interface TupleList {
  /** Called after each update, for the params of a URL. */
  onUpdate: (() => void) | null;
  /** Names and values in turn; `null` twice is a hole. One array, since an array for each tuple takes 64 bytes. */
  pairs: (string | null)[];
  holes: number;
  /** How often the list was searched from its beginning. */
  searches: number;
  /** The positions of tuples by name, if the list has an index, */
  byName: Chains | null;
  /** and by name and value, if a value was ever looked for. */
  byBoth: Chains | null;
  /** Counts the tuples that are no holes, if there are holes and a tuple was asked for by its place. */
  tree: FenwickTree | null;
}

/** A list shorter than this is searched from its beginning, and has no holes. */
const SHORT = 64;

/** How often a long list is searched before it gets an index, which is about as much work. */
const ENOUGH_SEARCHES = 8;

export function createTupleList(pairs: string[]): TupleList {
  return { onUpdate: null, pairs, holes: 0, searches: 0, byName: null, byBoth: null, tree: null };
}

/** @param query without "?" */
export function parsePairs(query: string): string[] {
  const pairs: string[] = [];
  parseEachTuple(query, (name, value) => {
    pairs.push(name, value);
  });
  return pairs;
}

export function setPairs(list: TupleList, pairs: (string | null)[]): void {
  list.pairs = pairs;
  list.holes = 0;
  list.byName = list.byBoth = list.tree = null;
}

export function sizeOf({ pairs, holes }: TupleList): number {
  return pairs.length / 2 - holes;
}

/** @returns the application/x-www-form-urlencoded string of the list */
export function serializeList(list: TupleList): string {
  return serializePairs(list.pairs);
}

/** @returns where in `pairs` the tuple at an index of the standard's list is, or -1 after its end */
export function offsetAt(list: TupleList, index: number): number {
  if (index >= sizeOf(list)) return -1;
  if (!list.holes) return 2 * index;
  if (!list.tree) list.tree = treeOf(list);
  return 2 * positionAt(list.tree, index);
}

function treeOf({ pairs }: TupleList): FenwickTree {
  const tree = createFenwickTree(pairs.length / 2);
  for (let offset = 0; offset < pairs.length; offset += 2) if (pairs[offset] === null) forget(tree, offset / 2);
  return tree;
}

export function append(list: TupleList, name: string, value: string): void {
  list.pairs.push(name, value);
  // The tree's positions beyond the list count already.
  if (list.tree && list.pairs.length > 2 * sizeOfTree(list.tree)) list.tree = null;
}

/**
 * @param limit how many are looked for, or 0 for all
 * @param value what the tuples have beside the name, if that matters
 * @returns the positions of the first tuples with the name
 */
export function find(list: TupleList, limit: number, name: string, value: string | undefined): number[] {
  const { pairs } = list;
  const matches = (position: number) =>
    pairs[2 * position] === name && (value === undefined || pairs[2 * position + 1] === value);
  if (isIndexed(list)) return walk(completeIndex(list, value !== undefined), keyOf(name, value), limit, matches);
  const found: number[] = [];
  for (let position = 0; 2 * position < pairs.length; position++) {
    if (matches(position) && found.push(position) === limit) break;
  }
  return found;
}

/** Whether to use the index, which is made when it is. */
function isIndexed(list: TupleList): boolean {
  return list.byName !== null || (sizeOf(list) >= SHORT && ++list.searches > ENOUGH_SEARCHES);
}

function completeIndex(list: TupleList, withValues: boolean): Chains {
  const { pairs } = list;
  if (!list.byName) list.byName = createChains();
  if (withValues && !list.byBoth) list.byBoth = createChains();
  const chains = withValues ? list.byBoth! : list.byName;
  while (2 * chains.length < pairs.length) {
    const offset = 2 * chains.length;
    const name = pairs[offset]!;
    enter(chains, name === null || !withValues ? name : keyOf(name, pairs[offset + 1]!));
  }
  return chains;
}

/** Gives a tuple that was found, and will be the only one with its name, another value. */
export function replace(list: TupleList, position: number, value: string): void {
  const { pairs, byBoth } = list;
  const name = pairs[2 * position]!;
  const before = pairs[2 * position + 1]!;
  pairs[2 * position + 1] = value;
  if (!byBoth || position >= byBoth.length || before === value) return;
  walk(byBoth, keyOf(name, before), 0, (other) => other !== position);
  enterAlone(byBoth, keyOf(name, value), position);
}

/** Removes tuples that were found. */
export function remove(list: TupleList, positions: readonly number[]): void {
  const { pairs, tree } = list;
  for (const position of positions) {
    pairs[2 * position] = pairs[2 * position + 1] = null;
    if (tree) forget(tree, position);
  }
  list.holes += positions.length;
  if (list.holes && (!list.byName || list.holes * 2 > pairs.length / 2 - SHORT)) fillHoles(list);
}

/** Moves the tuples together. */
export function fillHoles(list: TupleList): void {
  const { pairs } = list;
  let to = 0;
  for (let from = 0; from < pairs.length; from += 2) {
    if (pairs[from] === null) continue;
    pairs[to++] = pairs[from]!;
    pairs[to++] = pairs[from + 1]!;
  }
  pairs.length = to;
  setPairs(list, pairs);
}

/**
 * Sorts tuples by name, in the order of code units; tuples of one name stay in order.
 * Part of https://url.spec.whatwg.org/#dom-urlsearchparams-sort.
 */
export function sortList(list: TupleList): void {
  fillHoles(list);
  const { pairs } = list;
  const offsets = Array.from({ length: pairs.length / 2 }, (_, position) => 2 * position);
  offsets.sort((a, b) => +(pairs[a]! > pairs[b]!) - +(pairs[a]! < pairs[b]!));
  const sorted: (string | null)[] = [];
  for (const offset of offsets) sorted.push(pairs[offset]!, pairs[offset + 1]!);
  setPairs(list, sorted);
}

/** Names and values are scalar value strings, which never hold a lone surrogate. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
