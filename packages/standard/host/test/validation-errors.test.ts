import type { ValidationError } from '@url/infra';
import type { ErrorReporter } from '@url/infra/internal';
import { describe, expect, test } from 'vitest';
import { parseDomain, parseHost, parseIPv4, parseIPv6, parseOpaqueHost } from '../src/index.js';
import { placeOfHostError, readHost } from '../src/internal.js';

type Parse = (onValidationError: (error: ValidationError) => void) => unknown;

/** The errors as "type start-end", followed by "!" where parsing stopped. All are errors in the host. */
function errorsOf(parse: Parse): string[] {
  const errors: string[] = [];
  const result = parse(({ type, component, start, end, failure }) => {
    expect(component).toBe('host');
    errors.push(`${type} ${start}-${end}${failure ? '!' : ''}`);
  });
  expect(errors.map((error) => error.endsWith('!')).lastIndexOf(true)).toBe(result === null ? errors.length - 1 : -1);
  return errors;
}

type Row = [input: string, errors: string[]];

// https://url.spec.whatwg.org/#concept-host-parser
describe('the host parser reports', () => {
  test.each<Row>([
    ['example.com', []],
    ['EXAMPLE.com', []],
    ['☕.example', []],
    ['', ['domain-to-ASCII 0-0!']],
    ['a b', ['domain-to-ASCII 1-2!']],
    [' a', ['domain-to-ASCII 0-1!']],
    ['a_b.example', ['domain-to-ASCII 0-3']],
    ['example.a_b', ['domain-to-ASCII 8-11']],
    ['é。a_b', ['domain-to-ASCII 2-5']],
    ['é．a_b', ['domain-to-ASCII 2-5']],
    ['é｡a_b', ['domain-to-ASCII 2-5']],
    ['x..y', ['domain-to-ASCII 0-4']],
    ['x.', ['domain-to-ASCII 0-2']],
    [`${'a.'.repeat(127)}a`, ['domain-to-ASCII 0-255']],
    ['xn--a.é', ['domain-to-ASCII 0-5!']],
    ['é.xn--a', ['domain-to-ASCII 2-7!']],
    ['exam%70le.org', ['domain-percent-encoded 4-7']],
    ['%65xample.org', ['domain-percent-encoded 0-3']],
    ['exa%23mple.org', ['domain-percent-encoded 3-6', 'domain-to-ASCII 3-6!']],
    ['a%5Fb.c', ['domain-percent-encoded 1-4', 'domain-to-ASCII 0-5']],
    ['a%zz', ['domain-to-ASCII 1-2!']],
    ['%', ['domain-to-ASCII 0-1!']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseHost(input, { onValidationError }))).toEqual(errors);
  });

  test.each<Row>([
    ['1.2.3.4', []],
    ['255.255.255.255', []],
    ['①.②.③.④', ['IPv4-non-ASCII-input 0-7']],
    ['①.②.③.④⓪⓪', ['IPv4-non-ASCII-input 0-9', 'IPv4-out-of-range-part 0-9!']],
    ['%31.2.3.4', ['domain-percent-encoded 0-3']],
    ['%31.2.3.400', ['domain-percent-encoded 0-3', 'IPv4-out-of-range-part 0-11!']],
    ['0X1.2.3.4', ['IPv4-non-decimal-part 0-3']],
    ['a.1', ['IPv4-too-few-parts 0-3', 'IPv4-non-numeric-part 0-1!']],
    ['A.1', ['IPv4-too-few-parts 0-3', 'IPv4-non-numeric-part 0-1!']],
    // The domain parser says first that a trailing dot is not valid in a domain.
    ['1.2.3.4.', ['domain-to-ASCII 0-8', 'IPv4-empty-part 8-8']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseHost(input, { onValidationError }))).toEqual(errors);
  });

  test.each<Row>([
    ['[::1]', []],
    ['[', ['IPv6-unclosed 0-1!']],
    ['[::1', ['IPv6-unclosed 0-4!']],
    ['[::1]a', ['IPv6-unclosed 0-6!']],
    ['[]', ['IPv6-too-few-pieces 1-1!']],
    ['[1:2:3]', ['IPv6-too-few-pieces 1-6!']],
    ['[::01]', ['IPv6-piece-leading-zero 3-5']],
  ])('in %j: %j', (input, errors) => {
    for (const isOpaque of [false, true]) {
      expect(errorsOf((onValidationError) => parseHost(input, { isOpaque, onValidationError }))).toEqual(errors);
    }
  });
});

// https://url.spec.whatwg.org/#concept-domain-to-ascii
describe('the domain parser reports', () => {
  test.each<[input: string, beStrict: boolean, errors: string[]]>([
    ['ab', false, []],
    ['ab', true, []],
    ['a b', false, ['domain-to-ASCII 1-2!']],
    ['a b', true, ['domain-to-ASCII 1-2!']],
    ['a_b', false, ['domain-to-ASCII 0-3']],
    ['a_b', true, ['domain-to-ASCII 0-3!']],
  ])('in %j with beStrict %j: %j', (input, beStrict, errors) => {
    expect(errorsOf((onValidationError) => parseDomain(input, { beStrict, onValidationError }))).toEqual(errors);
  });
});

