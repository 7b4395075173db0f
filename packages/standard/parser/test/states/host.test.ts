import { parseURL } from '@url/parser';
import type { StoredURLRecord } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('host state', () => {
  testRows([
    ['http://example.org', null, { host: 'example.org' }, 'a domain'],
    ['http://EXAMPLE.org', null, { host: 'example.org' }, 'in lower case'],
    ['http://bücher.example', null, { host: 'xn--bcher-kva.example' }, 'IDNA'],
    ['http://%65xample.org', null, { host: 'example.org' }, 'a domain is percent-decoded'],
    ['http://127.1', null, { host: 0x7f000001 }, 'a short IPv4 address'],
    ['http://1.2.3.4.', null, { host: 0x01020304 }, 'a dot at the end'],
    ['http://a.1', null, null, 'ends in a number'],
    ['http://0x/', null, { host: 0 }, '"0x" is 0'],
    ['http://1.0x/p', null, { host: 0x01000000 }, '"0x" in the last place'],
    ['http://0xf/', null, { host: 15 }, 'a hexadecimal number'],
    ['http://0xF:81/', null, { host: 15, port: 81 }, 'before a port'],
    ['http://a.0xf/', null, null, 'one bad part'],
    ['http://a.b1', null, { host: 'a.b1' }, 'a letter first: not a number'],
    ['http://[::1]', null, { host: [0, 0, 0, 0, 0, 0, 0, 1] }, 'an IPv6 address'],
    ['http://[::1]:81', null, { host: [0, 0, 0, 0, 0, 0, 0, 1], port: 81 }, 'before a port'],
    ['http://[::1', null, null, 'not closed'],
    ['http://a]b', null, null, 'not opened'],
    ['http://exa mple', null, null, 'a space'],
    ['http://exa<mple', null, null, 'a forbidden code point'],
    ['http://', null, null, 'a host is missing'],
    ['http://:81', null, null, 'before a port also'],
    ['x://EXAMPLE', null, { host: 'EXAMPLE' }, 'an opaque host keeps its case'],
    ['x://ü', null, { host: '%C3%BC' }, 'an opaque host is percent-encoded'],
    ['x://a b', null, null, 'an opaque host has no space'],
    ['x://:81', null, null, 'a port needs a host'],
    ['x:///p', null, { host: '', path: '/p' }, 'an opaque host may be empty'],
    ['x://[::1]', null, { host: [0, 0, 0, 0, 0, 0, 0, 1] }, 'an IPv6 address in any URL'],
  ]);
});

describe('a state override changes the host', () => {
  testOverrides([
    ['http://h/', 'host state', 'G:81/x', 'http://g:81/', 'host and port'],
    ['http://h:81/', 'hostname state', 'g', 'http://g:81/', 'the host alone'],
    ['http://h:81/', 'hostname state', 'g:82', 'http://h:81/', '":" is refused'],
    ['http://h/', 'host state', '', 'http://h/', 'a special URL needs a host'],
    ['http://h/', 'host state', '[::1]', 'http://[::1]/', 'an IPv6 address'],
    ['http://[::1]/', 'host state', 'h', 'http://h/', 'replaces an IPv6 address'],
    ['x://h/a', 'host state', '', 'x:///a', 'an opaque host may be empty'],
    ['x://u@h/', 'host state', '', 'x://u@h/', 'credentials need a host'],
    ['x://h:81/', 'host state', '', 'x://h:81/', 'a port needs a host'],
    ['x://h/', 'host state', ':81', 'x://h/', 'a port needs a host'],
    ['x://h/', 'hostname state', ':81', 'x://h/', 'also in the hostname state'],
    ['x:/.//a', 'host state', 'h', 'x://h//a', '"/." is removed'],
    ['http://h/', 'host state', 'a b', 'http://h/', 'an invalid host is ignored'],
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
