import { expect, test } from 'vitest';
import { shortenPath } from '../src/shorten-path.js';

test.each([
  ['http', '/a/b', '/a'],
  ['http', '/a/', '/a'],
  ['http', '/a', ''],
  ['http', '/', ''],
  ['http', '', ''],
  ['http', '/C:', ''],
  ['file', '/C:/a', '/C:'],
  ['file', '/C:', '/C:'],
  ['file', '/C|', ''],
  ['file', '/a/C:', '/a'],
])('%s: %j becomes %j', (scheme, path, expected) => {
  const url = { scheme, path };
  shortenPath(url);
  expect(url.path).toBe(expected);
});
