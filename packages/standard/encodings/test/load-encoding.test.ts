import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getEncoding } from '@url/encodings';
import { getSingleByteEncoding, loadEncoding } from '@url/encodings/load';
import { describe, expect, test } from 'vitest';

const inputs = ['a', 'é', '€', 'я', '가', '日本', '\ud800', '💩', ''];

/** The bytes and errors of an input, call by call. */
function encoded(encoding: ReturnType<typeof getEncoding>, input: string): unknown[] {
  const encoder = encoding!.getEncoder(input);
  const results = [encoder()];
  while (results[results.length - 1]!.potentialError !== null) results.push(encoder());
  return results;
}

describe('an encoding that is loaded does what getEncoding returns', () => {
  test.each([
    'utf8',
    ' LATIN1 ',
    'koi8-r',
    'utf-16',
    'replacement',
    'sjis',
    'gbk',
    'gb18030',
    'big5',
    'euc-jp',
    'euc-kr',
    'csiso2022jp',
  ])('%s', async (label) => {
    const loaded = await loadEncoding(label);
    const expected = getEncoding(label);
    expect(loaded?.name).toBe(expected!.name);
    for (const input of inputs) expect(encoded(loaded, input)).toEqual(encoded(expected, input));
    const bytes = Uint8Array.from({ length: 0x100 }, (_, index) => index);
    expect(loaded?.decode(bytes)).toBe(expected!.decode(bytes));
  });

  test('an unknown label', async () => {
    expect(await loadEncoding('latin0')).toBeNull();
    expect(getSingleByteEncoding('latin0')).toBeNull();
  });

  test('a label that is not a string', async () => {
    await expect(loadEncoding(1 as never)).rejects.toThrow(/label: 1 is not a string/);
    expect(() => getSingleByteEncoding(null as never)).toThrow(/label: null is not a string/);
  });
});

test.each([
  ['windows-1252', 'windows-1252'],
  ['unicode', 'UTF-16LE'],
  ['utf-8', 'UTF-8'],
])('%s is an encoding without large tables', (label, name) => {
  expect(getSingleByteEncoding(label)?.name).toBe(name);
});

test.each(['gb2312', 'gb18030', 'big5', 'eucjp', 'korean', 'iso-2022-jp', 'ms_kanji'])(
  '%s needs a large table',
  (label) => {
    expect(getSingleByteEncoding(label)).toBeNull();
  },
);

test.each([
  ['esm', `const { loadEncoding } = await import('@url/encodings/load')`],
  ['cjs', `const { loadEncoding } = require('@url/encodings/load')`],
])('the build loads the tables: %s', (format, load) => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const program = `${load}; loadEncoding('sjis').then((encoding) => console.log(encoding.decode(new Uint8Array([0x81, 0xdf]))))`;
  const options = ['--no-warnings', `--input-type=${format === 'esm' ? 'module' : 'commonjs'}`, '--eval', program];
  expect(execFileSync(process.execPath, options, { cwd: folder, encoding: 'utf8' })).toBe('≡\n');
});
