import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A row of JSON-Schema-Test-Suite whose data is a string. */
export interface SuiteRow {
  readonly description: string;
  readonly data: string;
  readonly valid: boolean;
}

const shared = new URL('../../../../../shared/json-schema-formats', import.meta.url);

/** The folder of the suite's files. */
export const folder: string = process.env.JSON_SCHEMA_FORMATS_DIR ?? fileURLToPath(shared);

/** Whether the files of the suite are there. */
export const hasRows: boolean = existsSync(folder);

/** Returns the rows of a format; none without the files. */
export function readRows(format: string): SuiteRow[] {
  if (!hasRows) return [];
  const groups: { readonly tests: readonly SuiteRow[] }[] = JSON.parse(
    readFileSync(`${folder}/${format}.json`, 'utf8'),
  );
  return groups
    .flatMap(({ tests }) => tests)
    .filter(({ data }: { readonly data: unknown }) => typeof data === 'string');
}
