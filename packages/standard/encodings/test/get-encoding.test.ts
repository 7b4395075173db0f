import { getEncoding } from '@url/encodings';
import type { EncodeResult } from '@url/infra';
import { parseURL } from '@url/parser';
import { formURLEncodedPercentEncodeSet, percentEncodeAfterEncoding, specialQueryPercentEncodeSet } from '@url/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** All that an encoder gives, call by call. */
function encode(label: string, input: string): EncodeResult[] {
  const encoder = getEncoding(label)!.getEncoder(input);
  const results: EncodeResult[] = [];
  do results.push(encoder());
  while (results[results.length - 1]!.potentialError !== null);
  return results;
}

function result(bytes: readonly number[], potentialError: number | null): EncodeResult {
  return { bytes: Uint8Array.from(bytes), potentialError };
}

/** The encodings of https://encoding.spec.whatwg.org/#names-and-labels that encode. */
const encoders = [
  'UTF-8 IBM866 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-8-I ISO-8859-10',
  'ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 KOI8-R KOI8-U macintosh windows-874 windows-1250 windows-1251',
  'windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic GBK gb18030',
  'Big5 EUC-JP ISO-2022-JP Shift_JIS EUC-KR x-user-defined',
]
  .join(' ')
  .split(' ');

describe('getEncoding', () => {
  test.each([
    ['utf8', 'UTF-8'],
    ['\t Latin1\n', 'windows-1252'],
    ['sjis', 'Shift_JIS'],
    ['unicode', 'UTF-16LE'],
    ['csiso2022kr', 'replacement'],
    ['x-sjis', 'Shift_JIS'],
  ])('%j is %s', (label, name) => {
    expect(getEncoding(label)?.name).toBe(name);
  });

  test.each(['', 'utf', 'latin0', '\u00a0utf8', 'utf-8\0', 'ＵＴＦ８'])('%j is none', (label) => {
    expect(getEncoding(label)).toBeNull();
  });

  test('every name is a label of itself', () => {
    for (const name of [...encoders, 'UTF-16BE', 'UTF-16LE', 'replacement']) expect(getEncoding(name)?.name).toBe(name);
  });
});

