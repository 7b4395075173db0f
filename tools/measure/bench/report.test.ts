import { describe, expect, test } from 'vitest';
import type { Figures } from './measure.ts';
import { figure, figureTable, report } from './report.ts';
import type { Cell, Results, RowResult } from './results.ts';

function cell(nanoseconds: number, ratio: number, wrong: number | null = 0): Cell {
  const one = { nanoseconds, ratio };
  const forms: Figures['forms'] = { flat: one, cut: one, 'cut from two-byte text': one };
  return { nanoseconds, ratio, forms, wrong };
}

function row(title: string, cells: RowResult['cells'], target: number | null = 0.75): RowResult {
  return { title, group: 'URLs', target, targetForm: null, noSlowerThan: null, inputs: 10, disputed: 0, cells };
}

function results(rows: readonly RowResult[], runtime = 'Node 24'): Results {
  return {
    runtime,
    machine: 'a machine',
    clock: 'wall time',
    versions: { ufo: '1.0.0' },
    rows,
    memory: [{ name: 'ours', bytes: 250 }],
    growth: [{ component: 'path', ours: [1, 2, 3], native: null }],
    startup: [{ name: 'ours', milliseconds: 2 }],
  };
}

const href = row('href', { ours: cell(70, 0.7), native: cell(100, 1), ufo: cell(300, 3, 4) });

test('a table has a line of dashes under its header', () => {
  expect(figureTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | ---: |\n| 1 | 2 |');
});

test.each([
  [0.754, '0.75'],
  [12.34, '12.3'],
  [123.4, '123'],
  [-3.456, '-3.46'],
  [undefined, '–'],
  [Number.NaN, '–'],
])('the figure of %s is %s', (value, expected) => {
  expect(figure(value)).toBe(expected);
});

describe('the report', () => {
  test('says whether a target is met', () => {
    expect(report(results([href]))).toContain('| href | ≤ 0.75 met | 100 | 0.70 | 3.00 |');
    expect(report(results([row('href', { ...href.cells, ours: cell(80, 0.8) })]))).toContain('≤ 0.75 **missed**');
  });

  test('says whether strings of one form meet a target', () => {
    const forms = { ...cell(1, 1).forms, flat: { nanoseconds: 60, ratio: 0.6 } };
    const ours = { ...cell(80, 0.8), forms };
    const line = report(results([{ ...row('href', { ...href.cells, ours }), targetForm: 'flat' }]));
    expect(line).toContain('| href | flat 0.60 ≤ 0.75 met | 100 | 0.80 |');
  });

  test('says whether ours is no slower than a rival', () => {
    const beside = (noSlowerThan: string) => report(results([{ ...href, noSlowerThan }]));
    expect(beside('ufo')).toContain('≤ ufo met');
    const faster = { ...href, cells: { ...href.cells, ufo: cell(10, 0.1) }, noSlowerThan: 'ufo' };
    expect(report(results([faster]))).toContain('≤ ufo **missed**');
  });

  test('under another runtime than Node, compares with the next library', () => {
    expect(report(results([href], 'Bun 1'))).toContain('≥ 4: 4.29 met');
  });

  test('counts wrong answers', () => {
    expect(report(results([href]))).toContain('| href | 10 | 0 | 0 | 0 | 4 |');
  });

  test('states the machine and the versions, and the targets that are no ratios', () => {
    const text = report(results([href]));
    expect(text).toContain('a machine; wall time; medians. ufo 1.0.0.');
    expect(text).toContain('| ours | 250 | ≤ 200 **missed** |');
    expect(text).toContain('| ours | 2.00 | ≤ 3.00 met |');
    expect(text).toContain('| path | 1.00 | 2.00 | 3.00 | 3.00 | ≤ 5.00 met | – |');
  });
});
