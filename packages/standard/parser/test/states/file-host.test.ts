import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('file host state', () => {
  testRows([
    ['file://', null, { host: '', path: '/' }],
    ['file:///a', null, { host: '', path: '/a' }],
    ['file://host/a', null, { host: 'host', path: '/a' }],
    ['file://HOST/a', null, { host: 'host', path: '/a' }],
    ['file://localhost/a', null, { host: '', path: '/a' }],
    ['file://LocalHost/a', null, { host: '', path: '/a' }],
    ['file://localhost.example/a', null, { host: 'localhost.example', path: '/a' }],
    ['file://localhost', null, { host: '', path: '/' }],
    ['file://1.2/a', null, { host: 0x01000002, path: '/a' }],
    ['file://C:/a', null, { host: '', path: '/C:/a' }],
    ['file://C|/a', null, { host: '', path: '/C:/a' }],
    ['file://C|?q', null, { host: '', path: '/C:', query: 'q' }],
    ['file://CC:/a', null, null],
    ['file://me@host/', null, null],
    ['file://host:81/', null, null],
    ['file://host?q', null, { host: 'host', path: '/', query: 'q' }],
    ['file://host\\a', null, { host: 'host', path: '/a' }],
    ['file://[::1]/a', null, { host: [0, 0, 0, 0, 0, 0, 0, 1], path: '/a' }],
  ]);
});

describe('a state override changes the host', () => {
  testOverrides([
    ['file:///a', 'host state', 'h', 'file://h/a'],
    ['file://h/a', 'host state', 'localhost', 'file:///a'],
    ['file://h/a', 'hostname state', '', 'file:///a'],
    ['file://h/a', 'host state', 'g:81', 'file://h/a'],
    ['file://h/a', 'host state', 'C|', 'file://h/a'],
  ]);
});
