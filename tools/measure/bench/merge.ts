import type { Cell, Results, RowResult } from './results.ts';

/** The one in the middle by its ratio; of two the slower. */
function middle(cells: readonly Cell[]): Cell {
  const sorted = [...cells].sort((a, b) => a.ratio - b.ratio);
  return sorted[sorted.length >> 1]!;
}

function mergeRow(row: RowResult, others: readonly RowResult[]): RowResult {
  const same = [row, ...others.filter(({ title }) => title === row.title)];
  const cells = Object.keys(row.cells).map((name) => [name, middle(same.flatMap(({ cells }) => cells[name] ?? []))]);
  return { ...row, cells: Object.fromEntries(cells) };
}

/**
 * Of each cell the one that is in the middle among several runs. What an engine makes of the same code differs by a tenth from one process to
 * another.
 *
 * @param first gives what is not in a row, too
 */
export function mergeRuns(first: Results, others: readonly Results[]): Results {
  const otherRows = others.flatMap(({ rows }) => rows);
  return { ...first, rows: first.rows.map((row) => mergeRow(row, otherRows)) };
}
