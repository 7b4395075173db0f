import { expect, test } from 'vitest';
import { readJSON } from '../../../config/workspace.ts';
import { speedBlock } from './speed-block.ts';

const recorded = readJSON<Record<string, number>>('tools/measure/bench/results.json');

test('speedBlock shows the common rows, then the two slowest, and counts all', () => {
  const common = Object.fromEntries(Object.keys(recorded).map((title) => [title, 0.5]));
  const block = speedBlock({ ...common, '`URL.parse(s)`, failures': 1.2, '`f(s)`, long, odd strings': 3, g: 1.02 });
  expect(block).toContain('| `new URL(s).href` | URLs of web pages | 0.50 |\n');
  expect(block.split('\n').slice(-5, -2)).toEqual([
    '| `f(s)` | long, odd strings (one of the slowest rows) | 3.00 |',
    '| `URL.parse(s)` | failures (one of the slowest rows) | 1.20 |',
    '',
  ]);
  expect(block).toContain(
    `Of all ${Object.keys(recorded).length + 2} rows, ${Object.keys(recorded).length - 1} are faster, 2 are slower, and 1 are within 5 %.`,
  );
});

test('speedBlock throws if a row that README.md shows was not measured', () => {
  expect(() => speedBlock({ '`new URL(s).href`, web URLs': 0.8 })).toThrow('results.json lacks the row');
});
