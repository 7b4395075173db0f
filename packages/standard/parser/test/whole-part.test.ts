import type { Host } from '@url/host';
import type { ValidationErrorType } from '@url/infra';
import { describe, expect, test } from 'vitest';
import { parseWholeHost, parseWholePort } from '../src/whole-part.js';

type Failure = readonly [ValidationErrorType, start: number, end: number];

/** The last failure that a function reports. */
function failureOf(parse: (onValidationError: Parameters<typeof parseWholeHost>[2]) => unknown): Failure | null {
  let failure: Failure | null = null;
  parse((error) => {
    if (error.failure) failure = [error.type, error.start, error.end];
  });
  return failure;
}

describe('parseWholeHost', () => {
  test.each<[text: string, scheme: string, host: Host]>([
    ['EXAMPLE.org', 'http', 'example.org'],
    ['localhost', 'http', 'localhost'],
    ['localhost', 'file', ''],
    ['%6cocalhost', 'file', ''],
    ['', 'file', ''],
    ['', 'x', ''],
    ['LOCALHOST', 'x', 'LOCALHOST'],
    ['0x7f.1', 'ws', 0x7f000001],
    ['0x7f.1', 'x', '0x7f.1'],
  ])('%j with the scheme %j is %j', (text, scheme, host) => {
    expect(parseWholeHost(text, scheme, () => {})).toEqual(host);
  });

  test.each<[text: string, scheme: string, failure: Failure]>([
    ['', 'http', ['host-missing', 0, 0]],
    ['h:80', 'http', ['domain-to-ASCII', 1, 2]],
    ['h/a', 'x', ['host-invalid-code-point', 1, 2]],
    ['h\t', 'x', ['host-invalid-code-point', 1, 2]],
    ['[::1', 'file', ['IPv6-unclosed', 0, 4]],
  ])('%j with the scheme %j fails with %j', (text, scheme, failure) => {
    expect(failureOf((handler) => parseWholeHost(text, scheme, handler))).toEqual(failure);
    expect(parseWholeHost(text, scheme, () => {})).toBeNull();
  });
});

describe('parseWholePort', () => {
  test.each<[text: string, scheme: string, port: number | null]>([
    ['', 'http', null],
    ['80', 'http', null],
    ['0443', 'wss', null],
    ['80', 'https', 80],
    ['80', 'x', 80],
    ['65535', 'http', 65535],
  ])('%j with the scheme %j is %j', (text, scheme, port) => {
    expect(parseWholePort(text, scheme, () => {})).toEqual({ port });
  });

  test.each<[text: string, failure: Failure]>([
    ['65536', ['port-out-of-range', 0, 5]],
    ['8a', ['port-invalid', 1, 2]],
    ['80/', ['port-invalid', 2, 3]],
    ['-1', ['port-invalid', 0, 1]],
  ])('%j fails with %j', (text, failure) => {
    expect(failureOf((handler) => parseWholePort(text, 'http', handler))).toEqual(failure);
    expect(parseWholePort(text, 'http', () => {})).toBeNull();
  });
});
