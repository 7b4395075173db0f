import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { appendSegments } from '../src/path-segments.js';

describe('appendSegments', () => {
  test.each([
    ['http', '', '/a/b', '/a/b'],
    ['http', '/a', '/b', '/a/b'],
    ['http', '', '/', '/'],
    ['http', '', '/.', '/'],
    ['http', '', '/..', '/'],
    ['http', '', '/a/..', '/'],
    ['http', '', '/a/../', '/'],
    ['http', '', '/a/./b/../c', '/a/c'],
    ['http', '', '/../../a', '/a'],
    ['http', '/a/b', '/../c', '/a/c'],
    ['http', '/a/b', '/../../../c', '/c'],
    ['http', '', '/%2e/%2E%2e/.%2e/a/%2e.', '/'],
    ['http', '', '/%2ea/..b/...', '/%2ea/..b/...'],
    ['http', '', '//..//a', '//a'],
    ['http', '', '/C|/a', '/C|/a'],
    ['file', '', '/C|/a', '/C:/a'],
    ['file', '', '/C|', '/C:'],
    ['file', '', '/C|a', '/C|a'],
    ['file', '', '/C:/..', '/C:/'],
    ['file', '', '/C|/../..', '/C:/'],
    ['file', '', '/a/../C|/b', '/C:/b'],
    ['file', '/a', '/C|', '/a/C|'],
    ['file', '/C:', '/../a', '/C:/a'],
    ['file', '/C:/a', '/../../b', '/C:/b'],
    ['http', '/a/b', 'c/d/./e/../../../f', '/a/f'],
    ['http', '/a/', 'b/..', '/a/'],
    ['http', '/a/', 'b/./../../c', '/c'],
    ['file', '', '/../C|/../x', '/C:/x'],
    ['file', '', '/../C|', '/C:'],
    ['file', '/C:', '%20/../x', '/x'],
    ['file', '/C:', '%20/..', '/'],
    ['file', '/C:', '%20/./../../x', '/x'],
    ['http', '', '/a/./b/../../c', '/c'],
    ['http', '', '/a/b/./c/d/./e/../../../f/..', '/a/b/'],
    ['file', '', '/C|/x/./../..', '/C:/'],
  ])('%s: %j and %j', (scheme, path, run, expected) => {
    const url = createURLRecord({ scheme, path });
    appendSegments(url, run);
    expect(url.path).toBe(expected);
  });
});
