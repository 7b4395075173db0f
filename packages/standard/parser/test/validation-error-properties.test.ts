import type { ValidationError } from '@url/infra';
import { parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWPT } from '../../../../tools/conformance/cases.ts';
import { inputArbitrary } from '../../../../tools/conformance/generators.ts';
import { readURLTests } from '../../../../tools/conformance/url-test-data.ts';
import { machineURLOf, StateMachine } from '../spec/state-machine.ts';

const parts = ['scheme', 'username', 'password', 'host', 'port', 'path', 'hasOpaquePath', 'query', 'fragment'] as const;

/** Parses with and without a handler. */
function checkHandler(input: string, base: string | null): void {
  const errors: ValidationError[] = [];
  const url = parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  const silent = parseURL(input, { base });
  expect(url && serializeURL(url)).toBe(silent && serializeURL(silent));
  for (const part of parts) expect(url?.[part]).toEqual(silent?.[part]);
  for (const { start, end } of errors) {
    if (!(start >= 0 && start <= end && end <= input.length)) expect.unreachable(`${start}-${end}`);
  }
  const hasBase = base === null || parseURL(base) !== null;
  expect(errors.filter(({ failure }) => failure)).toHaveLength(url === null && hasBase ? 1 : 0);
  if (url === null && hasBase) expect(errors[errors.length - 1]!.failure).toBe(true);
  if (hasBase) checkAgainstStateMachine(input, base, errors, url);
}

/** The standard's machine gives the same record, and the same names of errors, in the same order, as often. */
function checkAgainstStateMachine(
  input: string,
  base: string | null,
  errors: readonly ValidationError[],
  url: URLRecord | null,
): void {
  const baseURL = base === null ? null : parseURL(base);
  const machine = new StateMachine(input, { base: baseURL && machineURLOf(baseURL) });
  expect(machine.run()).toEqual(url && machineURLOf(url));
  expect(errors.map(({ type }) => type)).toEqual(machine.errors);
}

describe('record and errors are those of the state machine, inside the input, and leave the record as it is', () => {
  test('for generated input', () => {
    const bases = fc.constantFrom(
      null,
      'https://example.org/a/b?c',
      'file:///C:/a',
      'foo://host/a',
      'mailto:me',
      'https:// /',
    );
    fc.assert(fc.property(inputArbitrary, bases, checkHandler), { numRuns: 10_000 });
  });

  describeWPT('urltestdata.json', (wpt) => {
    test('for every case', () => {
      for (const { input, base } of readURLTests(wpt)) checkHandler(input, base);
    });
  });
});

test('a code unit has three errors at most', () => {
  for (const piece of ['@', '\\', '\t', '|', '%', ' ', '/a|', '0', ':', '[', '.1', 'a..', 'é.']) {
    for (const prefix of ['https://', 'https://h/', 'https://[', 'foo:', 'foo://', 'https://h?', 'https://h#']) {
      let errors = 0;
      parseURL(prefix + piece.repeat(100_000), { onValidationError: () => errors++ });
      expect(errors).toBeLessThanOrEqual(300_000);
    }
  }
});
