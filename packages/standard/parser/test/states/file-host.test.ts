import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('file host state', () => {
  testRows([
    ['file://', null, { host: '', path: '/' }, 'the empty host'],
    ['file:///a', null, { host: '', path: '/a' }, 'the path starts'],
    ['file://host/a', null, { host: 'host', path: '/a' }, 'a host'],
    ['file://HOST/a', null, { host: 'host', path: '/a' }, 'a domain is in lower case'],
    ['file://localhost/a', null, { host: '', path: '/a' }, '"localhost" means this machine'],
    ['file://LocalHost/a', null, { host: '', path: '/a' }, '"localhost" in any case'],
    ['file://localhost.example/a', null, { host: 'localhost.example', path: '/a' }, 'another domain'],
    ['file://localhost', null, { host: '', path: '/' }, '"localhost" without a path'],
    ['file://1.2/a', null, { host: 0x01000002, path: '/a' }, 'a short IPv4 address'],
    ['file://C:/a', null, { host: '', path: '/C:/a' }, 'a drive letter starts the path'],
    ['file://C|/a', null, { host: '', path: '/C:/a' }, '"|" becomes ":"'],
    ['file://C|?q', null, { host: '', path: '/C:', query: 'q' }, 'a query ends the drive letter'],
    ['file://CC:/a', null, null, 'two letters are a host'],
    ['file://me@host/', null, null, 'a file URL has no credentials'],
    ['file://host:81/', null, null, 'a file URL has no port'],
    ['file://host?q', null, { host: 'host', path: '/', query: 'q' }, 'a query ends the host'],
    ['file://host\\a', null, { host: 'host', path: '/a' }, '"\\" is "/"'],
    ['file://[::1]/a', null, { host: [0, 0, 0, 0, 0, 0, 0, 1], path: '/a' }, 'an IPv6 address'],
  ]);
});

describe('a state override changes the host', () => {
  testOverrides([
    ['file:///a', 'host state', 'h', 'file://h/a', 'sets a host'],
    ['file://h/a', 'host state', 'localhost', 'file:///a', '"localhost" becomes empty'],
    ['file://h/a', 'hostname state', '', 'file:///a', 'empties the host'],
    ['file://h/a', 'host state', 'g:81', 'file://h/a', 'a port is ignored'],
    ['file://h/a', 'host state', 'C|', 'file://h/a', 'a drive letter is not a host'],
  ]);
});
