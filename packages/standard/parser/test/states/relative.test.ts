import { describe } from 'vitest';
import { testRows } from './rows.ts';

const base = 'http://u:p@h:81/a/b?q#f';

describe('relative state and relative slash state', () => {
  testRows([
    ['x', 'http://h/C:', { path: '/x' }],
    ['x', 'y://h/C:', { path: '/x' }],
    ['http:x/y', 'http://h/a/b', { path: '/a/x/y' }],
    ['', base, { username: 'u', password: 'p', host: 'h', port: 81, path: '/a/b', query: 'q', fragment: null }],
    ['?x', base, { host: 'h', path: '/a/b', query: 'x', fragment: null }],
    ['#x', base, { host: 'h', path: '/a/b', query: 'q', fragment: 'x' }],
    ['x', base, { host: 'h', port: 81, path: '/a/x', query: null }],
    ['x?y#z', base, { path: '/a/x', query: 'y', fragment: 'z' }],
    ['.', base, { path: '/a/' }],
    ['..', base, { path: '/' }],
    ['../../../x', base, { path: '/x' }],
    ['/x', base, { username: 'u', port: 81, path: '/x', query: null }],
    ['\\x', base, { host: 'h', path: '/x' }],
    ['//x', base, { username: '', host: 'x', port: null, path: '/' }],
    ['\\/x', base, { host: 'x' }],
    ['///x', base, { host: 'x' }],
    ['x', 'x:/a/b', { scheme: 'x', host: null, path: '/a/x' }],
    ['\\x', 'x://h/a/b', { host: 'h', path: '/a/\\x' }],
    ['//x', 'x://u@h:1/a', { username: '', host: 'x', port: null, path: '' }],
    ['x', 'x:/.//a/b', { host: null, path: '//a/x' }],
    ['../x', 'x:/.//a', { host: null, path: '/x' }],
    ['x', 'x://h', { host: 'h', path: '/x' }],
    ['?x', 'x:/.//a', { host: null, path: '//a', query: 'x' }],
  ]);
});

describe('special authority slashes state, special relative or authority state, special authority ignore slashes state', () => {
  testRows([
    ['http:/h/a', null, { host: 'h', path: '/a' }],
    ['http:h/a', null, { host: 'h', path: '/a' }],
    ['http:\\\\h/a', null, { host: 'h', path: '/a' }],
    ['http:////h/a', null, { host: 'h', path: '/a' }],
    ['http:///', null, null],
    ['http:x', base, { host: 'h', port: 81, path: '/a/x' }],
    ['http:/x', base, { host: 'h', port: 81, path: '/x' }],
    ['http:', base, { host: 'h', path: '/a/b', query: 'q' }],
    ['http://x', base, { host: 'x', port: null }],
    ['http:\\\\x', base, { host: 'x', port: null }],
    ['https:x', base, { scheme: 'https', host: 'x', port: null }],
  ]);
});
