import type { ValidationErrorType } from '@url/infra';
import { describe, expect, test } from 'vitest';
import { errorsIn } from './errors-in.ts';

type Row = [input: string, base: string | null, errors: string[]];

// https://url.spec.whatwg.org/#writing
const byName: Record<ValidationErrorType, Row[]> = {
  'domain-to-ASCII': [
    ['https://exa%23mple.org', null, ['domain-percent-encoded 11-14', 'domain-to-ASCII 11-14!']],
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
    ['https://[💩]', null, ['IPv6-invalid-code-point 9-11!']],
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
    ['https://[ffff::127.0.0.]', null, ['IPv4-in-IPv6-invalid-code-point 23-23!']],
    ['https://[ffff::127.💩]', null, ['IPv4-in-IPv6-invalid-code-point 19-21!']],
  ],
  'IPv4-in-IPv6-out-of-range-part': [['https://[ffff::127.0.0.4000]', null, ['IPv4-in-IPv6-out-of-range-part 23-27!']]],
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
  'port-invalid': [
    ['https://example.org:7z', null, ['port-invalid 21-22!']],
    ['https://example.org:💩', null, ['port-invalid 20-22!']],
  ],
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
