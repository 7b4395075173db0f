import type { ValidationError } from '@url/infra';
import { basicURLParse, parseURL, type StateOverride } from '@url/parser';
import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { errorsIn, errorsOf } from './errors-in.ts';

type Row = [input: string, base: string | null, errors: string[]];

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
      'what a decoded host holds is told at its label, before it was decoded',
      'https://%5fa.example/',
      null,
      ['domain-percent-encoded 8-11', 'domain-to-ASCII 8-12'],
    ],
    [
      'what a decoded IPv4 address holds is told at the whole host',
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
