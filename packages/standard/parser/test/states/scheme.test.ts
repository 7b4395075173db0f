import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('scheme start state, scheme state, no scheme state, path or authority state', () => {
  testRows([
    ['https://h/', null, { scheme: 'https', host: 'h' }],
    ['HtTpS://h/', null, { scheme: 'https', host: 'h' }],
    ['a+1-b.c:x', null, { scheme: 'a+1-b.c', path: 'x' }],
    ['GIT+SSH://h', null, { scheme: 'git+ssh', host: 'h' }],
    ['x:', null, { scheme: 'x', path: '', hasOpaquePath: true }],
    ['x:/', null, { scheme: 'x', host: null, path: '/', hasOpaquePath: false }],
    ['x:/a', null, { scheme: 'x', host: null, path: '/a' }],
    ['x://', null, { scheme: 'x', host: '', path: '' }],
    ['1x:a', null, null],
    ['+x:a', null, null],
    ['é:a', null, null],
    ['x', null, null],
    ['', null, null],
    [':', 'http://h/a', { scheme: 'http', path: '/:' }],
    ['1x:a', 'http://h/', { scheme: 'http', path: '/1x:a' }],
    ['a_b:c', 'http://h/', { scheme: 'http', path: '/a_b:c' }],
    ['#f', 'mailto:x?q', { scheme: 'mailto', path: 'x', query: 'q', fragment: 'f', hasOpaquePath: true }],
    ['?q', 'mailto:x', null],
    ['\u212a:a', 'http://h/', { scheme: 'http', path: '/%E2%84%AA:a' }],
  ]);
});

describe('a state override changes the scheme', () => {
  testOverrides([
    ['http://h/', 'scheme start state', 'HTTPS:', 'https://h/'],
    ['http://h/', 'scheme start state', 'https://other/', 'https://h/'],
    ['http://h:443/', 'scheme start state', 'https:', 'https://h/'],
    ['http://h/', 'scheme start state', 'mailto:', 'http://h/'],
    ['http://u@h/', 'scheme start state', 'file:', 'http://u@h/'],
    ['http://h:81/', 'scheme start state', 'file:', 'http://h:81/'],
    ['file:///a', 'scheme start state', 'http:', 'file:///a'],
    ['http://h/', 'scheme start state', 'file:', 'file://h/'],
    ['http://h:81/', 'scheme start state', 'https:', 'https://h:81/'],
    ['file://h/a', 'scheme start state', 'https:', 'https://h/a'],
    ['x://h/', 'scheme start state', 'y:', 'y://h/'],
    ['x:///a', 'scheme start state', 'y:', 'y:///a'],
    ['x:/a', 'scheme start state', 'long+scheme:', 'long+scheme:/a'],
    ['http://h/', 'scheme start state', '1:', 'http://h/'],
  ]);
});
