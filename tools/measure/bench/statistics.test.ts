import { describe, expect, test } from 'vitest';
import { geometricMean, median, medianRatio } from './statistics.ts';

describe('median', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  test('leaves its argument as it was', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

test('the geometric mean of a ratio and its inverse is 1', () => {
  expect(geometricMean([4, 0.25])).toBeCloseTo(1, 12);
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12);
});

test('a round in which everything is slow changes no ratio', () => {
  expect(medianRatio([1, 100, 1], [2, 200, 2])).toBe(0.5);
});

test('one disturbed sample changes no ratio', () => {
  expect(medianRatio([1, 1, 50], [2, 2, 2])).toBe(0.5);
});
