import type { ValidationErrorType } from '@url/infra';
import { StoredURLRecord } from '@url/record/internal';
import { describe, expect, test } from 'vitest';
import { copyAuthority, copyOtherPrefix, copyPrefix } from '../src/copy-prefix.js';
import type { Parser } from '../src/parser.js';
import { endOfUnchangedSegments } from '../src/states/path.js';
import { endOfLowercasedPrefix, endOfUnchangedOther, endOfUnchangedPrefix } from '../src/unchanged-prefix.js';

// The states read what is not copied, with the same result. These tests look at how much of an input is copied at once.

type Copy = (url: StoredURLRecord, input: string) => number | Parser;
type Row = [input: string, copied: string, hasHost: boolean];

/** What of the input is copied, and whether the record has a host then. */
function testCopy(copy: Copy, rows: readonly Row[]): void {
  test.each(rows)('%j: %j is copied, and a host: %j', (input, copied, hasHost) => {
    const url = new StoredURLRecord();
    const end = copy(url, input);
    expect(end).toBeTypeOf('number');
    expect([input.slice(0, end as number), url.hostEnd > 0]).toEqual([copied, hasHost]);
  });
}

describe('the prefix of a special URL', () => {
  testCopy(copyPrefix, [
    ['https://example.org/path/to a file', 'https://example.org/path/to', true],
    ['https://example.org/a?b#c', 'https://example.org/a?b#c', true],
    ['https://example.org/a?b c', 'https://example.org/a?b', true],
    ['https://example.org/a?b#c d', 'https://example.org/a?b#c', true],
    ['https://example.org/a#b?c', 'https://example.org/a#b?c', true],
    ['https://example.org/a/../b', 'https://example.org/a', true],
    ['https://example.org/a\\b', 'https://example.org/a', true],
    ['https://example.org/', 'https://example.org/', true],
    ['http://h/a', 'http://h/a', true],
    ['ws://h/a', 'ws://h/a', true],
    // The port state or the path start state continues.
    ['https://example.org', 'https://example.org', true],
    ['https://example.org:80', 'https://example.org', true],
    ['https://example.org:80?a', 'https://example.org', true],
    ['https://example.org?a', 'https://example.org', true],
    ['https://example.org#a', 'https://example.org', true],
    ['https://example.org\\a', 'https://example.org', true],
    // A port before a path.
    ['https://example.org:80/a', 'https://example.org:80/a', true],
    ['https://example.org:8080/a b', 'https://example.org:8080/a', true],
    ['https://example.org:443/a', 'https://example.org:443/a', true],
    ['https://127.1:80/a', 'https://127.1:80/a', true],
    ['https://[::1]:80/a', 'https://[::1]:80/a', true],
    // The authority state continues: what is before U+0040 (@) is no host.
    ['https://example.org:80@h/', 'https://', false],
    ['https://example.org@h/', 'https://', false],
    ['https://ex\u00e4mple.org/', 'https://', false],
    ['https://ex%61mple.org/', 'https://', false],
    ['https:///a', 'https://', false],
    // Only lowercased.
    ['HTTPS://EXAMPLE.org/A?b', 'HTTPS://EXAMPLE.org/A?b', true],
    ['https://Example.org/a b', 'https://Example.org/a', true],
    ['https://EXAMPLE.org', 'https://EXAMPLE.org', true],
    ['https://EXAMPLE.org:80', 'https://EXAMPLE.org', true],
    ['https://EXAMPLE.org:80/a', 'https://EXAMPLE.org:80/a', true],
    ['https://EXAMPLE.org:80@h/', 'https://', false],
    ['https://\u00c4.org/', 'https://', false],
    ['https://Ab c/', 'https://', false],
    // An IP address.
    ['https://127.1/a?b', 'https://127.1/a?b', true],
    ['https://[::1]/a', 'https://[::1]/a', true],
    ['https://[::1]:80', 'https://[::1]', true],
    ['file:///a', 'file:///a', true],
    ['file://h/a', 'file://h/a', true],
    // The scheme start state continues.
    ['mailto:x', '', false],
    ['https:/h', '', false],
    ['\\', '', false],
    ['h', '', false],
  ]);

  test.each<[input: string, failure: ValidationErrorType, start: number, end: number]>([
    ['https://1.2.3.4.5/a', 'IPv4-too-many-parts', 8, 17],
    ['https://1.2.3.256/a', 'IPv4-out-of-range-part', 14, 17],
    ['https://[1:2]:80', 'IPv6-too-few-pieces', 9, 12],
    ['HTTPS://EXAMPLE.08', 'IPv4-non-numeric-part', 8, 15],
  ])('%j is not copied: %s at %i to %i', (input, failure, failureStart, failureEnd) => {
    const parser = copyPrefix(new StoredURLRecord(), input);
    expect(parser).toMatchObject({ input, failure, failureStart, failureEnd });
  });

  test.each([
    ['HTTPS://EXAMPLE.org/A?B#C', 'https://example.org/A?B#C', null],
    ['https://example.org:443/a', 'https://example.org/a', null],
    ['https://example.org:8080/a', 'https://example.org:8080/a', 8080],
    ['https://127.1:443/a', 'https://127.0.0.1/a', null],
    ['https://127.1:80/a', 'https://127.0.0.1:80/a', 80],
  ])('%j is copied as %j, with the port %j', (input, serialization, port) => {
    const url = new StoredURLRecord();
    copyPrefix(url, input);
    expect(url.serialization).toBe(serialization);
    expect(url.port).toBe(port);
  });
});

