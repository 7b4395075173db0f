import { parseURL } from '@url/parser';
import type { StoredURLRecord } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('host state', () => {
  testRows([
    ['http://example.org', null, { host: 'example.org' }],
    ['http://EXAMPLE.org', null, { host: 'example.org' }],
    ['http://bücher.example', null, { host: 'xn--bcher-kva.example' }],
    ['http://%65xample.org', null, { host: 'example.org' }],
    ['http://127.1', null, { host: 0x7f000001 }],
    ['http://1.2.3.4.', null, { host: 0x01020304 }],
    ['http://a.1', null, null],
    ['http://0x/', null, { host: 0 }],
    ['http://1.0x/p', null, { host: 0x01000000 }],
    ['http://0xf/', null, { host: 15 }],
    ['http://0xF:81/', null, { host: 15, port: 81 }],
    ['http://a.0xf/', null, null],
    ['http://a.b1', null, { host: 'a.b1' }],
    ['http://[::1]', null, { host: [0, 0, 0, 0, 0, 0, 0, 1] }],
    ['http://[::1]:81', null, { host: [0, 0, 0, 0, 0, 0, 0, 1], port: 81 }],
    ['http://[::1', null, null],
    ['http://a]b', null, null],
    ['http://exa mple', null, null],
    ['http://exa<mple', null, null],
    ['http://', null, null],
    ['http://:81', null, null],
    ['x://EXAMPLE', null, { host: 'EXAMPLE' }],
    ['x://ü', null, { host: '%C3%BC' }],
    ['x://a b', null, null],
    ['x://:81', null, null],
    ['x:///p', null, { host: '', path: '/p' }],
    ['x://[::1]', null, { host: [0, 0, 0, 0, 0, 0, 0, 1] }],
  ]);
});

describe('a state override changes the host', () => {
  testOverrides([
    ['http://h/', 'host state', 'G:81/x', 'http://g:81/'],
    ['http://h:81/', 'hostname state', 'g', 'http://g:81/'],
    ['http://h:81/', 'hostname state', 'g:82', 'http://h:81/'],
    ['http://h/', 'host state', '', 'http://h/'],
    ['http://h/', 'host state', '[::1]', 'http://[::1]/'],
    ['http://[::1]/', 'host state', 'h', 'http://h/'],
    ['x://h/a', 'host state', '', 'x:///a'],
    ['x://u@h/', 'host state', '', 'x://u@h/'],
    ['x://h:81/', 'host state', '', 'x://h:81/'],
    ['x://h/', 'host state', ':81', 'x://h/'],
    ['x://h/', 'hostname state', ':81', 'x://h/'],
    ['x:/.//a', 'host state', 'h', 'x://h//a'],
    ['http://h/', 'host state', 'a b', 'http://h/'],
  ]);
});

test.each([
  ['http://%65xample.org', null],
  ['http://u@example.org', null],
  ['x://h', null],
  ['http://u@127.1', 0x7f000001],
])('%s: the record has the address %j', (input, address) => {
  expect((parseURL(input) as StoredURLRecord).address).toBe(address);
});
