import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isDataRequired } from '../../config/workspace.ts';
import { findWPT, type WPT } from './wpt.ts';

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

/** Escapes everything except printable ASCII as `\u{…}`. */
function escapeNonASCII(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

function failureOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Compares the failures with expected-failures.json, and returns one line for each difference. */
function differencesFromExpected(suite: string, failures: ReadonlyMap<string, string | null>): string[] {
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

/** Checks every row of a suite: `check` throws if the result is wrong. Throws if the failures differ from expected-failures.json. */
export function checkCases<T>(
  suite: string,
  rows: readonly T[],
  nameOf: (row: T) => string,
  check: (row: T) => void,
): void {
  expect(rows.length).toBeGreaterThan(0);
  const failures = new Map<string, string | null>();
  for (const row of rows) {
    const name = nameOf(row);
    failures.set(name, failureOf(() => check(row)) ?? failures.get(name) ?? null);
  }
  const lines = differencesFromExpected(suite, failures);
  if (lines.length === 0) return;
  const shown = lines.slice(0, SHOWN).map((line) => `  ${escapeNonASCII(line)}`);
  throw new Error(`${suite}: ${lines.length} of ${rows.length} not as expected\n${shown.join('\n')}`);
}

/** Returns the JSON of a row without its comment: the name of the row in expected-failures.json. */
function nameOfRow(row: unknown): string {
  return JSON.stringify(row, (key, value) => (key === 'comment' ? undefined : value));
}

/** Defines a test of every row of a data file: `check` throws if the result is wrong. */
export function testRows<T>(suite: string, rows: readonly T[], check: (row: T) => void): void {
  test(`${suite}: ${rows.length} cases`, () => checkCases(suite, rows, nameOfRow, check));
}

/** Throws if the values differ. */
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
  if (isFailure) test(name, () => expect.fail(reason));
  else test.skip(`${name}: skipped: ${reason}`, () => {});
}
