import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputArbitrary, mutated, urlShaped } from '../../../../tools/conformance/generators.ts';
import { PlainHead } from '../../src/rows/plain-head.js';

/** Reads a row between other rows, as it stands in a chunk. `null` if the head is not plain. */
function readHead(row: Uint8Array, before = 'http://before/', after = '/http://after/'): readonly string[] | null {
  const chunk = Buffer.concat([Buffer.from(before), row, Buffer.from(after)]);
  const head = new PlainHead();
  return head.read(chunk, before.length, before.length + row.length) ? [head.scheme, `${head.host}`] : null;
}

function parseHead(row: Uint8Array): readonly string[] | null {
  const record = parseURL(Buffer.from(row).toString('utf8'));
  return record === null ? null : [record.scheme, serializeParsedHost(record.host as Host)];
}

/** A plain head is the parser's; returns whether it is plain. */
function expectAgreement(row: Uint8Array): boolean {
  const neighbours = ['', '/', ':80/', '.1/', 'x'];
  const heads = neighbours.map((after) => readHead(row, undefined, after));
  const [first] = heads;
  if (heads.some((head) => `${head}` !== `${first}`)) expect.fail(`${Buffer.from(row)} depends on the row after it`);
  if (first !== null && `${parseHead(row)}` !== `${first}`)
    expect.fail(`${Buffer.from(row)}: ${first}, not ${parseHead(row)}`);
  return first !== null;
}

const plain = [
  ...[
    'http://h',
    'https://www.example.org/',
    'ws://a?',
    'wss://a#',
    'ftp://a\\b',
    'https://a-b.c_d:8443/p',
    'http://h:/',
  ],
  ...[
    'http://h:80',
    'http://h:0065535?',
    'http://xn--bcher-kva.example/',
    'http://xn--a/',
    'http://1.2.3.a4/',
    'http://1a.de/',
  ],
  ...['http://a.example/\xff\t\n@b:c', 'http://a..b/', 'http://!$&\'()*+,;=`{}~".h/', 'http://h/ ', 'https://0x.x/'],
];

const parsed = [
  ...[
    '',
    'http',
    'http:',
    'http:/',
    'http://',
    'http:///',
    'https://?',
    'http://:80/',
    'http:h',
    'http:\\\\h',
    'HTTP://h',
    'hTtp://h',
  ],
  ...[
    'http://H/',
    'http://a.Com',
    'http://h:65536',
    'http://h:8a/',
    'http://h:80:80',
    'http://h:80x',
    'http://h:-1/',
    'http://h:99999999999',
  ],
  ...[
    'http://h./',
    'http://./',
    'http://1/',
    'http://a.1',
    'http://a.1.',
    'http://a.0x',
    'http://a.08/',
    'http://[::1]/',
    'http://h%41/',
  ],
  ...[
    'http://é/',
    'http://h\xff/',
    '\ufeffhttp://h/',
    ' http://h/',
    '\thttp://h',
    'ht\ntp://h',
    'http://h\t/',
    'http://h\n',
    'http://h ',
    'http://h\0',
  ],
  ...[
    'http://me@h/',
    'http://me:p@h/',
    'http://a:80@h/',
    'http://a b/',
    'http://a|b/',
    'http://a<b',
    'file://h/',
    'file:///C:/',
    'x://h/',
    'h/',
  ],
];

describe('PlainHead', () => {
  test.each(plain)('%j is read without the parser', (url) => {
    expect(expectAgreement(Buffer.from(url, 'latin1'))).toBe(true);
    expect(readHead(Buffer.from(url, 'latin1'))).toEqual(parseHead(Buffer.from(url, 'latin1')));
  });

  test.each(parsed)('%j needs the parser', (url) => {
    expect(expectAgreement(Buffer.from(url))).toBe(false);
  });

  test.each([...plain, ...parsed])('%j with every byte at each of its offsets, and of every length, agrees', (url) => {
    const bytes = Buffer.from(url, 'latin1');
    for (let offset = 0; offset <= bytes.length; offset++) {
      expectAgreement(bytes.subarray(0, offset));
      for (let byte = 0; byte < 0x100; byte++) {
        const [before, after] = [bytes.subarray(0, offset), bytes.subarray(offset)];
        expectAgreement(Buffer.concat([before, Buffer.from([byte]), after]));
        expectAgreement(Buffer.concat([before, Buffer.from([byte]), after.subarray(1)]));
      }
    }
  });

  test('agrees for generated inputs', () => {
    const row = fc.oneof(
      fc.oneof(inputArbitrary, urlShaped, mutated).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 24 }),
    );
    const scheme = fc.constantFrom('', 'http://', 'https://', 'ftp://', 'ws://', 'http:/');
    const host = fc.string({ unit: fc.constantFrom(...'ab.-019xXf_:@/\\?#%[]\t é'), maxLength: 12 });
    fc.assert(
      fc.property(scheme, host, row, (start, middle, rest) => {
        expectAgreement(Buffer.concat([Buffer.from(`${start}${middle}`), rest]));
      }),
      { numRuns: 20_000 },
    );
  });

  test('a long row needs the parser, which may not have the memory for its text', () => {
    expect(readHead(Buffer.from(`http://h/${'a'.repeat(2 ** 16 - 9)}`))).toEqual(['http', 'h']);
    expect(readHead(Buffer.from(`http://h/${'a'.repeat(2 ** 16 - 8)}`))).toBe(null);
  });
});
