import { createRequire } from 'node:module';
import { getEncoding } from '@url/encodings';
import type { Encoding } from '@url/infra';
import { expect, test } from 'vitest';

/** The build leaves out what only decoders use. */
const built: { getOutputEncoding(label: string): Encoding | null } = createRequire(import.meta.url)(
  '../dist/cjs/encodings.js',
);

/** All scalar values of the planes that legacy encodings have characters of, and one of another plane. */
const text = Array.from({ length: 0x30000 }, (_, codePoint) => codePoint)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .concat(0x10ffff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('');

/** Everything that an encoder returns, call by call: the bytes and the error. */
function resultsOf({ getEncoder }: Pick<Encoding, 'getEncoder'>): string[] {
  const encode = getEncoder(text);
  const results: string[] = [];
  for (let error: number | null = 0; error !== null; ) {
    const { bytes, potentialError } = encode();
    results.push(`${bytes} ${potentialError}`);
    error = potentialError;
  }
  return results;
}

test.each([
  ...['Big5', 'EUC-JP', 'EUC-KR', 'GBK', 'gb18030', 'ISO-2022-JP', 'Shift_JIS'],
  ...['UTF-8', 'windows-1252', 'KOI8-U', 'ISO-8859-8-I', 'x-user-defined'],
])('the build encodes every code point in %s as @url/encodings does', (label) => {
  const encoding = built.getOutputEncoding(label)!;
  expect(encoding.name).toBe(label);
  const expected = resultsOf(getEncoding(label)!);
  const results = resultsOf(encoding);
  // A comparison of the arrays by the test runner takes twenty times as long.
  expect(results.findIndex((result, index) => result !== expected[index])).toBe(-1);
  expect(results.length).toBe(expected.length);
});

test('the build knows the labels of @url/encodings', () => {
  for (const label of ['latin1', ' sjis\n', 'unicode', 'csiso2022kr'])
    expect(built.getOutputEncoding(label)?.name).toBe(getEncoding(label)!.name);
  expect(built.getOutputEncoding('latin0')).toBeNull();
});
