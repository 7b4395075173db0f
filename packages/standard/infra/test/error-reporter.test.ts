import { expect, test } from 'vitest';
import { type ErrorReporter, type Failure, fail, failAt, report, reporterFor, within } from '../src/error-reporter.js';
import type { ValidationError } from '../src/validation-errors.js';

/** A reporter that keeps its failure, as the parser does, and the failures that it kept. */
function keeper(onValidationError: ErrorReporter['onValidationError'] = null): [ErrorReporter, unknown[]] {
  const kept: unknown[] = [];
  const reporter: ErrorReporter = {
    onValidationError,
    get failure(): Failure | null {
      return null;
    },
    set failure(failure: Failure | null) {
      if (failure !== null) kept.push([failure.type, failure.start, failure.end]);
    },
  };
  return [reporter, kept];
}

test('report goes on, fail gives null, and the reporter keeps the failure', () => {
  const errors: ValidationError[] = [];
  const [reporter, kept] = keeper((error) => errors.push(error));
  expect(report(reporter, 'path', 'invalid-URL-unit', 1, 2)).toBeUndefined();
  expect(kept).toEqual([]);
  expect(fail(reporter, 'host', 'host-missing', 3, 3)).toBeNull();
  expect(errors).toEqual([
    { type: 'invalid-URL-unit', component: 'path', start: 1, end: 2, failure: false },
    { type: 'host-missing', component: 'host', start: 3, end: 3, failure: true },
  ]);
  expect(kept).toEqual([['host-missing', 3, 3]]);
});

test('nothing happens without a reporter', () => {
  expect(reporterFor(null)).toBeNull();
  expect(within(null, 1)).toBeNull();
  expect(report(null, null, 'invalid-URL-unit', 1, 2)).toBeUndefined();
  expect(fail(null, 'host', 'host-missing', 3, 3)).toBeNull();
});

test('a reporter without a handler keeps the failure alone', () => {
  const [reporter, kept] = keeper();
  report(reporter, 'path', 'invalid-URL-unit', 1, 2);
  failAt(reporter, 'port', 'port-invalid', 'h:💩', 2);
  failAt(within(reporter, 7), 'port', 'port-invalid', 'h', 1);
  expect(kept).toEqual([
    ['port-invalid', 2, 4],
    ['port-invalid', 8, 8],
  ]);
});

test.each([
  ['moves offsets', 8, null, 9, 10],
  ['reports at the whole of a text that was decoded', 8, 13, 8, 13],
])('within %s', (_, from, to, start, end) => {
  const errors: ValidationError[] = [];
  const [reporter, kept] = keeper((error) => errors.push(error));
  const inner = within(reporter, from, to);
  report(inner, 'host', 'domain-to-ASCII', 1, 2);
  fail(inner, 'host', 'domain-to-ASCII', 1, 2);
  expect(errors).toMatchObject([
    { start, end, failure: false },
    { start, end, failure: true },
  ]);
  expect(kept).toEqual([['domain-to-ASCII', start, end]]);
});