// https://url.spec.whatwg.org/#concept-ipv4-parser
describe('the IPv4 parser reports', () => {
  test.each<Row>([
    ['1.2.3.4', []],
    ['0.0.0.0', []],
    ['', ['IPv4-empty-part 0-0', 'IPv4-too-few-parts 0-0', 'IPv4-non-numeric-part 0-0!']],
    ['.', ['IPv4-empty-part 1-1', 'IPv4-too-few-parts 0-1', 'IPv4-non-numeric-part 0-0!']],
    ['1.2.3.4.', ['IPv4-empty-part 8-8']],
    ['1.2.3', ['IPv4-too-few-parts 0-5']],
    ['1..3', ['IPv4-too-few-parts 0-4', 'IPv4-non-numeric-part 2-2!']],
    ['1.2.3.4.5', ['IPv4-too-many-parts 0-9!']],
    ['0x1.2.3.4.5', ['IPv4-too-many-parts 0-11!']],
    ['1.2.3.4.5.6.7', ['IPv4-too-many-parts 0-13!']],
    ['09.2.3.4', ['IPv4-non-numeric-part 0-2!']],
    ['1.2.3.x', ['IPv4-non-numeric-part 6-7!']],
    ['0x1.2.3.4', ['IPv4-non-decimal-part 0-3']],
    ['1.2.03.04', ['IPv4-non-decimal-part 4-6', 'IPv4-non-decimal-part 7-9']],
    ['256.2.3.4', ['IPv4-out-of-range-part 0-3!']],
    ['1.256.257.1', ['IPv4-out-of-range-part 2-5!']],
    ['256.257.3.4', ['IPv4-out-of-range-part 0-3!']],
    ['1.2.3.256', ['IPv4-out-of-range-part 6-9!']],
    // The last part fills what is left of the address, with a validation error alone.
    ['1.2.300', ['IPv4-too-few-parts 0-7', 'IPv4-out-of-range-part 4-7']],
    ['256', ['IPv4-too-few-parts 0-3', 'IPv4-out-of-range-part 0-3']],
    ['256.1', ['IPv4-too-few-parts 0-5', 'IPv4-out-of-range-part 0-3!']],
    ['4294967296', ['IPv4-too-few-parts 0-10', 'IPv4-out-of-range-part 0-10!']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseIPv4(input, { onValidationError }))).toEqual(errors);
  });
});

// https://url.spec.whatwg.org/#concept-ipv6-parser
describe('the IPv6 parser reports', () => {
  test.each<Row>([
    ['::', []],
    ['0:0:0:0:0:0:0:0', []],
    ['', ['IPv6-too-few-pieces 0-0!']],
    [':1', ['IPv6-invalid-compression 0-1!']],
    ['1:2:3:4:5:6:7:8:9', ['IPv6-too-many-pieces 16-17!']],
    ['1::1::1', ['IPv6-multiple-compression 4-6!']],
    ['1:2:3!:4', ['IPv6-invalid-code-point 5-6!']],
    ['1:2:3:', ['IPv6-invalid-code-point 5-6!']],
    ['12345::', ['IPv6-invalid-code-point 4-5!']],
    ['💩', ['IPv6-invalid-code-point 0-2!']],
    ['1:2:3', ['IPv6-too-few-pieces 0-5!']],
    ['::01', ['IPv6-piece-leading-zero 2-4']],
    ['00::0001', ['IPv6-piece-leading-zero 0-2', 'IPv6-piece-leading-zero 4-8']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseIPv6(input, { onValidationError }))).toEqual(errors);
  });

  test.each<Row>([
    ['::1.2.3.4', []],
    ['::0.0.0.0', []],
    ['1:1:1:1:1:1:1.2.3.4', []],
    ['1:1:1:1:1:1:1:127.0.0.1', ['IPv4-in-IPv6-too-many-pieces 14-23!']],
    // The length of the first number is looked at before the number of pieces.
    ['1:1:1:1:1:1:1:.0.0.1', ['IPv4-in-IPv6-invalid-code-point 14-15!']],
    ['ffff::.0.0.1', ['IPv4-in-IPv6-invalid-code-point 6-7!']],
    ['ffff::127.0.xyz.1', ['IPv4-in-IPv6-invalid-code-point 12-13!']],
    ['ffff::127.0xyz', ['IPv4-in-IPv6-invalid-code-point 11-12!']],
    ['ffff::127.00.0.1', ['IPv4-in-IPv6-invalid-code-point 11-12!']],
    ['ffff::a.0.0.1', ['IPv4-in-IPv6-invalid-code-point 6-7!']],
    ['::127.0.0.1.2', ['IPv4-in-IPv6-invalid-code-point 11-12!']],
    ['::127.0.0.1:2', ['IPv4-in-IPv6-invalid-code-point 11-12!']],
    ['::127.0.0.', ['IPv4-in-IPv6-invalid-code-point 10-10!']],
    ['::127.💩', ['IPv4-in-IPv6-invalid-code-point 6-8!']],
    ['::256.0.0.1', ['IPv4-in-IPv6-out-of-range-part 2-5!']],
    ['::127.0.0.4000', ['IPv4-in-IPv6-out-of-range-part 10-14!']],
    ['::127.0.0', ['IPv4-in-IPv6-too-few-parts 2-9!']],
    // The error with a part comes before the one with the number of parts.
    ['::127.256', ['IPv4-in-IPv6-out-of-range-part 6-9!']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseIPv6(input, { onValidationError }))).toEqual(errors);
  });
});

