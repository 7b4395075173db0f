import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('port state', () => {
  testRows([
    ['http://h:81/', null, { port: 81, path: '/' }],
    ['http://h:80/', null, { port: null }],
    ['https://h:443/', null, { port: null }],
    ['https://h:80/', null, { port: 80 }],
    ['ftp://h:21', null, { port: null, path: '/' }],
    ['ws://h:80?x', null, { port: null, path: '/', query: 'x' }],
    ['wss://h:443#x', null, { port: null, path: '/', fragment: 'x' }],
    ['http://h:/', null, { port: null }],
    ['http://h:', null, { port: null }],
    ['http://h:0/', null, { port: 0 }],
    ['http://h:0081/', null, { port: 81 }],
    ['http://h:65535/', null, { port: 65535 }],
    ['http://h:65536/', null, null],
    [`http://h:${'0'.repeat(99)}81/`, null, { port: 81 }],
    [`http://h:${'9'.repeat(999)}/`, null, null],
    ['http://h:8a/', null, null],
    ['http://h: 81/', null, null],
    ['http://h:81\\x', null, { port: 81, path: '/x' }],
    ['x://h:81\\x', null, null],
    ['x://h:80', null, { port: 80, path: '' }],
  ]);
});

describe('a state override changes the port', () => {
  testOverrides([
    ['http://h/', 'port state', '81', 'http://h:81/'],
    ['http://h:81/', 'port state', '80', 'http://h/'],
    ['http://h:81/', 'port state', '82abc', 'http://h:82/'],
    ['http://h:81/', 'port state', 'abc', 'http://h:81/'],
    ['http://h:81/', 'port state', '65536', 'http://h:81/'],
    ['http://h:81/p?q#f', 'port state', '8080', 'http://h:8080/p?q#f'],
  ]);
});
