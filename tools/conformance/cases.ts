import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { isDataRequired } from '../workspace.ts';
import { escapeNonASCII } from './escape.ts';
import { findWPT, type WPT } from './wpt.ts';

/** One line of a data file: `run` throws if the result is another than expected. */
export interface Case {
  readonly name: string;
  run(): void;
}

/** An entry of expected-failures.json. */
interface ExpectedFailure {
  readonly suite: string;
  readonly case: string;
  readonly reason: string;
}

const expectedFailures: readonly ExpectedFailure[] = JSON.parse(
  readFileSync(new URL('./expected-failures.json', import.meta.url), 'utf8'),
);

/** So many lines of a failing suite are shown. */
const SHOWN = 25;

function failureOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Compares what failed with expected-failures.json: one line for each difference. */
export function differencesFromExpected(suite: string, failures: ReadonlyMap<string, string | null>): string[] {
  const expected = expectedFailures.filter((entry) => entry.suite === suite);
  const lines: string[] = [];
  for (const [name, failure] of failures) {
    const listed = expected.some((entry) => entry.case === name);
    if (failure !== null && !listed) lines.push(`${name}: ${failure}`);
    if (failure === null && listed) lines.push(`${name}: passes, and stands in expected-failures.json`);
  }
  for (const entry of expected) {
    if (!failures.has(entry.case)) lines.push(`${entry.case}: stands in expected-failures.json, and is no case`);
  }
  return lines;
}

/** Throws one error for all the lines. */
export function reportLines(suite: string, lines: readonly string[], total: number): void {
  if (lines.length === 0) return;
  const shown = lines.slice(0, SHOWN).map((line) => `  ${escapeNonASCII(line)}`);
  throw new Error(`${suite}: ${lines.length} of ${total} not as expected\n${shown.join('\n')}`);
}

/** Runs all the cases, and throws if any fails that expected-failures.json does not list, or passes that it does. */
export function checkCases(suite: string, cases: readonly Case[]): void {
  const failures = new Map<string, string | null>();
  for (const { name, run } of cases) failures.set(name, failureOf(run) ?? failures.get(name) ?? null);
  reportLines(suite, differencesFromExpected(suite, failures), cases.length);
}

/** Throws unless both are the same string or both are `null`. */
export function expectSame(actual: string | null, expected: string | null, what: string): void {
  if (actual === expected) return;
  throw new Error(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}

const search = await findWPT();
/** A suite over WPT's data. Without data it is skipped and says so in one line; if data is required, that is a failure. */
export function describeWPT(name: string, define: (wpt: WPT) => void): void {
  if (search.wpt !== null) describe(name, () => define(search.wpt));
  else skipSuite(name, search.reason, isDataRequired);
}

/** Says in one line why a suite does not run, or fails with it. */
export function skipSuite(name: string, reason: string, isFailure = false): void {
  if (isFailure) {
    test(name, () => {
      throw new Error(reason);
    });
    return;
  }
  test.skip(`${name}: skipped: ${reason}`, () => {});
}
