import type { ValidationError, ValidationErrorType } from '@url/infra';
import { basicURLParse, isValidURLString, parseURL, type StateOverride } from '@url/parser';
import { createURLRecord, type URLRecord } from '@url/record';
import { serializeURL } from '@url/serializer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeWPT } from '../../../tools/conformance/cases.ts';
import { inputArbitrary } from '../../../tools/conformance/generators.ts';
import { readURLTests } from '../../../tools/conformance/url-test-data.ts';
import { StateMachine } from './state-machine.ts';

/** The errors as "type start-end", followed by "!" where parsing stopped. */
function errorsOf(parse: (onValidationError: (error: ValidationError) => void) => URLRecord | null): string[] {
  const errors: string[] = [];
  const url = parse(({ type, start, end, failure }) => errors.push(`${type} ${start}-${end}${failure ? '!' : ''}`));
  expect(errors.map((error) => error.endsWith('!')).lastIndexOf(true)).toBe(url === null ? errors.length - 1 : -1);
  return errors;
}

function errorsIn(input: string, base: string | null): string[] {
  return errorsOf((onValidationError) => parseURL(input, { base, onValidationError }));
}

type Row = [input: string, base: string | null, errors: string[]];

// https://url.spec.whatwg.org/#writing
const byName: Record<ValidationErrorType, Row[]> = {
  'domain-to-ASCII': [
    ['https://exa%23mple.org', null, ['domain-percent-encoded 11-14', 'domain-to-ASCII 8-22!']],
    ['https://exa mple.org', null, ['domain-to-ASCII 11-12!']],
    ['https://a_b.example', null, ['domain-to-ASCII 8-11']],
  ],
  'domain-percent-encoded': [['https://exam%70le.org', null, ['domain-percent-encoded 12-15']]],
  'host-invalid-code-point': [['foo://exa[mple.org', null, ['host-invalid-code-point 9-10!']]],
  'IPv4-non-ASCII-input': [['https://①.②.③.④/', null, ['IPv4-non-ASCII-input 8-15']]],
  // A trailing dot is no more valid in a domain, and the domain parser says so first.
  'IPv4-empty-part': [['https://127.0.0.1./', null, ['domain-to-ASCII 8-18', 'IPv4-empty-part 18-18']]],
  'IPv4-too-few-parts': [['https://1.2.3/', null, ['IPv4-too-few-parts 8-13']]],
  'IPv4-too-many-parts': [['https://1.2.3.4.5/', null, ['IPv4-too-many-parts 8-17!']]],
  'IPv4-non-numeric-part': [['https://test.42', null, ['IPv4-too-few-parts 8-15', 'IPv4-non-numeric-part 8-12!']]],
  'IPv4-non-decimal-part': [['https://127.0.0x0.1', null, ['IPv4-non-decimal-part 14-17']]],
  'IPv4-out-of-range-part': [
    ['https://255.255.4000.1', null, ['IPv4-out-of-range-part 16-20!']],
    ['https://1.2.3.400', null, ['IPv4-out-of-range-part 14-17!']],
    ['https://1.2.300', null, ['IPv4-too-few-parts 8-15', 'IPv4-out-of-range-part 12-15']],
    ['https://1.2.300000', null, ['IPv4-too-few-parts 8-18', 'IPv4-out-of-range-part 12-18!']],
  ],
  'IPv6-unclosed': [['https://[::1', null, ['IPv6-unclosed 8-12!']]],
  'IPv6-invalid-compression': [['https://[:1]', null, ['IPv6-invalid-compression 9-10!']]],
  'IPv6-too-many-pieces': [['https://[1:2:3:4:5:6:7:8:9]', null, ['IPv6-too-many-pieces 25-26!']]],
  'IPv6-multiple-compression': [['https://[1::1::1]', null, ['IPv6-multiple-compression 13-15!']]],
  'IPv6-invalid-code-point': [
    ['https://[1:2:3!:4]', null, ['IPv6-invalid-code-point 14-15!']],
    ['https://[1:2:3:]', null, ['IPv6-invalid-code-point 14-15!']],
    ['https://[12345::]', null, ['IPv6-invalid-code-point 13-14!']],
  ],
  'IPv6-too-few-pieces': [
    ['https://[1:2:3]', null, ['IPv6-too-few-pieces 9-14!']],
    ['https://[]', null, ['IPv6-too-few-pieces 9-9!']],
  ],
  'IPv6-piece-leading-zero': [['https://[::01]', null, ['IPv6-piece-leading-zero 11-13']]],
  'IPv4-in-IPv6-too-many-pieces': [
    ['https://[1:1:1:1:1:1:1:127.0.0.1]', null, ['IPv4-in-IPv6-too-many-pieces 23-32!']],
  ],
  'IPv4-in-IPv6-invalid-code-point': [
    ['https://[ffff::.0.0.1]', null, ['IPv4-in-IPv6-invalid-code-point 15-16!']],
    ['https://[ffff::127.0.xyz.1]', null, ['IPv4-in-IPv6-invalid-code-point 21-22!']],
    ['https://[ffff::127.0xyz]', null, ['IPv4-in-IPv6-invalid-code-point 20-21!']],
    ['https://[ffff::127.00.0.1]', null, ['IPv4-in-IPv6-invalid-code-point 20-21!']],
    ['https://[ffff::127.0.0.1.2]', null, ['IPv4-in-IPv6-invalid-code-point 24-25!']],
  ],
  'IPv4-in-IPv6-out-of-range-part': [['https://[ffff::127.0.0.400]', null, ['IPv4-in-IPv6-out-of-range-part 23-26!']]],
  'IPv4-in-IPv6-too-few-parts': [['https://[ffff::127.0.0]', null, ['IPv4-in-IPv6-too-few-parts 15-22!']]],
  'invalid-URL-unit': [
    ['https://example.org/>', null, ['invalid-URL-unit 20-21']],
    [' https://example.org ', null, ['invalid-URL-unit 0-1']],
    ['https://example.org  ', null, ['invalid-URL-unit 19-21']],
    ['ht\ntps://example.org', null, ['invalid-URL-unit 2-3']],
    ['https://example.org/%s', null, ['invalid-URL-unit 20-21']],
  ],
  'special-scheme-missing-following-solidus': [
    ['file:c:/my-secret-folder', null, ['special-scheme-missing-following-solidus 5-5']],
    ['https:example.org', null, ['special-scheme-missing-following-solidus 6-6']],
    ['https:foo.html', 'https://example.org/', ['special-scheme-missing-following-solidus 6-6']],
  ],
  'missing-scheme-non-relative-URL': [
    ['💩', null, ['missing-scheme-non-relative-URL 0-2!']],
    ['💩', 'mailto:user@example.org', ['missing-scheme-non-relative-URL 0-2!']],
    ['', null, ['missing-scheme-non-relative-URL 0-0!']],
  ],
  'invalid-reverse-solidus': [
    [
      'https://example.org\\path\\to\\file',
      null,
      ['invalid-reverse-solidus 19-20', 'invalid-reverse-solidus 24-25', 'invalid-reverse-solidus 27-28'],
    ],
  ],
  'invalid-credentials': [
    ['https://user@example.org', null, ['invalid-credentials 8-13']],
    ['ssh://user@example.org', null, ['invalid-credentials 6-11']],
  ],
  'host-missing': [
    ['https://#fragment', null, ['host-missing 8-8!']],
    ['https://:443', null, ['host-missing 8-8!']],
    ['https://user:pass@', null, ['invalid-credentials 8-18', 'host-missing 18-18!']],
  ],
  'port-out-of-range': [['https://example.org:70000', null, ['port-out-of-range 20-25!']]],
  'port-invalid': [['https://example.org:7z', null, ['port-invalid 21-22!']]],
  'file-invalid-Windows-drive-letter': [
    // The standard's example comes to the file slash state, where its algorithm has no error.
    ['/c:/path/to/file', 'file:///c:/', []],
    [
      'file:c:/path/to/file',
      'file:///c:/',
      ['special-scheme-missing-following-solidus 5-5', 'file-invalid-Windows-drive-letter 5-7'],
    ],
    ['c|/path', 'file:///d', ['file-invalid-Windows-drive-letter 0-2', 'invalid-URL-unit 1-2']],
  ],
  'file-invalid-Windows-drive-letter-host': [['file://c:', null, ['file-invalid-Windows-drive-letter-host 7-9']]],
};

