import type { Cell, Results, RowResult } from './results.ts';

/** Returns the median by ratio; of two the slower. */
function middle(cells: readonly Cell[]): Cell {
  return [...cells].sort((a, b) => a.ratio - b.ratio)[cells.length >> 1]!;
}

function mergeRow(row: RowResult, others: readonly RowResult[]): RowResult {
  const same = [row, ...others.filter(({ title }) => title === row.title)];
  const cells = Object.keys(row.cells).map((name) => [name, middle(same.flatMap(({ cells }) => cells[name] ?? []))]);
  return { ...row, cells: Object.fromEntries(cells) };
}

/**
 * Merges several runs by the median of each cell. The same code differs by a tenth between processes.
 *
 * @param first the run that also provides the values outside of rows
 */
export function mergeRuns(first: Results, others: readonly Results[]): Results {
  const otherRows = others.flatMap(({ rows }) => rows);
  return { ...first, rows: first.rows.map((row) => mergeRow(row, otherRows)) };
}
