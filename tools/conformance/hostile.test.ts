import { parseURL } from '@url/parser';
import { checkInvariants } from '@url/record';
import { serializeURL } from '@url/serializer';
import { describe, expect, test } from 'vitest';
import { escapeNonASCII } from './escape.ts';
import { hostileRows } from './hostile-rows.ts';

function hrefOf(input: string, base: string | null = null): string | null {
  const url = parseURL(input, { base });
  if (url === null) return null;
  expect(checkInvariants(url)).toEqual([]);
  return serializeURL(url);
}

describe.each(Object.entries(hostileRows))('%s', (_, rows) => {
  test.each(rows.map(({ input, base, href }) => [escapeNonASCII(JSON.stringify(input)), input, base, href]))(
    '%s',
    (_name, input, base, href) => {
      expect(hrefOf(input as string, base ?? null)).toBe(href);
    },
  );
});