describe.each(Object.entries(byName))('%s', (name, rows) => {
  test.each(rows)('%j against %j', (input, base, errors) => {
    expect(errorsIn(input, base)).toEqual(errors);
  });

  test('is among them', () => {
    expect(rows.flatMap(([, , errors]) => errors).some((error) => error.startsWith(`${name} `))).toBe(true);
  });
});

test('the table has all 31 names', () => {
  expect(Object.keys(byName)).toHaveLength(31);
});

describe('several errors, in the order of the algorithms', () => {
  test.each<[what: string, ...Row]>([
    [
      'offsets are those of the string before anything was removed',
      ' \thttps://exa\nmple.org\\a b\t',
      null,
      ['invalid-URL-unit 0-2', 'invalid-URL-unit 13-14', 'invalid-reverse-solidus 22-23', 'invalid-URL-unit 24-25'],
    ],
    [
      'a range goes over what was removed inside it, and not over what was removed behind it',
      'https://us\ter@exa\tmple.org:7\tz',
      null,
      ['invalid-URL-unit 10-11', 'invalid-credentials 8-14', 'port-invalid 29-30!'],
    ],
    ['one error for all tabs and newlines', 'a:\tb\nc\rd', null, ['invalid-URL-unit 2-3']],
    ['nothing but what is removed', ' \n ', null, ['invalid-URL-unit 0-3', 'missing-scheme-non-relative-URL 3-3!']],
    [
      'what a decoded host holds is told at the whole host',
      'https://%5fa.example/',
      null,
      ['domain-percent-encoded 8-11', 'domain-to-ASCII 8-20'],
    ],
    [
      'an IPv4 address in it as well',
      'https://%30x7f.1/',
      null,
      ['domain-percent-encoded 8-11', 'IPv4-too-few-parts 8-16', 'IPv4-non-decimal-part 8-16'],
    ],
    [
      'and one that is not ASCII',
      'https://０x7f.１/',
      null,
      ['IPv4-non-ASCII-input 8-14', 'IPv4-too-few-parts 8-14', 'IPv4-non-decimal-part 8-14'],
    ],
    [
      'both',
      'https://%EF%BC%91.2.3/',
      null,
      ['domain-percent-encoded 8-11', 'IPv4-non-ASCII-input 8-21', 'IPv4-too-few-parts 8-21'],
    ],
    ['a percent sign that encodes nothing', 'https://a%zz/', null, ['domain-to-ASCII 9-10!']],
    ['the label that is not valid', 'https://ok.xn--a.example/', null, ['domain-to-ASCII 11-16']],
    ['the whole domain where no label is to blame', 'https://a..b/', null, ['domain-to-ASCII 8-12']],
    ['a label whose mapping is forbidden', 'https://a.c℀.example/', null, ['domain-to-ASCII 10-12!']],
    [
      'all parts are read before their size is looked at',
      'https://0x100.256.1.09/',
      null,
      ['IPv4-non-decimal-part 8-13', 'IPv4-non-numeric-part 20-22!'],
    ],
    [
      'one error for all parts that are too large, at the first',
      'https://1.256.257.1/',
      null,
      ['IPv4-out-of-range-part 10-13!'],
    ],
    [
      'each piece with a leading zero',
      'https://[01:002::0003]:99999/',
      null,
      [
        'IPv6-piece-leading-zero 9-11',
        'IPv6-piece-leading-zero 12-15',
        'IPv6-piece-leading-zero 17-21',
        'port-out-of-range 23-28!',
      ],
    ],
    ['no leading zero in a piece that fails first', 'https://[01!]/', null, ['IPv6-invalid-code-point 11-12!']],
    [
      'an error for each at sign',
      'https://a@b@c:d@/',
      null,
      ['invalid-credentials 8-10', 'invalid-credentials 10-12', 'invalid-credentials 12-16', 'host-missing 16-16!'],
    ],
    [
      'a backslash is no separator in other schemes',
      'foo://a@h\\b/',
      null,
      ['invalid-credentials 6-8', 'host-invalid-code-point 9-10!'],
    ],
    [
      'two errors in an opaque host at most: a code point, a percent sign',
      'foo://{%zz"%/p|',
      null,
      ['invalid-URL-unit 6-7', 'invalid-URL-unit 7-8', 'invalid-URL-unit 14-15'],
    ],
    [
      'each slash before the host, and the one behind it',
      'https:/\\\\/x\\',
      null,
      [
        'special-scheme-missing-following-solidus 6-6',
        'special-scheme-missing-following-solidus 6-7',
        'special-scheme-missing-following-solidus 7-8',
        'special-scheme-missing-following-solidus 8-9',
        'special-scheme-missing-following-solidus 9-10',
        'invalid-reverse-solidus 11-12',
      ],
    ],
    [
      'with a base of the same scheme',
      'https:/\\x',
      'https://h/',
      ['special-scheme-missing-following-solidus 6-6', 'invalid-reverse-solidus 7-8'],
    ],
    [
      'without a scheme',
      '\\\\/\\x',
      'https://h/',
      [
        'invalid-reverse-solidus 0-1',
        'invalid-reverse-solidus 1-2',
        'special-scheme-missing-following-solidus 2-3',
        'special-scheme-missing-following-solidus 3-4',
      ],
    ],
    [
      'a drive letter for a host',
      'file:\\\\C|\\a|b',
      null,
      [
        'special-scheme-missing-following-solidus 5-5',
        'invalid-reverse-solidus 5-6',
        'invalid-reverse-solidus 6-7',
        'file-invalid-Windows-drive-letter-host 7-9',
        'invalid-reverse-solidus 9-10',
        'invalid-URL-unit 11-12',
      ],
    ],
    ['a drive letter in its place', 'file:///C|/x', null, ['invalid-URL-unit 9-10']],
    [
      'path, query and fragment',
      'foo:a b?c d#e#f%',
      null,
      ['invalid-URL-unit 5-6', 'invalid-URL-unit 9-10', 'invalid-URL-unit 13-14', 'invalid-URL-unit 15-16'],
    ],
    [
      'code points of two units',
      'https://h/\u{1fffe}?\u{2ffff}',
      null,
      ['invalid-URL-unit 10-12', 'invalid-URL-unit 13-15'],
    ],
    ['a lone surrogate is read as U+FFFD', 'https://h/\ud800|', null, ['invalid-URL-unit 11-12']],
    ["the base's errors are not told", 'a', ' https:h\\', []],
  ])('%s', (_, input, base, errors) => {
    expect(errorsIn(input, base)).toEqual(errors);
  });

  test('none without a record where the base does not parse', () => {
    const onValidationError = () => expect.unreachable();
    expect(parseURL(' a', { base: 'https://a b', onValidationError })).toBeNull();
  });

  test.each<[StateOverride, string, string[]]>([
    [
      'path start state',
      ' a\tb ?#',
      ['invalid-URL-unit 2-3', 'invalid-URL-unit 0-1', 'invalid-URL-unit 4-5', 'invalid-URL-unit 6-7'],
    ],
    ['query state', 'a#', ['invalid-URL-unit 1-2']],
    ['fragment state', 'a\\', ['invalid-URL-unit 1-2']],
    ['host state', 'a_b:8', ['domain-to-ASCII 0-3']],
    ['port state', '8x', []],
  ])('in the %s', (stateOverride, input, expected) => {
    const url = createURLRecord({ scheme: 'https', host: 'h', path: '' });
    const parse = (onValidationError: (error: ValidationError) => void) =>
      basicURLParse(input, { url, stateOverride, onValidationError });
    expect(errorsOf(parse)).toEqual(expected);
  });
});

