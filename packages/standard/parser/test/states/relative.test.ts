import { describe } from 'vitest';
import { testRows } from './rows.ts';

const base = 'http://u:p@h:81/a/b?q#f';

describe('relative state and relative slash state', () => {
  testRows([
    ['x', 'http://h/C:', { path: '/x' }, 'a drive letter is a segment'],
    ['x', 'y://h/C:', { path: '/x' }, 'in every other URL'],
    ['http:x/y', 'http://h/a/b', { path: '/a/x/y' }, 'the scheme of the base'],
    [
      '',
      base,
      { username: 'u', password: 'p', host: 'h', port: 81, path: '/a/b', query: 'q', fragment: null },
      'all but the fragment',
    ],
    ['?x', base, { host: 'h', path: '/a/b', query: 'x', fragment: null }, 'replaces the query'],
    ['#x', base, { host: 'h', path: '/a/b', query: 'q', fragment: 'x' }, 'replaces the fragment'],
    ['x', base, { host: 'h', port: 81, path: '/a/x', query: null }, 'replaces the last segment'],
    ['x?y#z', base, { path: '/a/x', query: 'y', fragment: 'z' }, 'replaces path, query and fragment'],
    ['.', base, { path: '/a/' }, 'the directory'],
    ['..', base, { path: '/' }, 'the parent'],
    ['../../../x', base, { path: '/x' }, 'not above the root'],
    ['/x', base, { username: 'u', port: 81, path: '/x', query: null }, 'an absolute path'],
    ['\\x', base, { host: 'h', path: '/x' }, '"\\" is "/"'],
    ['//x', base, { username: '', host: 'x', port: null, path: '/' }, 'an authority'],
    ['\\/x', base, { host: 'x' }, 'mixed slashes'],
    ['///x', base, { host: 'x' }, 'more slashes'],
    ['x', 'x:/a/b', { scheme: 'x', host: null, path: '/a/x' }, 'a base without a host'],
    ['\\x', 'x://h/a/b', { host: 'h', path: '/a/\\x' }, '"\\" is text'],
    ['//x', 'x://u@h:1/a', { username: '', host: 'x', port: null, path: '' }, 'an authority here also'],
    ['x', 'x:/.//a/b', { host: null, path: '//a/x' }, '"//" stays in a path'],
    ['../x', 'x:/.//a', { host: null, path: '/x' }, '".." removes one of them'],
    ['x', 'x://h', { host: 'h', path: '/x' }, 'the base has no path'],
    ['?x', 'x:/.//a', { host: null, path: '//a', query: 'x' }, '"//" stays'],
  ]);
});

describe('special authority slashes state, special relative or authority state, special authority ignore slashes state', () => {
  testRows([
    ['http:/h/a', null, { host: 'h', path: '/a' }, 'one slash is enough'],
    ['http:h/a', null, { host: 'h', path: '/a' }, 'no slash is needed'],
    ['http:\\\\h/a', null, { host: 'h', path: '/a' }, '"\\" is "/"'],
    ['http:////h/a', null, { host: 'h', path: '/a' }, 'more slashes are skipped'],
    ['http:///', null, null, 'a host is needed'],
    ['http:x', base, { host: 'h', port: 81, path: '/a/x' }, 'relative to a base of this scheme'],
    ['http:/x', base, { host: 'h', port: 81, path: '/x' }, 'an absolute path'],
    ['http:', base, { host: 'h', path: '/a/b', query: 'q' }, 'an empty reference'],
    ['http://x', base, { host: 'x', port: null }, 'an authority'],
    ['http:\\\\x', base, { host: 'x', port: null }, 'an authority with "\\"'],
    ['https:x', base, { scheme: 'https', host: 'x', port: null }, 'another scheme'],
  ]);
});
