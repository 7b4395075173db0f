// What whatwg-url 17.3.0 answered, recorded beside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as whatwgURL from '@url/whatwg-url';
import { URL, URLSearchParams } from '@url/whatwg-url/webidl2js-wrapper';
import { describe, expect, test } from 'vitest';

interface RecordRow {
  readonly input: string;
  readonly base: string | null;
  readonly record: whatwgURL.URLRecord | null;
  readonly validationErrors: string[];
  readonly href: string | null;
  readonly origin: string | null;
  readonly valid: boolean;
}

interface OverrideRow {
  readonly url: whatwgURL.URLRecord;
  readonly input: string;
  readonly stateOverride: whatwgURL.StateOverride;
  readonly returnsNull: boolean;
  readonly after: whatwgURL.URLRecord;
}

const folder = join(import.meta.dirname, '../../../../../shared/whatwg-url');
const rowsOf = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function answer(input: string, base: string | null): Omit<RecordRow, 'input' | 'base'> {
  const baseURL = base === null ? null : whatwgURL.parseURL(base);
  const { url, validationErrors } = whatwgURL.parseURLWithValidationErrors(input, { baseURL });
  const valid = whatwgURL.isValidURLString(input, { baseURL });
  const href = url && whatwgURL.serializeURL(url);
  return { record: url, validationErrors, href, origin: url && whatwgURL.serializeURLOrigin(url), valid };
}

describe.skipIf(!existsSync(folder))('the answers in ../shared/whatwg-url', () => {
  test('records, validation errors, hrefs, origins and validity', () => {
    for (const { input, base, ...expected } of rowsOf<RecordRow[]>('records.json'))
      expect({ input, ...answer(input, base) }).toStrictEqual({ input, ...expected });
  });

  test('state overrides', () => {
    for (const { url, input, stateOverride, returnsNull, after } of rowsOf<OverrideRow[]>('state-overrides.json')) {
      const result = whatwgURL.basicURLParse(input, { url, stateOverride });
      expect({ input, isNull: result === null, url }).toStrictEqual({ input, isNull: returnsNull, url: after });
    }
  });

  test('exports', () => {
    const expected = rowsOf<Record<string, Record<string, Record<string, unknown>>>>('exports.json')['whatwg-url']!;
    expect(Object.keys(whatwgURL).sort()).toEqual(Object.keys(expected['main']!).sort());
    const wrappers = expected['webidl2js-wrapper'] as unknown as Record<string, string[]>;
    expect(Object.keys(URL).sort()).toEqual(wrappers['URL']!.sort());
    expect(Object.keys(URLSearchParams).sort()).toEqual(wrappers['URLSearchParams']!.sort());
    for (const [name, type] of Object.entries(expected['main']!)) {
      const length = /length (\d)/.exec(String(type))?.[1];
      if (length !== undefined) expect([name, Reflect.get(whatwgURL, name).length]).toEqual([name, Number(length)]);
    }
  });
});