const parts = ['scheme', 'username', 'password', 'host', 'port', 'path', 'hasOpaquePath', 'query', 'fragment'] as const;

/** Parses with and without a handler. */
function checkHandler(input: string, base: string | null): void {
  const errors: ValidationError[] = [];
  const url = parseURL(input, { base, onValidationError: (error) => errors.push(error) });
  const silent = parseURL(input, { base });
  expect(url && serializeURL(url)).toBe(silent && serializeURL(silent));
  for (const part of parts) expect(url?.[part]).toEqual(silent?.[part]);
  for (const { start, end } of errors) {
    if (!(start >= 0 && start <= end && end <= input.length)) expect.unreachable(`${start}-${end}`);
  }
  const hasBase = base === null || parseURL(base) !== null;
  expect(errors.filter(({ failure }) => failure)).toHaveLength(url === null && hasBase ? 1 : 0);
  if (url === null && hasBase) expect(errors[errors.length - 1]!.failure).toBe(true);
  if (isValidURLString(input, { base })) expect(errors).toEqual([]);
  if (hasBase) checkAgainstStateMachine(input, base, errors, url !== null);
}

/** The standard's machine has the same names, in the same order, as often. */
function checkAgainstStateMachine(
  input: string,
  base: string | null,
  errors: readonly ValidationError[],
  isParsed: boolean,
): void {
  const machine = new StateMachine(input, base === null ? null : parseURL(base));
  expect(machine.run()).toBe(isParsed);
  expect(errors.map(({ type }) => type)).toEqual(machine.errors);
}

describe('errors are those of the state machine, inside the input, and leave the record as it is', () => {
  test('for generated input', () => {
    const bases = fc.constantFrom(
      null,
      'https://example.org/a/b?c',
      'file:///C:/a',
      'foo://host/a',
      'mailto:me',
      'https:// /',
    );
    fc.assert(fc.property(inputArbitrary, bases, checkHandler), { numRuns: 10_000 });
  });

  describeWPT('urltestdata.json', (wpt) => {
    test('for every case', () => {
      for (const { input, base } of readURLTests(wpt)) checkHandler(input, base);
    });
  });
});

test('the cost of reporting grows with the length alone', () => {
  for (const piece of ['@', '\\', '\t', '|', '%', ' ', '/a|', '0', ':', '[', '.1', 'a..', 'é.']) {
    for (const prefix of ['https://', 'https://h/', 'https://[', 'foo:', 'foo://', 'https://h?', 'https://h#']) {
      let errors = 0;
      const start = performance.now();
      parseURL(prefix + piece.repeat(100_000), { onValidationError: () => errors++ });
      expect(performance.now() - start).toBeLessThan(5000);
      expect(errors).toBeLessThanOrEqual(300_000);
    }
  }
});
