import { expect, test } from 'vitest';
import { collectHTTPQuotedString } from '../src/http-quoted-string.js';

test.each([
  ['"a"b', 'a', 3],
  ['"a\\"b"', 'a"b', 6],
  ['"\\', '\\', 2],
  ['"a', 'a', 2],
  ['"', '', 1],
  ['"a\\\\"', 'a\\', 5],
])('collectHTTPQuotedString(%j)', (input, value, end) => {
  expect(collectHTTPQuotedString(input, 0)).toEqual({ value, end });
});
