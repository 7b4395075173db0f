import { createRequire } from 'node:module';
import original from 'data-urls';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromURLRecord, parseDataURL } from '../src/data-urls.js';

/** The original, whose types tools/conformance replaces. */
const { parseURL } = createRequire(import.meta.url)('whatwg-url') as {
  parseURL(input: string): Parameters<typeof original.fromURLRecord>[0] | null;
};

interface Result {
  readonly mimeType: {
    toString(): string;
    readonly essence: string;
    readonly parameters: Iterable<readonly [string, string]>;
  };
  readonly body: Uint8Array;
}

const shown = (result: Result | null) =>
  result && [String(result.mimeType), result.mimeType.essence, [...result.mimeType.parameters], [...result.body]];

const pieces = fc.constantFrom(
  ...[
    'data:',
    'a/b',
    ',',
    ';',
    'base64',
    ' ',
    '%20',
    'YQ==',
    'x=y',
    'charset="a b"',
    '/',
    '//h',
    '?q',
    '#f',
    '%',
    'é',
    '\t',
    '"',
    '=',
  ],
);
const text = fc
  .tuple(fc.constantFrom('data:', 'data:', ' DATA:', 'http:'), fc.array(pieces, { maxLength: 8 }))
  .map(([scheme, rest]) => scheme + rest.join(''));

describe('the adapter gives what data-urls gives', () => {
  test('for text', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(shown(parseDataURL(input))).toEqual(shown(original(input)));
      }),
      { numRuns: 3000 },
    );
  });

  test('for records of whatwg-url', () => {
    fc.assert(
      fc.property(text, (input) => {
        const record = parseURL(input);
        if (record?.scheme === 'data')
          expect(shown(fromURLRecord(record as never))).toEqual(shown(original.fromURLRecord(record)));
      }),
      { numRuns: 3000 },
    );
  });
});

test('null for other schemes', () => {
  expect(fromURLRecord(parseURL('http://h/,a') as never)).toBeNull();
});

test('the fragment of a record is not part of the body', () => {
  const record = parseURL('data:,a#b');
  expect(shown(fromURLRecord(record as never))).toEqual(shown(original.fromURLRecord(record!)));
});
