import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputArbitrary } from '../../../../tools/conformance/generators.ts';
import { failureReason } from '../src/explain.js';
import { parseURL, type ValidationError } from '../src/index.js';
import { runParser } from '../src/run-parser.js';

/** The failure that a handler receives. */
function failureOf(input: string): ValidationError | null {
  const errors: ValidationError[] = [];
  parseURL(input, { onValidationError: (error) => errors.push(error) });
  return errors.find(({ failure }) => failure) ?? null;
}

test('the parser keeps the failure that a handler would have received', () => {
  const property = fc.property(inputArbitrary, (input) => {
    const failure = failureOf(input);
    const result = runParser(input, null, null, false);
    expect(result.failure?.type ?? null).toBe(failure === null ? null : failure.type);
    if (failure === null) return;
    // The sentence is made from the type and the place that the parser kept.
    expect(failureReason(input, null)).toContain(`, at ${failure.start} (${failure.type})`);
  });
  fc.assert(property, { numRuns: 10_000 });
});

test.each([
  ['http://ex\tam ple', 'domain-to-ASCII', 12],
  ['  http://h:x', 'port-invalid', 11],
  ['http://h:8<0/', 'port-invalid', 10],
  ['http://[1', 'IPv6-unclosed', 7],
  ['http://%zz/', 'domain-to-ASCII', 7],
  ['http://%20a/', 'domain-to-ASCII', 7],
  ['http://1.2.3.256/', 'IPv4-out-of-range-part', 13],
  ['http://[::g]/', 'IPv6-invalid-code-point', 10],
  ['x://a b', 'host-invalid-code-point', 5],
  ['http://u@/', 'host-missing', 9],
  ['/a', 'missing-scheme-non-relative-URL', 0],
])('%j fails by %s at %i', (input, type, start) => {
  expect(failureOf(input)).toMatchObject({ type, start });
  expect(failureReason(input, null)).toContain(`, at ${start} (${type})`);
});
