import { expect, test } from 'vitest';
import { type DifferentialReport, formatReport, runParsing, runSetting } from './differential.ts';
import { knownDifferences } from './known-differences.ts';

const INPUTS = 200_000;
const SEED = 1;

function expectExplained(report: DifferentialReport): void {
  console.log(formatReport(report));
  expect(report.unexplained.slice(0, 20)).toEqual([]);
  expect(report.valid).toBeGreaterThan(report.inputs / 2);
}

test(`${INPUTS} generated inputs parse as with the pinned Node, but for the known differences`, () => {
  const report = runParsing(INPUTS, SEED);
  expectExplained(report);
  // Each known difference must still occur.
  const unmet = knownDifferences.filter(({ name }) => report.counts.get(name) === 0);
  expect(unmet.map(({ name }) => name)).toEqual([]);
});

test('setters do as with the pinned Node, but for the known differences', () => {
  expectExplained(runSetting(INPUTS / 4, SEED));
});
