import { expect, test } from 'vitest';
import { copyURLRecord, createURLRecord } from '../src/create-url-record.js';
import { checkInvariants } from '../src/invariants.js';
import type { URLRecord } from '../src/url-record.js';

const web: Partial<URLRecord> = { scheme: 'http', host: 'h', path: '/' };
const opaque: Partial<URLRecord> = { scheme: 'mailto', path: 'me', hasOpaquePath: true };

test.each([
  web,
  opaque,
  { ...web, host: 1, port: 81 },
  { scheme: 'file', host: '', path: '/C:' },
  { scheme: 'foo', host: '' },
])('a record that breaks none: %j', (fields) => expect(checkInvariants(createURLRecord(fields))).toEqual([]));

test.each<[Partial<URLRecord>, RegExp]>([
  [{ ...web, scheme: 'HTTP' }, /lower case/],
  [{ ...web, host: null }, /special URL has a host/],
  [{ ...web, host: '' }, /empty for "file" alone/],
  [{ ...web, scheme: 'foo', host: 1 }, /only a special URL has an IPv4/],
  [{ ...opaque, host: 'h' }, /opaque path has no host/],
  [{ ...web, path: '' }, /at least one segment/],
  [{ ...web, path: 'a' }, /starts with "\/"/],
  [{ ...opaque, path: '/a' }, /opaque path does not start/],
  [{ scheme: 'foo' }, /without host has a path/],
  [{ scheme: 'foo', host: '', username: 'me' }, /a URL with a host has/],
  [{ ...web, port: 65536 }, /16-bit/],
  [{ ...web, port: 80 }, /default port/],
  [{ ...web, fragment: 'é' }, /ASCII string/],
  [{ ...web, path: '/a?b' }, /path ends before/],
  [{ ...web, query: 'a#b' }, /query ends before/],
])('%j breaks %s', (fields, name) => {
  expect(checkInvariants(createURLRecord(fields)).some((broken) => name.test(broken))).toBe(true);
});

test.each<[Partial<URLRecord>, RegExp]>([
  [{ host: -1 }, /32-bit/],
  [{ host: [1, 2, 3, 4, 5, 6, 7, 0x10000] }, /eight 16-bit/],
])('the object literal with %j breaks %s', (fields, name) => {
  const literal = { ...copyURLRecord(createURLRecord(web)), ...fields };
  expect(checkInvariants(literal).some((broken) => name.test(broken))).toBe(true);
});
