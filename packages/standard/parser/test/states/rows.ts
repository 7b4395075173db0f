import { basicURLParse, parseURL, type StateOverride } from '@url/parser';
import { checkInvariants, serializeURL, type URLRecord } from '@url/record';
import { expect, test } from 'vitest';
import { machineURLOf, StateMachine } from '../../spec/state-machine.ts';

/** What a state makes of an input: some fields of the record after it, `null` for failure; and why. */
export type Row = readonly [input: string, base: string | null, after: Partial<URLRecord> | null, why: string];

/** Adds a test for each row. The standard's machine must return the same record, and so must the parser with a handler of errors. */
export function testRows(rows: readonly Row[]): void {
  test.each(rows)('%j against %j is %j: %s', (input, base, after) => {
    const url = parseURL(input, { base });
    if (after === null) expect(url).toBeNull();
    else expect(url).toMatchObject(after);

    const baseURL = base === null ? null : parseURL(base)!;
    const machine = new StateMachine(input, { base: baseURL && machineURLOf(baseURL) });
    expect(url && machineURLOf(url)).toEqual(machine.run());
    const heard = parseURL(input, { base, onValidationError: () => {} });
    expect(heard && serializeURL(heard)).toBe(url && serializeURL(url));
    if (url !== null) expect(checkInvariants(url)).toEqual([]);
  });
}

/** What a state makes of a record with a state override: its serialization after it, and why. */
export type OverrideRow = readonly [href: string, state: StateOverride, input: string, after: string, why: string];

export function testOverrides(rows: readonly OverrideRow[]): void {
  test.each(rows)('%s, %s, %j is %s: %s', (href, stateOverride, input, after) => {
    const url = parseURL(href)!;
    const given = machineURLOf(url);
    // Callers in the standard set the part to the empty string before. The parser takes null for it.
    if (stateOverride === 'query state') given.query ??= '';
    if (stateOverride === 'fragment state') given.fragment ??= '';
    const machine = new StateMachine(input, { url: given, stateOverride });
    const outcome = machine.run();
    const result = basicURLParse(input, { url, stateOverride });
    expect(serializeURL(url)).toBe(after);
    expect(machineURLOf(url)).toEqual(machine.url);
    expect(result === null).toBe(outcome === null);
    expect(checkInvariants(url)).toEqual([]);
  });
}
