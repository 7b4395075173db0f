import {
  authority,
  basicURLParse2014,
  decimalByte,
  fileURL,
  fragment,
  h16,
  host,
  ipv4addr,
  ipv6addr,
  ls32,
  nonFileRelativeScheme,
  nonRelativeURL,
  number,
  password,
  path,
  port,
  query,
  relativeURL,
  scheme,
  schemeData,
  URL2014,
  URLUtils,
  url,
  user,
  webspecs2014,
} from '@url/drafts/2014';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../../config/time-growth.ts';
import { componentNames } from '../../../../../tools/conformance/components.ts';

const rules = [
  authority,
  decimalByte,
  fileURL,
  fragment,
  h16,
  host,
  ipv4addr,
  ipv6addr,
  ls32,
  nonFileRelativeScheme,
  nonRelativeURL,
  number,
  password,
  path,
  port,
  query,
  relativeURL,
  schemeData,
  scheme,
  url,
  user,
] as readonly ((input: string) => unknown)[];

const pieces = [
  'http:',
  'file:',
  'ws:',
  'a:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '[',
  ']',
  '::1',
  '1.2.3.4',
  '0x7f',
  '..',
  '.',
  '%2e',
  '%',
  'C|',
  'é',
  '\ud800',
  '\t',
  ' ',
  '\0',
  'xn--a',
  'b.c',
  '80',
];
const hostileString = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
);

describe('no string makes anything throw', () => {
  test('the reader', () => {
    fc.assert(
      fc.property(hostileString, fc.option(hostileString, { nil: undefined }), (input, base) => {
        const reading = webspecs2014.read(input, base);
        expect(reading.ok || reading.error.message).toBeTruthy();
        for (const { start = 0, end = start } of reading.notes) {
          expect(start <= end && end <= input.length).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('each rule alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), hostileString, (rule, input) => {
        expect(rule(input)).not.toBe(undefined);
      }),
      { numRuns: 3000 },
    );
  });

  test('URLUtils and its setters', () => {
    fc.assert(
      fc.property(
        hostileString,
        fc.array(fc.tuple(fc.constantFrom(...componentNames), hostileString)),
        (input, settings) => {
          const object = new URLUtils(input, { getTheBase: () => 'http://base/a/b' });
          for (const [name, value] of settings) object[name] = value;
          for (const name of componentNames) expect(typeof object[name]).toBe('string');
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('what is read is read the same again', () => {
  test('the host, once it is serialized', () => {
    fc.assert(
      fc.property(hostileString, (input) => {
        const reading = webspecs2014.read(input, 'http://base/a/b');
        if (!reading.ok || reading.components.scheme === 'file') return;
        const again = webspecs2014.read(reading.href!);
        expect(again.ok && again.components.host).toBe(reading.components.host);
      }),
      { numRuns: 3000 },
    );
  });

  test('"http://" and something never has the host of the base', () => {
    fc.assert(
      fc.property(hostileString, (input) => {
        const reading = webspecs2014.read(`http://${input}`, 'http://base/a/b');
        expect(!reading.ok || reading.components.host !== 'base').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('growth: sixteen times the input takes nowhere near 256 times the time', () => {
  const units = [
    'a@',
    '%',
    '..',
    '/../',
    ':',
    '[',
    ' ',
    '/',
    '\\',
    'C|',
    'a:',
    '1.',
    '0',
    '::',
    '@',
    '\t',
    '"',
    'blob:',
  ];
  const prefixes = ['', 'http://', 'http:', 'file:', 'http://[', 'x:', '?', '#'];

  test.each(prefixes.flatMap((prefix) => units.map((unit) => [prefix, unit] as const)))(
    '%j and a run of %j',
    (prefix, unit) => {
      const inputOf = (length: number) => prefix + unit.repeat(length / unit.length);
      const [small, large] = [inputOf(8192), inputOf(131_072)];
      const read = (input: string) => () => webspecs2014.read(input, 'http://base/a/b');
      expect(processorTime(read(large), 2) / Math.max(processorTime(read(small), 2), 1)).toBeLessThan(100);
    },
  );

  test.each(units)('1 MB of %j', (unit) => {
    for (const prefix of ['http://', 'http://h/']) {
      const input = prefix + unit.repeat(1_048_576 / unit.length);
      expect(processorTime(() => basicURLParse2014(input), 2)).toBeLessThan(5000);
    }
  });

  test('100,000 changes to a query object of two URLs', () => {
    const first = new URL2014('http://a/');
    const second = new URL2014('http://b/');
    second.searchParams = first.searchParams;
    for (let i = 0; i < 100_000; i++) first.searchParams.append(`n${i}`, 'v');
    for (let i = 0; i < 100_000; i++) first.searchParams.set(`n${i}`, 'w');
    for (let i = 0; i < 99_999; i++) first.searchParams.delete(`n${i}`);
    expect(second.href).toBe('http://b/?n99999=w');
  });
});
