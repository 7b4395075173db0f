import { combiningRank } from './canonical-tables.js';

/**
 * https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49591
 *
 * The Canonical Ordering Algorithm. `sort` keeps the order of marks of one class since ES2019, and takes n log n steps, where the `normalize` of
 * engines takes n².
 *
 * @param codePoints decomposed text, whose runs of marks are put into canonical order
 */
export function orderMarks(codePoints: number[]): void {
  let start = 0;
  for (let end = 0; end <= codePoints.length; end++) {
    if (end < codePoints.length && combiningRank(codePoints[end]!) > 0) continue;
    if (end - start > 1) {
      const marks = codePoints.slice(start, end).sort((a, b) => combiningRank(a) - combiningRank(b));
      for (const mark of marks) codePoints[start++] = mark;
    }
    start = end + 1;
  }
}
