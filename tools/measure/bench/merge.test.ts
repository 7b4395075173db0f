import { describe, expect, test } from 'vitest';
import { mergeRuns } from './merge.ts';
import type { Cell, Results, RowResult } from './results.ts';

function cell(ratio: number): Cell {
  const figures = { nanoseconds: ratio * 100, ratio };
  return { ...figures, forms: { flat: figures } as unknown as Cell['forms'], wrong: 0 };
}

function run(rows: Record<string, Record<string, number>>): Results {
  const made = Object.entries(rows).map(([title, ratios]) => ({
    title,
    cells: Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, cell(ratio)])),
  }));
  return {
    runtime: 'x',
    rows: made as unknown as RowResult[],
    memory: [{ name: 'ours', bytes: 1 }],
  } as unknown as Results;
}

describe('several runs', () => {
  test('give of each contender in each row the figures in the middle', () => {
    const runs = [
      run({ href: { ours: 0.9, native: 1 }, get: { ours: 0.2 } }),
      run({ href: { ours: 0.5, native: 1 }, get: { ours: 0.4 } }),
      run({ href: { ours: 0.7, native: 1 }, get: { ours: 0.3 } }),
    ] as const;
    const { rows, memory } = mergeRuns(runs[0], runs.slice(1));
    expect(rows.map(({ title, cells }) => [title, cells.ours])).toEqual([
      ['href', cell(0.7)],
      ['get', cell(0.3)],
    ]);
    expect(rows[0]!.cells.native).toEqual(cell(1));
    expect(memory).toBe(runs[0].memory);
  });

  test('of two give the slower, and one itself', () => {
    const [one, other] = [run({ href: { ours: 0.5 } }), run({ href: { ours: 0.6 } })] as const;
    expect(mergeRuns(one, [other]).rows[0]!.cells.ours).toEqual(cell(0.6));
    expect(mergeRuns(one, [])).toEqual(one);
  });
});
