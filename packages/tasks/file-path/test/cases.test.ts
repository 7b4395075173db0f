import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filePathToURL, type PathStyle, urlToFilePath } from '../src/index.js';

/** Half of karwa/swift-url's tables of file paths, beside the project. */
const file = join(fileURLToPath(new URL('../../../../', import.meta.url)), '../shared/file-paths/cases.json');

type Answer = string | { readonly 'failure-reason': string };

interface Tables {
  readonly file_path_to_url: readonly { file_path: string; URL_posix: Answer; URL_windows: Answer }[];
  readonly url_to_file_path: readonly { URL: string; file_path_posix: Answer; file_path_windows: Answer }[];
}

const tables: Tables | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
if (tables === null) console.warn('skipped: no tables in ../shared/file-paths');

function expectAnswer(actual: { ok: boolean; reason?: string }, answer: string | undefined, expected: Answer): void {
  expect(actual.ok ? answer : { 'failure-reason': actual.reason }).toEqual(expected);
}

// The tables keep names that Windows changes, which the package refuses unless it is asked.
const styles: readonly PathStyle[] = ['posix', 'windows'];

describe.runIf(tables !== null)('the tables of swift-url', () => {
  describe.each(styles)('the cases of %s', (style) => {
    test.each([...(tables?.file_path_to_url ?? [])])('the URL of $file_path', (row) => {
      const result = filePathToURL(row.file_path, { style, trimmedNames: 'keep' });
      expectAnswer(result, result.ok ? result.href : undefined, row[`URL_${style}`]);
    });

    test.each([...(tables?.url_to_file_path ?? [])])('the path of $URL', (row) => {
      const result = urlToFilePath(row.URL, { style, trimmedNames: 'keep' });
      expectAnswer(result, result.ok ? result.path : undefined, row[`file_path_${style}`]);
    });
  });
});
