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

/** Everything that an encoder returns, call by call. */
function* resultsOf({
  getEncoder,
}: Pick<Encoding, 'getEncoder'>): Iterable<readonly [bytes: string, error: number | null]> {
  const encode = getEncoder(text);
  for (let error: number | null = 0; error !== null; ) {
    const { bytes, potentialError } = encode();
    yield [bytes.join(), potentialError];
    error = potentialError;
  }
}

test.each([
  ...['Big5', 'EUC-JP', 'EUC-KR', 'GBK', 'gb18030', 'ISO-2022-JP', 'Shift_JIS'],
  ...['UTF-8', 'windows-1252', 'KOI8-U', 'ISO-8859-8-I', 'x-user-defined'],
])('the build encodes every code point in %s as @url/encodings does', (label) => {
  const encoding = built.getOutputEncoding(label)!;
  expect(encoding.name).toBe(label);
  expect([...resultsOf(encoding)]).toStrictEqual([...resultsOf(getEncoding(label)!)]);
});

test('the build knows the labels of @url/encodings', () => {
  for (const label of ['latin1', ' sjis\n', 'unicode', 'csiso2022kr'])
    expect(built.getOutputEncoding(label)?.name).toBe(getEncoding(label)!.name);
  expect(built.getOutputEncoding('latin0')).toBeNull();
});
