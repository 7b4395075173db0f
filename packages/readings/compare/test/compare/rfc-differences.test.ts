import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare } from '@url/compare';
import { rfc3986 } from '@url/compare/rfc3986';
import { rfc3987 } from '@url/compare/rfc3987';
import { whatwg } from '@url/compare/whatwg';
import { resolve } from '@url/uri';
import { describe, expect, test } from 'vitest';
import { readers } from '../all-readers.js';
import { latin1 } from '../encodings.js';
import { render } from './render.js';
import { rfcDifferences } from './rfc-differences.js';

const { UPDATE_GOLDEN } = process.env as { UPDATE_GOLDEN?: string };

function hrefIn(reader: typeof whatwg, input: string, base: string | undefined): string | null {
  const reading = reader.read(input, base);
  return reading.ok ? reading.href : null;
}

describe.each(rfcDifferences)('row $row: $input', (difference) => {
  const { input, base, whatwg: standard } = difference;
  test('the URL Standard and the RFCs give what the editors say', () => {
    expect(hrefIn(whatwg, input, base)).toBe(standard);
    expect(hrefIn(rfc3986, input, base)).toBe(difference.rfc3986);
    expect(hrefIn(rfc3987, input, base)).toBe(difference.rfc3987 ?? difference.rfc3986);
  });
});

test('every row is there', () => {
  expect([...new Set(rfcDifferences.map(({ row }) => row))]).toEqual(
    Array.from({ length: 21 }, (_, index) => index + 1),
  );
});

test('row 18 in a document in windows-1252', () => {
  const reading = whatwg.read('?smörgåsbord', 'https://example.com/', { encoding: latin1 });
  expect(reading.ok && reading.components.query).toBe('sm%F6rg%E5sbord');
});

test('row 17, where the reader is not strict', () => {
  expect(resolve('https:example.org', 'https://example.com/', { strict: false })).toBe(
    'https://example.com/example.org',
  );
});

test('the golden file has the explanations', () => {
  const file = fileURLToPath(new URL('../golden/rfc-differences.txt', import.meta.url));
  const text = rfcDifferences
    .map(({ row, input, base }) => `Row ${row}\n${render(compare(input, { readers, base: base ?? null }))}`)
    .join('\n');
  if (UPDATE_GOLDEN !== undefined) writeFileSync(file, text);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `${file} is missing`).toBe(text);
});
