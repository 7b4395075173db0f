import { describe, expect, test } from 'vitest';
import { compareRows, isGrosslySlower } from './compare.ts';
import { medianRatio } from './measure.ts';
import { mergeRuns } from './merge.ts';
import { comparisonTable, report } from './report.ts';
import type { Cell, Results, RowResult } from './results.ts';

function cell(ratio: number): Cell {
  const one = { nanoseconds: ratio * 100, ratio };
  return { ...one, forms: { flat: one, cut: one, 'cut from two-byte text': one }, wrong: 0 };
}

/** A row in which each contender has a ratio. */
function row(title: string, ratios: Record<string, number>, target: Partial<RowResult> = {}): RowResult {
  const cells = Object.entries(ratios).map(([name, ratio]) => [name, cell(ratio)]);
  const work = { group: 'URLs', work: 'href', inputs: 'web URLs', count: 10, disputed: 0 } as const;
  return { title, ...work, cells: Object.fromEntries(cells), ...target };
}

function results(...rows: readonly RowResult[]): Results {
  return {
    runtime: 'Node 24',
    machine: 'a machine',
    clock: 'wall time',
    seed: 7,
    versions: { ufo: '1.0.0' },
    rows,
    memory: { ours: 250 },
    startup: { ours: 2 },
    longHosts: {},
  };
}

/** Results in which ours has these ratios, by the titles of rows. */
const ratios = (given: Record<string, number>): Results =>
  results(...Object.entries(given).map(([title, ours]) => row(title, { ours })));

test('the report states for each row whether ours meets its target, and the ratios to the baseline of its group', () => {
  const rows = [
    row('href', { ours: 0.7, native: 1, ufo: 3 }, { mean: 0.75, noSlowerThan: 'ufo' }),
    row('domain', { ours: 0.5, tldts: 1 }, { group: 'sites', flat: 0.4 }),
  ];
  const written = report(results(...rows));
  for (const text of [
    '| href | ≤ 0.75 met, ≤ ufo met | 100 | 0.70 | 3.00 |',
    "### sites: time divided by tldts's",
    '| domain | flat 0.50 ≤ 0.40 **missed** | 100 | 0.50 |',
  ])
    expect(written).toContain(text);
});

test('several runs have the median of each cell, and of two cells the slower', () => {
  const runs = [
    results(row('href', { ours: 0.9, native: 1 }), row('get', { ours: 0.2 })),
    results(row('href', { ours: 0.5, native: 1 }), row('get', { ours: 0.4 })),
    results(row('href', { ours: 0.7, native: 1 }), row('get', { ours: 0.3 })),
  ] as const;
  const merged = results(row('href', { ours: 0.7, native: 1 }), row('get', { ours: 0.3 }));
  expect(mergeRuns(runs[0], runs.slice(1))).toEqual(merged);
  expect(mergeRuns(runs[1], [runs[2]]).rows[0]).toEqual(merged.rows[0]);
  expect(mergeRuns(runs[0], [])).toEqual(runs[0]);
});

describe('a comparison with the recorded ratios', () => {
  /** Compares with given measurements, and also returns which rows were asked for. */
  function compareWith(recorded: Record<string, number>, ...measurements: readonly Record<string, number>[]) {
    const asked: (readonly string[] | null)[] = [];
    const result = compareRows(recorded, (titles, index) => {
      asked.push(titles);
      return ratios(measurements[index]!);
    });
    return { ...result, asked, slower: result.comparisons.filter(isGrosslySlower).map(({ title }) => title) };
  }

  test('measures once if no ratio is more than twice the recorded one', () => {
    const { asked, slower, comparisons } = compareWith({ href: 0.5, get: 2 }, { href: 1, get: 0.1 });
    expect([asked, slower]).toEqual([[null], []]);
    expect(comparisons).toEqual([
      { title: 'href', recorded: 0.5, found: [1] },
      { title: 'get', recorded: 2, found: [0.1] },
    ]);
  });

  test('measures only the rows again that seem slower', () => {
    const { asked, slower, comparisons } = compareWith({ href: 0.5, get: 2 }, { href: 1.1, get: 2 }, { href: 0.6 });
    expect([asked, slower]).toEqual([[null, ['href']], []]);
    expect(comparisons[0]).toEqual({ title: 'href', recorded: 0.5, found: [1.1, 0.6] });
  });

  test('finds rows that are slower in three measurements', () => {
    const measured = [{ href: 9, get: 5 }, { href: 1.2, get: 2 }, { href: 1.1 }];
    const { asked, slower, comparisons } = compareWith({ href: 0.5, get: 2 }, ...measured);
    expect(asked).toEqual([null, ['href', 'get'], ['href']]);
    expect(slower).toEqual(['href']);
    expect(comparisonTable(comparisons)).toContain(
      '| href | 0.50 | 9.00, then 1.20, then 1.10 | 2.20 | GROSSLY SLOWER |',
    );
    expect(comparisonTable(comparisons)).toContain('| get | 2.00 | 5.00, then 2.00 | 1.00 |  |');
  });

  test('names rows that are recorded or measured, but not both', () => {
    const { unmatched, comparisons } = compareWith({ old: 1 }, { new: 9 });
    expect([unmatched, comparisons]).toEqual([['old', 'new'], []]);
  });
});

test('a round in which everything is slow changes no ratio', () => {
  expect(medianRatio([1, 100, 1], [2, 200, 2])).toBe(0.5);
});
