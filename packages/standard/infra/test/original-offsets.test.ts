import { describe, expect, test } from 'vitest';
import { reportPreprocessing } from '../src/original-offsets.js';
import type { ValidationError } from '../src/validation-errors.js';

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