describe('decode', () => {
  test.each([
    ['utf8', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
    ['utf8', [0x61, 0xff], 'a\ufffd'],
    ['latin1', [0x80, 0xe9], '€é'],
    ['shift_jis', [0x81, 0xdf], '≡'],
    ['shift_jis', [0x61, 0x81], 'a\ufffd'],
    ['euc-kr', [0xb0, 0xa1], '가'],
    ['iso-2022-jp', [0x1b, 0x28, 0x4a, 0x5c, 0x1b, 0x28, 0x42], '¥'],
    ['utf-16be', [0x20, 0x3d], '‽'],
    ['x-user-defined', [0x80], '\uf780'],
    ['replacement', [0x61, 0x62], '\ufffd'],
    ['replacement', [], ''],
  ])('%s: %j', (label, bytes, expected) => {
    expect(getEncoding(label)!.decode(Uint8Array.from(bytes))).toBe(expected);
  });

  test('gives back what was encoded without an error, in every encoding', () => {
    const inputs = fc.string({
      unit: fc.constantFrom('a', '&', '#', '1', ';', '%', 'é', 'ß', 'я', 'あ', '가', '中', '¥'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...encoders), inputs, (name, input) => {
        const results = encode(name, input);
        if (results.length > 1) return;
        // https://encoding.spec.whatwg.org/#shift_jis-encoder writes U+00A5 as 0x5C, and EUC-JP does too.
        const expected = /^(?:Shift_JIS|EUC-JP)$/.test(name) ? input.replace(/¥/g, '\\') : input;
        expect(getEncoding(name)!.decode(results[0]!.bytes)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('getEncoder', () => {
  test('stops at each code point that is lacking, and goes on behind it', () => {
    expect(encode('shift_jis', 'a‽≡\u{1f4a9}')).toEqual([
      result([0x61], 0x203d),
      result([0x81, 0xdf], 0x1f4a9),
      result([], null),
    ]);
  });

  test('gives empty results for the empty string and after the end', () => {
    const encoder = getEncoding('big5')!.getEncoder('');
    expect([encoder(), encoder()]).toEqual([result([], null), result([], null)]);
  });

  test('takes what looks like a character reference for the text that it is', () => {
    expect(encode('latin1', '%26%2365%3B&#65;')).toEqual([
      result(
        Array.from('%26%2365%3B&#65;', (c) => c.charCodeAt(0)),
        null,
      ),
    ]);
  });

  test.each(['UTF-8', 'UTF-16BE', 'UTF-16LE', 'replacement'])('%s encodes as UTF-8', (label) => {
    expect(encode(label, 'é')).toEqual([result([0xc3, 0xa9], null)]);
  });

  // https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
  describe('ISO-2022-JP keeps its state', () => {
    const roman = [0x1b, 0x28, 0x4a];
    const ascii = [0x1b, 0x28, 0x42];
    const jis0208 = [0x1b, 0x24, 0x42];
    test.each<[what: string, input: string, expected: EncodeResult[]]>([
      ['returns to ASCII at the end', '¥', [result([...roman, 0x5c, ...ascii], null)]],
      ['and from JIS X 0208', 'あ', [result([...jis0208, 0x24, 0x22, ...ascii], null)]],
      [
        'stays in Roman over an error',
        '¥\u{1f4a9}x',
        [result([...roman, 0x5c], 0x1f4a9), result([0x78, ...ascii], null)],
      ],
      ['and leaves it for a backslash', '‾é\\', [result([...roman, 0x7e], 0xe9), result([...ascii, 0x5c], null)]],
      [
        'leaves JIS X 0208 before an error',
        'あ\u{1f4a9}x',
        [result([...jis0208, 0x24, 0x22, ...ascii], 0x1f4a9), result([0x78], null)],
      ],
      [
        'lacks U+000E, U+000F and U+001B, as U+FFFD',
        '\x0e\x0f',
        [result([], 0xfffd), result([], 0xfffd), result([], null)],
      ],
      ['also behind JIS X 0208', 'あ\x1b', [result([...jis0208, 0x24, 0x22, ...ascii], 0xfffd), result([], null)]],
      ['takes U+2212 for U+FF0D', '−', [result([...jis0208, 0x21, 0x5d, ...ascii], null)]],
      ['and a halfwidth katakana for a full one', 'ｱ', [result([...jis0208, 0x25, 0x22, ...ascii], null)]],
    ])('%s', (_, input, expected) => {
      expect(encode('iso-2022-jp', input)).toEqual(expected);
    });
  });

  test('reports each of a hundred thousand code points that an encoding lacks, and encodes what is between them', () => {
    const results = encode('windows-1252', '\u{1f4a9}é'.repeat(100_000));
    expect(results.length).toBe(100_001);
    expect(results[99_999]).toEqual(result([0xe9], 0x1f4a9));
    expect(results[100_000]).toEqual(result([0xe9], null));
  });
});

// https://url.spec.whatwg.org/#example-percent-encode-operations
describe('percentEncodeAfterEncoding', () => {
  test.each([
    ['Shift_JIS', ' ', specialQueryPercentEncodeSet, '%20'],
    ['Shift_JIS', '≡', specialQueryPercentEncodeSet, '%81%DF'],
    ['Shift_JIS', '‽', specialQueryPercentEncodeSet, '%26%238253%3B'],
    ['ISO-2022-JP', '¥', specialQueryPercentEncodeSet, '%1B(J\\%1B(B'],
    ['Shift_JIS', '1+1 ≡ 2%20‽', formURLEncodedPercentEncodeSet, '1%2B1+%81%DF+2%2520%26%238253%3B'],
  ])('%s: %j', (label, input, set, expected) => {
    expect(percentEncodeAfterEncoding(getEncoding(label)!, input, set)).toBe(expected);
  });
});

describe('parseURL with an encoding', () => {
  // https://url.spec.whatwg.org/#query-encoding-example
  test('encodes the query of the document in windows-1252', () => {
    const url = parseURL('?smörgåsbord', { base: 'https://example.org/', encoding: getEncoding('windows-1252') })!;
    expect(url.query).toBe('sm%F6rg%E5sbord');
  });

  test.each(['ws://h/?é', 'wss://h/?é', 'a://h/?é', 'a:b?é'])('%s stays in UTF-8', (input) => {
    expect(parseURL(input, { encoding: getEncoding('windows-1252') })!.query).toBe('%C3%A9');
  });

  test('only the query is encoded so', () => {
    const url = parseURL('https://é@é.example/é?é#é', { encoding: getEncoding('windows-1252') })!;
    expect([url.username, url.host, url.path, url.query, url.fragment]).toEqual([
      '%C3%A9',
      'xn--9ca.example',
      '/%C3%A9',
      '%E9',
      '%C3%A9',
    ]);
  });

  test.each(['UTF-16BE', 'UTF-16LE', 'replacement'])('%s gives UTF-8', (label) => {
    expect(parseURL('https://h/?é', { encoding: getEncoding(label) })!.query).toBe('%C3%A9');
  });
});

test.each([undefined, null, 5, {}])('a label that is not text: %j', (label) => {
  expect(() => getEncoding(label as never)).toThrow(/^Cannot use the argument label: .* is not a string$/);
});
