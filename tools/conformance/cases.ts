import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isDataRequired } from '../../config/workspace.ts';
import { escapeNonASCII } from './escape.ts';
import { findWPT, type WPT } from './wpt.ts';

/** One line of a data file: `run` throws if the result is wrong. */
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

/** The maximum number of lines shown for a failing suite. */
const SHOWN = 25;

function failureOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Compares the failures with expected-failures.json, and returns one line for each difference. */
export function differencesFromExpected(suite: string, failures: ReadonlyMap<string, string | null>): string[] {
  const expected = expectedFailures.filter((entry) => entry.suite === suite);
  const lines: string[] = [];
  for (const [name, failure] of failures) {
    const listed = expected.some((entry) => entry.case === name);
    if (failure !== null && !listed) lines.push(`${name}: ${failure}`);
    if (failure === null && listed) lines.push(`${name}: passes, but expected-failures.json lists it`);
  }
  for (const entry of expected) {
    if (!failures.has(entry.case)) lines.push(`${entry.case}: is in expected-failures.json, but is not a case`);
  }
  return lines;
}

/** Throws one error for all lines. */
export function reportLines(suite: string, lines: readonly string[], total: number): void {
  if (lines.length === 0) return;
  const shown = lines.slice(0, SHOWN).map((line) => `  ${escapeNonASCII(line)}`);
  throw new Error(`${suite}: ${lines.length} of ${total} not as expected\n${shown.join('\n')}`);
}

/** Runs all cases. Throws if the failures differ from expected-failures.json. */
export function checkCases(suite: string, cases: readonly Case[]): void {
  const failures = new Map<string, string | null>();
  for (const { name, run } of cases) failures.set(name, failureOf(run) ?? failures.get(name) ?? null);
  reportLines(suite, differencesFromExpected(suite, failures), cases.length);
}

/** Defines a test of every row of a data file: `run` throws if the result is wrong. */
export function testRows<T>(
  suite: string,
  rows: readonly T[],
  nameOf: (row: T) => string,
  run: (row: T) => void,
): void {
  test(`${suite}: ${rows.length} cases`, () => {
    expect(rows.length).toBeGreaterThan(0);
    checkCases(
      suite,
      rows.map((row) => ({ name: nameOf(row), run: () => run(row) })),
    );
  });
}

/** Throws unless both are the same string or both are `null`. */
export function expectSame(actual: string | null, expected: string | null, what: string): void {
  if (actual === expected) return;
  throw new Error(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}

const search = findWPT();
/** Defines a suite that needs WPT's data. Without data it is skipped with a message, or fails if data is required. */
export function describeWPT(name: string, define: (wpt: WPT) => void): void {
  if (search.wpt !== null) describe(name, () => define(search.wpt));
  else skipSuite(name, search.reason, isDataRequired);
}

/** Reports in one line why a suite is skipped, or fails if data is required. */
export function skipSuite(name: string, reason: string, isFailure = false): void {
  if (isFailure) {
    test(name, () => {
      throw new Error(reason);
    });
    return;
  }
  test.skip(`${name}: skipped: ${reason}`, () => {});
}
