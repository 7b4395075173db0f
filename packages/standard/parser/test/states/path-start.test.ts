import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('path start state', () => {
  testRows([
    ['http://h', null, { path: '/' }],
    ['http://h/', null, { path: '/' }],
    ['http://h\\', null, { path: '/' }],
    ['http://h?q', null, { path: '/', query: 'q' }],
    ['http://h#f', null, { path: '/', fragment: 'f' }],
    ['http://h?', null, { path: '/', query: '' }],
    ['http://h:81?q', null, { path: '/', query: 'q' }],
    ['http://H?q', null, { path: '/', query: 'q' }],
    ['x://h', null, { path: '' }],
    ['x://h/', null, { path: '/' }],
    ['x://h?q', null, { path: '', query: 'q' }],
    ['x://h#f', null, { path: '', fragment: 'f' }],
    ['x:///', null, { host: '', path: '/' }],
    ['http://h/a b?c d#e f', null, { path: '/a%20b', query: 'c%20d', fragment: 'e%20f' }],
  ]);
});

describe('a state override changes the path', () => {
  testOverrides([
    ['x://h', 'path start state', '?a#b', 'x://h/%3Fa%23b'],
    ['x://h', 'path start state', '', 'x://h'],
    ['http://h', 'path start state', 'a', 'http://h//a'],
    ['http://h/a', 'path start state', '/../b', 'http://h/b'],
    ['http://h/a?q#f', 'path start state', '\\b', 'http://h/a/b?q#f'],
    ['x:/a', 'path start state', '/b', 'x:/a/b'],
    ['x:/a', 'path start state', '', 'x:/a/'],
  ]);
});
