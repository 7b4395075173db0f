import { describe } from 'vitest';
import { testRows } from './rows.ts';

const base = 'file://host/C:/a/b?q#f';

describe('file state', () => {
  testRows([
    // A drive letter alone is not shortened.
    ['x', 'file:///C:', { path: '/C:/x' }],
    ['file:', null, { host: '', path: '/' }],
    ['file:a', null, { host: '', path: '/a' }],
    ['file:?x', null, { host: '', path: '/', query: 'x' }],
    ['', base, { host: 'host', path: '/C:/a/b', query: 'q', fragment: null }],
    ['?x', base, { host: 'host', path: '/C:/a/b', query: 'x' }],
    ['#x', base, { path: '/C:/a/b', query: 'q', fragment: 'x' }],
    ['x', base, { host: 'host', path: '/C:/a/x', query: null }],
    ['..', base, { path: '/C:/' }],
    ['../../..', base, { path: '/C:/' }],
    ['D|/x', base, { host: 'host', path: '/D:/x' }],
    ['D|x', base, { host: 'host', path: '/C:/a/D|x' }],
    ['file:x', base, { host: 'host', path: '/C:/a/x' }],
    ['file:x', 'http://h/', { host: '', path: '/x' }],
  ]);
});

describe('file slash state', () => {
  testRows([
    ['file:/a', null, { host: '', path: '/a' }],
    ['file:\\a', null, { host: '', path: '/a' }],
    ['/x', base, { host: 'host', path: '/C:/x' }],
    ['/D:/x', base, { host: 'host', path: '/D:/x' }],
    ['/x', 'file:///a', { host: '', path: '/x' }],
    ['/../x', base, { path: '/C:/x' }],
    ['//', base, { host: '', path: '/' }],
  ]);
});
