import type { ValidationError } from '@url/infra';
import { describe, expect, test } from 'vitest';
import { preprocess, reportPreprocessing } from '../src/preprocess.js';

describe('preprocess', () => {
  test.each([
    ['abc', 'abc', 'abc'],
    [' a b\x1f', 'a b', ' a b\x1f'],
    ['\t\n\ra\tb\n', 'ab', 'ab'],
    [' \t a', 'a', '  a'],
    ['\u00a0a\ufeff', '\u00a0a\ufeff', '\u00a0a\ufeff'],
    ['', '', ''],
    [' ', '', ' '],
    ['\ud83c\t\udf08', '\ufffd\ufffd', '\ufffd\ufffd'],
  ])('%j gives %j, and %j where the ends are kept', (input, trimmed, kept) => {
    expect(preprocess(input, false)).toBe(trimmed);
    expect(preprocess(input, true)).toBe(kept);
  });
});

describe('reportPreprocessing', () => {
  function ranges(input: string, inPreprocessed: readonly [start: number, end: number]): [number, number][] {
    const errors: ValidationError[] = [];
    const handler = reportPreprocessing(input, false, (error) => errors.push(error));
    handler({
      type: 'port-invalid',
      component: 'port',
      start: inPreprocessed[0],
      end: inPreprocessed[1],
      failure: true,
    });
    return errors.map(({ start, end }) => [start, end]);
  }

  test.each<[string, [number, number], [number, number][]]>([
    ['abc', [1, 2], [[1, 2]]],
    [
      '  abc',
      [1, 2],
      [
        [0, 2],
        [3, 4],
      ],
    ],
    [
      'abc ',
      [3, 3],
      [
        [3, 4],
        [3, 3],
      ],
    ],
    [
      'a\tb\nc',
      [1, 2],
      [
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'a\tb\nc',
      [0, 2],
      [
        [1, 2],
        [0, 3],
      ],
    ],
    [
      ' a\nb',
      [2, 2],
      [
        [0, 1],
        [2, 3],
        [4, 4],
      ],
    ],
  ])('%j: what is at %j of the rest', (input, range, expected) => expect(ranges(input, range)).toEqual(expected));
});
