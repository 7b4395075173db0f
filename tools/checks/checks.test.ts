// Breaks the workspace of fixture-workspace.ts in each way that faults.json lists by check. The check has to print each of the texts.
import { describe, expect, test } from 'vitest';
import { readJSON } from '../../config/workspace.ts';
import { type Changes, runCheck } from './fixture-workspace.ts';

interface Fault {
  readonly changes: Changes;
  readonly output: readonly string[];
}

const faults = readJSON<Record<string, Record<string, Fault>>>('tools/checks/faults.json');

describe.each(Object.entries(faults))('%s', (check, cases) => {
  test('passes if nothing is broken', () => {
    const { output, status } = runCheck(check);
    expect({ output, status }).toMatchObject({ status: 0 });
  });

  test.each(Object.entries(cases))('finds %s', (_, { changes, output: expected }) => {
    const { output, status } = runCheck(check, changes);
    for (const text of expected) expect(output).toContain(text);
    expect(status).not.toBe(0);
  });
});
