import { parseEachTuple, serializePairs } from '@url/form-urlencoded/internal';
import { changeCount, createFullTree, positionAt, sizeOfTree } from '@url/infra/internal';
import { type Chains, createChains, enter, enterAlone, walk } from './chains.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * A list of tuples. n operations on a list of n tuples take time in proportion to n, or to n log n if tuples are removed during an
 * iteration. A long list gets an index after it was searched several times. A tuple that is removed from an indexed list leaves a gap;
 * when half of the places are gaps, the tuples are moved together.
 */
export interface TupleList {
  /** Called after each update, for the params of a URL. */
  onUpdate: (() => void) | null;
  /** Names and values in turn; two `null`s are a gap. One array, since an array for each tuple takes 64 bytes. */
  pairs: (string | null)[];
  gaps: number;
  /** The number of searches that started at the beginning of the list. */
  searches: number;
  /** The positions of tuples by name; `null` if the list has no index. */
  byName: Chains | null;
  /** The positions of tuples by name and value; `null` if no value was ever searched for. */
  byBoth: Chains | null;
  /** Counts the places that are not gaps; `null` if there are none, or no tuple was read by its index. */
  tree: Int32Array | null;
}

/** A list shorter than this is searched from its beginning, and has no gaps. */
const SHORT = 64;

/** The number of searches after which a long list gets an index, whose making is about as much work. */
const ENOUGH_SEARCHES = 8;

export function createTupleList(pairs: string[]): TupleList {
  return { onUpdate: null, pairs, gaps: 0, searches: 0, byName: null, byBoth: null, tree: null };
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
  list.gaps = 0;
  list.byName = list.byBoth = list.tree = null;
}

export function sizeOf({ pairs, gaps }: TupleList): number {
  return pairs.length / 2 - gaps;
}

/** @returns the application/x-www-form-urlencoded string of the list */
export function serializeList(list: TupleList): string {
  return serializePairs(list.pairs);
}

/** @returns the offset in `pairs` of the tuple at an index of the standard's list, or -1 after its end */
export function offsetAt(list: TupleList, index: number): number {
  if (index >= sizeOf(list)) return -1;
  if (!list.gaps) return 2 * index;
  if (!list.tree) list.tree = treeOf(list);
  return 2 * positionAt(list.tree, index);
}

function treeOf({ pairs }: TupleList): Int32Array {
  const tree = createFullTree(pairs.length / 2);
  for (let offset = 0; offset < pairs.length; offset += 2)
    if (pairs[offset] === null) changeCount(tree, offset / 2, -1);
  return tree;
}

export function append(list: TupleList, name: string, value: string): void {
  list.pairs.push(name, value);
  // The positions of the tree after the end of the list count already.
  if (list.tree && list.pairs.length > 2 * sizeOfTree(list.tree)) list.tree = null;
}

/**
 * @param limit the number of tuples to find, or 0 for all
 * @param value the value that the tuples must have, too, or `undefined` for any
 * @returns the positions of the first tuples with the name
 */
export function findPositions(list: TupleList, limit: number, name: string, value: string | undefined): number[] {
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

/** Whether the list has an index. Makes it after enough searches. */
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

/** Replaces the value of a tuple that was found, and that will be the only one with its name. */
export function replaceValue(list: TupleList, position: number, value: string): void {
  const { pairs, byBoth } = list;
  const name = pairs[2 * position]!;
  const before = pairs[2 * position + 1]!;
  pairs[2 * position + 1] = value;
  if (!byBoth || position >= byBoth.length || before === value) return;
  walk(byBoth, keyOf(name, before), 0, (other) => other !== position);
  enterAlone(byBoth, keyOf(name, value), position);
}

/** Removes tuples that were found. */
export function removeTuples(list: TupleList, positions: readonly number[]): void {
  const { pairs, tree } = list;
  for (const position of positions) {
    pairs[2 * position] = pairs[2 * position + 1] = null;
    if (tree) changeCount(tree, position, -1);
  }
  list.gaps += positions.length;
  if (list.gaps && (!list.byName || list.gaps * 2 > pairs.length / 2 - SHORT)) closeGaps(list);
}

/** Moves the tuples together, so that no gaps are left. */
export function closeGaps(list: TupleList): void {
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
  closeGaps(list);
  const { pairs } = list;
  const offsets = Array.from({ length: pairs.length / 2 }, (_, position) => 2 * position);
  offsets.sort((a, b) => +(pairs[a]! > pairs[b]!) - +(pairs[a]! < pairs[b]!));
  const sorted: (string | null)[] = [];
  for (const offset of offsets) sorted.push(pairs[offset]!, pairs[offset + 1]!);
  setPairs(list, sorted);
}

/** Makes the key of a name and a value. A lone surrogate separates them: scalar value strings never contain one. */
function keyOf(name: string, value?: string): string {
  return value === undefined ? name : `${name}\ud800${value}`;
}
