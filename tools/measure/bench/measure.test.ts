import { expect, test } from 'vitest';
import { medianRatio } from './measure.ts';

test('a round in which everything is slow changes no ratio', () => {
  expect(medianRatio([1, 100, 1], [2, 200, 2])).toBe(0.5);
});

test('one disturbed sample changes no ratio', () => {
  expect(medianRatio([1, 1, 50], [2, 2, 2])).toBe(0.5);
});
