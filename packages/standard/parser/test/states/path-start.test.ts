import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('path start state', () => {
  testRows([
    ['http://h', null, { path: '/' }, 'a special URL has a path'],
    ['http://h/', null, { path: '/' }, 'the path is "/"'],
    ['http://h\\', null, { path: '/' }, '"\\" is "/"'],
    ['http://h?q', null, { path: '/', query: 'q' }, 'before a query'],
    ['http://h#f', null, { path: '/', fragment: 'f' }, 'before a fragment'],
    ['http://h?', null, { path: '/', query: '' }, 'before an empty query'],
    ['http://h:81?q', null, { path: '/', query: 'q' }, 'after a port'],
    ['http://H?q', null, { path: '/', query: 'q' }, 'after a changed host'],
    ['x://h', null, { path: '' }, 'another URL may have none'],
    ['x://h/', null, { path: '/' }, 'the root'],
    ['x://h?q', null, { path: '', query: 'q' }, 'no path before a query'],
    ['x://h#f', null, { path: '', fragment: 'f' }, 'no path before a fragment'],
    ['x:///', null, { host: '', path: '/' }, 'after an empty host'],
    ['http://h/a b?c d#e f', null, { path: '/a%20b', query: 'c%20d', fragment: 'e%20f' }, 'every part is encoded'],
  ]);
});

describe('a state override changes the path', () => {
  testOverrides([
    ['x://h', 'path start state', '?a#b', 'x://h/%3Fa%23b', '"?" and "#" belong to the path'],
    ['x://h', 'path start state', '', 'x://h', 'nothing changes'],
    ['http://h', 'path start state', 'a', 'http://h//a', 'appends to the root'],
    ['http://h/a', 'path start state', '/../b', 'http://h/b', 'dots are resolved'],
    ['http://h/a?q#f', 'path start state', '\\b', 'http://h/a/b?q#f', '"\\" is "/"'],
    ['x:/a', 'path start state', '/b', 'x:/a/b', 'appends to the path'],
    ['x:/a', 'path start state', '', 'x:/a/', 'appends an empty segment'],
  ]);
});
