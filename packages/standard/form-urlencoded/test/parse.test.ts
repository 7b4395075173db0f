import { utf8DecodeWithoutBOM, utf8Encode } from '@url/infra';
import { percentDecodeBytes } from '@url/percent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormURLEncoded, parseFormURLEncodedString } from '../src/index.js';
import { parsePairs } from '../src/internal.js';

/** The standard's steps, one by one, over bytes. */
function parseByTheStandard(input: Uint8Array): [string, string][] {
  const output: [string, string][] = [];
  let bytes: number[] = [];
  for (const byte of [...input, 0x26]) {
    if (byte !== 0x26) {
      bytes.push(byte);
      continue;
    }
    if (bytes.length > 0) {
      const equalsSign = bytes.indexOf(0x3d);
      const name = equalsSign < 0 ? bytes : bytes.slice(0, equalsSign);
      const value = equalsSign < 0 ? [] : bytes.slice(equalsSign + 1);
      const [nameString, valueString] = [name, value].map((part) =>
        utf8DecodeWithoutBOM(percentDecodeBytes(Uint8Array.from(part, (b) => (b === 0x2b ? 0x20 : b)))),
      );
      output.push([nameString!, valueString!]);
    }
    bytes = [];
  }
  return output;
}

const formText = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '=', '+', '%', '%2', '%g0', '%41', '%26', '%3D', '%2B', '%25', '%00', '%EF%BB%BF', '\ufeff'),
      fc.constantFrom(
        '%C3',
        '%A9',
        '%E2%82',
        '%E2%82%AC',
        '%F0%9F%92%A9',
        '%F0%9F',
        '%ED%A0%80',
        '%C0%80',
        '%ff',
        '%F4%90%80%80',
      ),
      fc.constantFrom('a', 'é', '€', '💩', '\ud800', '\udc00', '\0', ' '),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('the string parser', () => {
  test.each<[input: string, output: [string, string][]]>([
    ['', []],
    ['&', []],
    ['&&&', []],
    ['=', [['', '']]],
    ['==', [['', '=']]],
    ['a', [['a', '']]],
    ['a=', [['a', '']]],
    ['=a', [['', 'a']]],
    ['a=b=c', [['a', 'b=c']]],
    [
      'a&b',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    [
      'a&b=1',
      [
        ['a', ''],
        ['b', '1'],
      ],
    ],
    [
      '&a=1&&b=2&',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['a+b=c+d', [['a b', 'c d']]],
    ['%2B=%2b', [['+', '+']]],
    ['a%26b=c%3Dd', [['a&b', 'c=d']]],
    ['a%3Db', [['a=b', '']]],
    ['%=%', [['%', '%']]],
    [
      '%2&%zz=%4',
      [
        ['%2', ''],
        ['%zz', '%4'],
      ],
    ],
    ['%%34%31=%%', [['%41', '%%']]],
    ['%2525', [['%25', '']]],
    [
      'id=0&value=%',
      [
        ['id', '0'],
        ['value', '%'],
      ],
    ],
    ['b=%*', [['b', '%*']]],
    ['a=%e2%82%AC', [['a', '€']]],
    ['a=%F0%9F%92%A9', [['a', '💩']]],
    ['a=%00b\0', [['a', '\0b\0']]],
    [
      '__proto__=x&constructor=y&toString',
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
        ['toString', ''],
      ],
    ],
    ['?a=b', [['?a', 'b']]],
    ['a;b=c', [['a;b', 'c']]],
    ['a=\n\t', [['a', '\n\t']]],
  ])('%j gives %j', (input, output) => {
    expect(parseFormURLEncodedString(input)).toEqual(output);
  });

  test.each([
    ['%EF%BB%BFa', '\ufeffa'],
    ['\ufeffa', '\ufeffa'],
    ['%FE%FF', '\ufffd\ufffd'],
    ['%C3', '\ufffd'],
    ['%C3é', '\ufffdé'],
    ['é%A9', 'é\ufffd'],
    ['%E2%82', '\ufffd'],
    ['%E2%82a', '\ufffda'],
    ['%E2%82%41', '\ufffdA'],
    ['%ED%A0%80', '\ufffd\ufffd\ufffd'],
    ['%ED%BF%BF', '\ufffd\ufffd\ufffd'],
    ['%C0%80', '\ufffd\ufffd'],
    ['%F0%9F%92', '\ufffd'],
    ['%F4%90%80%80', '\ufffd\ufffd\ufffd\ufffd'],
    ['%A9%C3%A9%C3', '\ufffdé\ufffd'],
    ['\ud800', '\ufffd'],
    ['\udc00\ud800', '\ufffd\ufffd'],
    ['\ud83d\udca9', '💩'],
  ])('%j is decoded as UTF-8 without BOM', (input, output) => {
    expect(parseFormURLEncodedString(input)).toEqual([[output, '']]);
    expect(parseFormURLEncodedString(`=${input}&a=b`)).toEqual([
      ['', output],
      ['a', 'b'],
    ]);
  });

  test('gives what the steps of the standard give for the UTF-8 encoding of the input', () => {
    fc.assert(
      fc.property(formText, (input) => {
        expect(parseFormURLEncodedString(input)).toEqual(parseByTheStandard(utf8Encode(input)));
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the same for long inputs, in which delimiters and escapes are far from each other', () => {
    const far = fc.array(fc.oneof(formText, fc.constantFrom('a'.repeat(50), 'a&'.repeat(20), '+'.repeat(20))), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(far, (parts) => {
        const input = parts.join('');
        expect(parseFormURLEncodedString(input)).toEqual(parseByTheStandard(utf8Encode(input)));
      }),
      { numRuns: 500 },
    );
  });

  test('gives what the URLSearchParams of the runtime gives', () => {
    // For ASCII only: Node 24 reads "💩%C3" as "=\ufffd\ufffd".
    const asciiText = formText.map((input) => input.replace(/[^\0-\x7f]/g, ''));
    fc.assert(
      fc.property(asciiText, (input) => {
        // The constructor takes one "?" away.
        expect(parseFormURLEncodedString(input)).toEqual([...new URLSearchParams(`?${input}`)]);
      }),
      { numRuns: 2000 },
    );
  });

  const units = [
    '%FF&',
    '%FF',
    '%C3a',
    '%',
    '+',
    '&',
    '=',
    'a=b&',
    '%41',
    '%E2%82%AC',
    '\ud800',
    'a&',
    '=&',
    '+&',
    'a=+&',
    '%2B&',
  ];
  test.each(units)('a megabyte of %j', (unit) => {
    const input = unit.repeat(1e6 / unit.length);
    const one = parseFormURLEncodedString(input);
    const native = new globalThis.URLSearchParams(input);
    expect(one.length).toBe(native.size);
    expect(one[one.length - 1]).toEqual([...native].pop());
  });
});

describe('the byte parser', () => {
  test('decodes bytes and percent-encoded bytes together', () => {
    const input = Uint8Array.of(0x61, 0x3d, 0xc3, ...utf8Encode('%A9&%C3'), 0xa9, 0x26, 0xff);
    expect(parseFormURLEncoded(input)).toEqual([
      ['a', 'é'],
      ['é', ''],
      ['\ufffd', ''],
    ]);
  });

  test('reads a subarray as itself', () => {
    expect(parseFormURLEncoded(utf8Encode('xxa=1yy').subarray(2, 5))).toEqual([['a', '1']]);
  });

  test('takes inputs longer than an argument list', () => {
    const output = parseFormURLEncoded(new Uint8Array(1_000_000).fill(0x61));
    expect(output[0]![0]).toHaveLength(1_000_000);
  });

  test('gives what the steps of the standard give', () => {
    const bytes = fc
      .array(fc.oneof(formText.map(utf8Encode), fc.uint8Array({ maxLength: 4 })), { maxLength: 6 })
      .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])));
    fc.assert(
      fc.property(bytes, (input) => {
        expect(parseFormURLEncoded(input)).toEqual(parseByTheStandard(input));
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([undefined, 5, 'a=b', [0x61]])('what is not bytes: %j', (input) => {
  expect(() => parseFormURLEncoded(input as never)).toThrow(/^Cannot use the argument input: .* is not a Uint8Array$/);
});

test('parsePairs returns names and values in turn, as the string parser does', () => {
  for (const input of ['', '&&', 'a', 'a=1&b', '=&a%3D=+%26', 'x=%zz&é=ü'])
    expect(parsePairs(input)).toEqual(parseFormURLEncodedString(input).flat());
});
