import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('scheme start state, scheme state, no scheme state, path or authority state', () => {
  testRows([
    ['https://h/', null, { scheme: 'https', host: 'h' }, 'a special scheme'],
    ['HtTpS://h/', null, { scheme: 'https', host: 'h' }, 'in lower case'],
    ['a+1-b.c:x', null, { scheme: 'a+1-b.c', path: 'x' }, 'all kinds of characters'],
    ['GIT+SSH://h', null, { scheme: 'git+ssh', host: 'h' }, 'another scheme'],
    ['x:', null, { scheme: 'x', path: '', hasOpaquePath: true }, 'an opaque path'],
    ['x:/', null, { scheme: 'x', host: null, path: '/', hasOpaquePath: false }, 'a path'],
    ['x:/a', null, { scheme: 'x', host: null, path: '/a' }, 'a path without a host'],
    ['x://', null, { scheme: 'x', host: '', path: '' }, 'an empty host'],
    ['1x:a', null, null, 'starts with a digit'],
    ['+x:a', null, null, 'starts with "+"'],
    ['é:a', null, null, 'not ASCII'],
    ['x', null, null, 'no scheme, no base'],
    ['', null, null, 'an empty input has no scheme'],
    [':', 'http://h/a', { scheme: 'http', path: '/:' }, '":" is a path'],
    ['1x:a', 'http://h/', { scheme: 'http', path: '/1x:a' }, 'a digit first: relative'],
    ['a_b:c', 'http://h/', { scheme: 'http', path: '/a_b:c' }, '"_" is not allowed'],
    [
      '#f',
      'mailto:x?q',
      { scheme: 'mailto', path: 'x', query: 'q', fragment: 'f', hasOpaquePath: true },
      'a fragment needs no path',
    ],
    ['?q', 'mailto:x', null, 'an opaque path allows no query'],
    ['\u212a:a', 'http://h/', { scheme: 'http', path: '/%E2%84%AA:a' }, 'the Kelvin sign is not "K"'],
  ]);
});

describe('a state override changes the scheme', () => {
  testOverrides([
    ['http://h/', 'scheme start state', 'HTTPS:', 'https://h/', 'in lower case'],
    ['http://h/', 'scheme start state', 'https://other/', 'https://h/', 'the rest is ignored'],
    ['http://h:443/', 'scheme start state', 'https:', 'https://h/', 'the new default port'],
    ['http://h/', 'scheme start state', 'mailto:', 'http://h/', 'special stays special'],
    ['http://u@h/', 'scheme start state', 'file:', 'http://u@h/', 'no credentials in file'],
    ['http://h:81/', 'scheme start state', 'file:', 'http://h:81/', 'no port in file'],
    ['file:///a', 'scheme start state', 'http:', 'file:///a', 'an empty host stays file'],
    ['http://h/', 'scheme start state', 'file:', 'file://h/', 'a host may become file'],
    ['http://h:81/', 'scheme start state', 'https:', 'https://h:81/', 'a port stays'],
    ['file://h/a', 'scheme start state', 'https:', 'https://h/a', 'file may become another'],
    ['x://h/', 'scheme start state', 'y:', 'y://h/', 'another scheme'],
    ['x:///a', 'scheme start state', 'y:', 'y:///a', 'a URL with an empty host'],
    ['x:/a', 'scheme start state', 'long+scheme:', 'long+scheme:/a', 'a URL without a host'],
    ['http://h/', 'scheme start state', '1:', 'http://h/', 'not a scheme'],
  ]);
});
