import { expect, test } from 'vitest';
import { isPort } from '../src/port.js';

test.each([
  [0, true],
  [80, true],
  [65535, true],
  [65536, false],
  [-1, false],
  [1.5, false],
  [2 ** 32, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a port: %j', (port, expected) => {
  expect(isPort(port)).toBe(expected);
});