describe('the authority of a special URL', () => {
  testCopy(copyAuthority, [
    ['https://example.org/a', 'https://example.org', true],
    ['https://example.org:80', 'https://example.org', true],
    ['https://127.1', 'https://127.1', true],
    ['https://example.org@', 'https://', false],
    ['https://EXAMPLE.org', 'https://', false],
    ['file:///a', 'file://', true],
    ['mailto:x', '', false],
  ]);
});

describe('the prefix of a URL that is not special', () => {
  testCopy(copyOtherPrefix, [
    ['app://Host/a?b#c', 'app://Host/a?b#c', true],
    ['app://h', 'app://h', true],
    ['app://h/a b', 'app://h/a', true],
    ['app://h:80/a', 'app://', false],
    ['app://h@g', 'app://', false],
    ['app://\u00fc', 'app://', false],
    ['app:path?a#b', 'app:path?a#b', true],
    ['app:a/b', 'app:a/b', true],
    ['app:a b', 'app:a', true],
    ['app:/a', '', false],
    ['APP:a', '', false],
    ['http://h', '', false],
    ['app', '', false],
  ]);
});

test('a path is copied up to 65,536 code units of input: longer ones could overflow the stack of the expression', () => {
  const longest = 0x10000;
  const path = `/${'a'.repeat(longest - 1)}`;
  expect(endOfUnchangedSegments(path, 0)).toBe(longest);
  expect(endOfUnchangedSegments(`${path}a`, 0)).toBe(0);
  const special = 'https://h/'.padEnd(longest, 'a');
  expect(endOfUnchangedPrefix(special, 0)).toBe(longest);
  expect(endOfUnchangedPrefix(`${special}a`, 0)).toBe('https://h'.length);
  const upperCase = 'HTTPS://H/'.padEnd(longest, 'a');
  expect(endOfLowercasedPrefix(upperCase, 0)).toBe(longest);
  expect(endOfLowercasedPrefix(`${upperCase}a`, 0)).toBe(-1);
  const other = 'app:'.padEnd(longest, 'a');
  expect(endOfUnchangedOther(other, 0)).toBe(longest);
  expect(endOfUnchangedOther(`${other}a`, 0)).toBe(-1);
});
