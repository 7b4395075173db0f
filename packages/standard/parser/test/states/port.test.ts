import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('port state', () => {
  testRows([
    ['http://h:81/', null, { port: 81, path: '/' }, 'a port'],
    ['http://h:80/', null, { port: null }, 'the default is dropped'],
    ['https://h:443/', null, { port: null }, 'the default of https'],
    ['https://h:80/', null, { port: 80 }, 'the default of another scheme'],
    ['ftp://h:21', null, { port: null, path: '/' }, 'the default of ftp'],
    ['ws://h:80?x', null, { port: null, path: '/', query: 'x' }, 'the default of ws'],
    ['wss://h:443#x', null, { port: null, path: '/', fragment: 'x' }, 'the default of wss'],
    ['http://h:/', null, { port: null }, 'an empty port'],
    ['http://h:', null, { port: null }, 'an empty port at the end'],
    ['http://h:0/', null, { port: 0 }, 'zero is a port'],
    ['http://h:0081/', null, { port: 81 }, 'leading zeros'],
    ['http://h:65535/', null, { port: 65535 }, 'the largest'],
    ['http://h:65536/', null, null, 'too large'],
    [`http://h:${'0'.repeat(99)}81/`, null, { port: 81 }, 'many zeros'],
    [`http://h:${'9'.repeat(999)}/`, null, null, 'many digits'],
    ['http://h:8a/', null, null, 'not a digit'],
    ['http://h: 81/', null, null, 'a space'],
    ['http://h:81\\x', null, { port: 81, path: '/x' }, '"\\" ends it'],
    ['x://h:81\\x', null, null, 'but not in a URL that is not special'],
    ['x://h:80', null, { port: 80, path: '' }, 'no default port'],
  ]);
});

describe('a state override changes the port', () => {
  testOverrides([
    ['http://h/', 'port state', '81', 'http://h:81/', 'sets a port'],
    ['http://h:81/', 'port state', '80', 'http://h/', 'the default is dropped'],
    ['http://h:81/', 'port state', '82abc', 'http://h:82/', 'the rest is ignored'],
    ['http://h:81/', 'port state', 'abc', 'http://h:81/', 'no digit, no change'],
    ['http://h:81/', 'port state', '65536', 'http://h:81/', 'too large, no change'],
    ['http://h:81/p?q#f', 'port state', '8080', 'http://h:8080/p?q#f', 'other parts stay'],
  ]);
});