// https://url.spec.whatwg.org/#concept-opaque-host-parser
describe('the opaque-host parser reports', () => {
  test.each<Row>([
    ['', []],
    ['A_b%20c', []],
    ['☃', []],
    ['a b', ['host-invalid-code-point 1-2!']],
    [' a', ['host-invalid-code-point 0-1!']],
    ['"a b', ['host-invalid-code-point 2-3!']],
    ['a"b', ['invalid-URL-unit 1-2']],
    ['"', ['invalid-URL-unit 0-1']],
    ['💩{', ['invalid-URL-unit 2-3']],
    ['é\u{1fffe}x', ['invalid-URL-unit 1-3']],
    ['a%zz', ['invalid-URL-unit 1-2']],
    ['%', ['invalid-URL-unit 0-1']],
    ['%41%4', ['invalid-URL-unit 3-4']],
    ['%4g', ['invalid-URL-unit 0-1']],
    // One error for code points and one for percent signs, in this order.
    ['%"', ['invalid-URL-unit 1-2', 'invalid-URL-unit 0-1']],
    ['"{%%', ['invalid-URL-unit 0-1', 'invalid-URL-unit 2-3']],
  ])('in %j: %j', (input, errors) => {
    expect(errorsOf((onValidationError) => parseOpaqueHost(input, { onValidationError }))).toEqual(errors);
    expect(errorsOf((onValidationError) => parseHost(input, { isOpaque: true, onValidationError }))).toEqual(errors);
  });
});

describe('a reporter of the URL parser', () => {
  /** Reads a host in the middle of an input, and tells which failure the reporter kept. */
  function read(host: string, isOpaque: boolean): { host: unknown; kept: ErrorReporter['failure'] } {
    const input = `http://me@${host}:80/`;
    const reporter: ErrorReporter = { onValidationError: null, failure: null };
    return { host: readHost(input, 10, 10 + host.length, isOpaque, reporter), kept: reporter.failure };
  }

  test.each<[input: string, isOpaque: boolean, failure: string, start: number, end: number]>([
    // Finding the place takes longer than parsing, so it is the whole domain.
    ['a b', false, 'domain-to-ASCII', 10, 13],
    ['a b', true, 'host-invalid-code-point', 11, 12],
    ['[1:2:3]', false, 'IPv6-too-few-pieces', 11, 16],
    ['[1:2:3', false, 'IPv6-unclosed', 10, 16],
    ['a%20b', false, 'domain-to-ASCII', 10, 15],
    ['1.2.3.4.5', false, 'IPv4-too-many-parts', 10, 19],
    ['1.2.3.%32%35%36', false, 'IPv4-out-of-range-part', 10, 25],
  ])('keeps at which error %j fails, without a handler', (input, isOpaque, type, start, end) => {
    expect(read(input, isOpaque)).toEqual({ host: null, kept: { type, start, end } });
  });

  test.each<[input: string, isOpaque: boolean, host: unknown]>([
    ['A_b', false, 'a_b'],
    ['[::1]', false, [0, 0, 0, 0, 0, 0, 0, 1]],
    ['%31.1', false, 0x01000001],
    ['"', true, '"'],
  ])('keeps nothing where %j does not fail', (input, isOpaque, host) => {
    expect(read(input, isOpaque)).toEqual({ host, kept: null });
  });
});

test.each([
  ['a b', 1, 2],
  ['a_b.c', 0, 3],
  ['c.a_b', 2, 5],
  ['a%zb', 1, 2],
  ['a%20b', 1, 4],
  ['a%00.b', 1, 4],
  ['%61%2', 3, 4],
  ['%61%62%63 %00', 9, 10],
  ['%c3%a9%20', 6, 9],
  ['\u{1f4a9}%f0%9f%92%a9%2Fx', 14, 17],
  ['\ud800%7c', 1, 4],
  // Bytes that are not UTF-8: each wrong sequence decodes to U+FFFD.
  ['%e2%98%e2%98%83%ff%40', 18, 21],
  ['a.b%2ec%5fd.e', 6, 11],
  ['%61.xn--%61%2Ec', 4, 11],
  ['%ef%bc%8ea%5f', 9, 13],
  // The bytes of one run are not told apart.
  ['a_%c3%a9%ef%bc%8e%c3%a9', 0, 23],
])('the place of the error in %j is %i to %i', (host, start, end) => {
  expect(placeOfHostError(host)).toEqual([start, end]);
});
