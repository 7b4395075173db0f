import { combiningRank } from './canonical-tables.js';

/** Sorts marks by class. Marks of one class keep their order. */
function sortMarks(marks: readonly number[]): readonly number[] {
  const byRank: number[][] = [];
  for (const mark of marks) {
    const rank = combiningRank(mark);
    const same = byRank[rank];
    if (same) same.push(mark);
    else byRank[rank] = [mark];
  }
  const sorted: number[] = [];
  for (const same of byRank) if (same) for (const mark of same) sorted.push(mark);
  return sorted;
}

/**
 * https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49591
 *
 * The Canonical Ordering Algorithm with a linear sort. The sort of engines is quadratic.
 *
 * @param codePoints decomposed text, whose runs of marks are put into canonical order
 */
export function orderMarks(codePoints: number[]): void {
  let start = 0;
  for (let end = 0; end <= codePoints.length; end++) {
    if (end < codePoints.length && combiningRank(codePoints[end]!) > 0) continue;
    if (end - start > 1) {
      let index = start;
      for (const mark of sortMarks(codePoints.slice(start, end))) codePoints[index++] = mark;
    }
    start = end + 1;
  }
}
