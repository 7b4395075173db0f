import { closeGaps } from './index-and-gaps.js';
import { SHORT, setPairs, type TupleList } from './tuple-list.js';

/**
 * Sorts tuples by name, in the order of code units; tuples of one name stay in order.
 * Part of https://url.spec.whatwg.org/#dom-urlsearchparams-sort.
 */
export function sortTuples(list: TupleList): void {
  const pairs = closeGaps(list);
  if (pairs.length < SHORT) sortByInsertion(pairs);
  else sortByOffsets(list, pairs);
}

function sortByInsertion(pairs: string[]): void {
  for (let next = 2; next < pairs.length; next += 2) {
    const name = pairs[next]!;
    const value = pairs[next + 1]!;
    let offset = next;
    for (; offset > 0 && pairs[offset - 2]! > name; offset -= 2) {
      pairs[offset] = pairs[offset - 2]!;
      pairs[offset + 1] = pairs[offset - 1]!;
    }
    pairs[offset] = name;
    pairs[offset + 1] = value;
  }
}

function sortByOffsets(list: TupleList, pairs: readonly string[]): void {
  const offsets = Array.from({ length: pairs.length / 2 }, (_, position) => 2 * position);
  offsets.sort((a, b) => +(pairs[a]! > pairs[b]!) - +(pairs[a]! < pairs[b]!));
  setPairs(
    list,
    offsets.flatMap((offset) => pairs.slice(offset, offset + 2)),
  );
}
