import { expect, test } from 'vitest';
import { fail, report, type ValidationError } from '../src/validation-errors.js';

test('report goes on, fail gives null; both do nothing where no one listens', () => {
  const errors: ValidationError[] = [];
  const handler = (error: ValidationError) => void errors.push(error);
  expect(report(handler, 'invalid-URL-unit', 1, 2)).toBeUndefined();
  expect(fail(handler, 'host-missing', 3, 3)).toBeNull();
  expect(fail(null, 'host-missing', 3, 3)).toBeNull();
  report(null, 'invalid-URL-unit', 1, 2);
  expect(errors).toEqual([
    { type: 'invalid-URL-unit', start: 1, end: 2, failure: false },
    { type: 'host-missing', start: 3, end: 3, failure: true },
  ]);
});
