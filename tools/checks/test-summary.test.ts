import { describe, expect, test } from 'vitest';
import { progressLine, reasonsIn, skipLines } from './test-summary.ts';

describe('reasonsIn', () => {
  test('takes the reasons out of what a file printed', () => {
    expect(reasonsIn('a\nskipped: no data\ntoascii.json: skipped: no network (x: y)\nb\n')).toEqual({
      reasons: ['no data', 'no network (x: y)'],
      rest: 'a\nb\n',
    });
  });

  test('leaves everything else', () => {
    expect(reasonsIn('skipped:\n1 skipped\n')).toEqual({ reasons: [], rest: 'skipped:\n1 skipped\n' });
  });
});

describe('skipLines', () => {
  test('counts the files of a reason once each, the most first', () => {
    const skipped = [
      { file: 'a', tests: 1, reasons: ['no list'] },
      { file: 'b', tests: 2, reasons: ['no WPT', 'no WPT'] },
      { file: 'c', tests: 1, reasons: ['no WPT'] },
      { file: 'd', tests: 4, reasons: [] },
    ];
    expect(skipLines(skipped, 158, ['no table', 'no table'])).toEqual([
      'no WPT: 2 of 158 test files did not run in whole',
      'no list: 1 of 158 test files did not run in whole',
      'no table',
      'd: 4 skipped',
    ]);
  });

  test('says nothing where everything ran', () => {
    expect(skipLines([], 158)).toEqual([]);
  });
});

test('progressLine counts files, tests and failures', () => {
  expect(progressLine({ files: 254, ended: 120, tests: 4300, failed: 1 })).toBe(
    '120 of 254 test files, 4300 tests, 1 failed',
  );
});
