import { describe, expect, test } from 'vitest';
import { compareRows, isGrosslySlower, recordedOf } from './compare.ts';
import { comparisonTable } from './report.ts';
import type { RowResult } from './results.ts';

/** Rows with a ratio each. */
function at(ratios: Record<string, number>): { rows: RowResult[] } {
  const rows = Object.entries(ratios).map(([title, ratio]) => {
    const ours = { nanoseconds: ratio, ratio, forms: {} as never, wrong: 0 };
    return {
      title,
      group: 'URLs',
      target: null,
      targetForm: null,
      noSlowerThan: null,
      inputs: 1,
      disputed: 0,
      cells: { ours },
    } as const;
  });
  return { rows };
}

/** Compares with measurements that are given beforehand, and tells what was measured. */
function compareWith(recorded: Record<string, number>, ...measurements: readonly Record<string, number>[]) {
  const asked: (readonly string[] | null)[] = [];
  const result = compareRows(recorded, (titles, index) => {
    asked.push(titles);
    return at(measurements[index]!);
  });
  return { ...result, asked, slower: result.comparisons.filter(isGrosslySlower).map(({ title }) => title) };
}

test('what is recorded is the ratio of ours, three digits of it', () => {
  expect(recordedOf(at({ href: 0.51239, get: 2 }))).toEqual({ href: 0.512, get: 2 });
});

describe('a comparison with what is recorded', () => {
  test('measures once where no ratio is more than twice the recorded one', () => {
    const { asked, slower, comparisons } = compareWith({ href: 0.5, get: 2 }, { href: 1, get: 0.1 });
    expect(asked).toEqual([null]);
    expect(slower).toEqual([]);
    expect(comparisons).toEqual([
      { title: 'href', recorded: 0.5, found: [1] },
      { title: 'get', recorded: 2, found: [0.1] },
    ]);
  });

  test('measures again what seems slower, and that alone', () => {
    const { asked, slower, comparisons } = compareWith({ href: 0.5, get: 2 }, { href: 1.1, get: 2 }, { href: 0.6 });
    expect(asked).toEqual([null, ['href']]);
    expect(slower).toEqual([]);
    expect(comparisons[0]).toEqual({ title: 'href', recorded: 0.5, found: [1.1, 0.6] });
  });

  test('finds what is slower in three measurements', () => {
    const slow = { href: 1.1 };
    const { asked, slower, comparisons } = compareWith(
      { href: 0.5, get: 2 },
      { href: 9, get: 5 },
      { href: 1.2, get: 2 },
      slow,
    );
    expect(asked).toEqual([null, ['href', 'get'], ['href']]);
    expect(slower).toEqual(['href']);
    expect(comparisons[0]!.found).toEqual([9, 1.2, 1.1]);
    expect(comparisonTable(comparisons)).toContain(
      '| href | 0.50 | 9.00, then 1.20, then 1.10 | 2.20 | GROSSLY SLOWER |',
    );
    expect(comparisonTable(comparisons)).toContain('| get | 2.00 | 5.00, then 2.00 | 1.00 |  |');
  });

  test('names rows that only one of them has', () => {
    const { unmatched, slower, comparisons } = compareWith({ old: 1 }, { new: 9 });
    expect(unmatched).toEqual(['old', 'new']);
    expect(slower).toEqual([]);
    expect(comparisons).toEqual([]);
  });
});
