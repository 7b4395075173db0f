import { expect, test } from 'vitest';
import { fail, failAt, report, reporterFor } from '../src/error-reporter.js';
import type { ValidationError } from '../src/validation-errors.js';

test('report goes on, fail gives null, and the reporter keeps the failure', () => {
  const errors: ValidationError[] = [];
  const reporter = reporterFor((error) => errors.push(error))!;
  expect(report(reporter, 'path', 'invalid-URL-unit', 1, 2)).toBeUndefined();
  expect(reporter.failure).toBeNull();
  expect(fail(reporter, 'host', 'host-missing', 3, 3)).toBeNull();
  expect(errors).toEqual([
    { type: 'invalid-URL-unit', component: 'path', start: 1, end: 2, failure: false },
    { type: 'host-missing', component: 'host', start: 3, end: 3, failure: true },
  ]);
  expect([reporter.failure, reporter.failureStart, reporter.failureEnd]).toEqual(['host-missing', 3, 3]);
});

test('nothing happens without a reporter', () => {
  expect(reporterFor(null)).toBeNull();
  expect(report(null, null, 'invalid-URL-unit', 1, 2)).toBeUndefined();
  expect(fail(null, 'host', 'host-missing', 3, 3)).toBeNull();
});

test('a reporter without handler keeps the failure alone', () => {
  const reporter = { ...reporterFor(() => expect.unreachable())!, onValidationError: null };
  report(reporter, 'path', 'invalid-URL-unit', 1, 2);
  failAt(reporter, 'port', 'port-invalid', 'h:💩', 2);
  expect([reporter.failure, reporter.failureStart, reporter.failureEnd]).toEqual(['port-invalid', 2, 4]);
});

test.each([
  ['moves offsets by the origin', { origin: 8 }, 9, 10],
  ['reports at the whole of a text that was decoded', { origin: 8, decodedLength: 5 }, 8, 13],
])('%s', (_, fields, start, end) => {
  const errors: ValidationError[] = [];
  report({ ...reporterFor((error) => errors.push(error))!, ...fields }, 'host', 'domain-to-ASCII', 1, 2);
  expect(errors).toMatchObject([{ start, end }]);
});

test('failAt has no code point at the end of the input', () => {
  const reporter = reporterFor(() => {})!;
  failAt(reporter, 'port', 'port-invalid', 'h', 1);
  expect([reporter.failureStart, reporter.failureEnd]).toEqual([1, 1]);
});
