// Functions that the client programs share. A program runs in a project's folder, and prints its results as JSON, by section.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Requires a package of the project. */
export const requireFromProject: NodeJS.Require = createRequire(join(process.cwd(), 'package.json'));

/** Rows of a file of web-platform-tests, without its comments. */
export function rowsOf<T extends object>(file: string): T[] {
  const rows: (T | string)[] = JSON.parse(readFileSync(join(process.argv[2]!, file), 'utf8'));
  return rows.filter((row): row is T => typeof row !== 'string');
}

export interface URLRow {
  readonly input: string;
  readonly base: string | null;
}

export const urlRows = (): URLRow[] =>
  rowsOf<URLRow>('urltestdata.json').map(({ input, base }) => ({ input, base: base ?? null }));

export interface SetterRow {
  readonly setter: string;
  readonly href: string;
  readonly value: string;
}

export function setterRows(): SetterRow[] {
  const data = JSON.parse(readFileSync(join(process.argv[2]!, 'setters_tests.json'), 'utf8'));
  return Object.entries<{ href: string; new_value: string }[]>(data).flatMap(([setter, rows]) =>
    setter === 'comment' ? [] : rows.map(({ href, new_value: value }) => ({ setter, href, value })),
  );
}

/** The result, or the name of the error. */
export function answerOf(run: () => unknown): unknown {
  try {
    return run() ?? null;
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

export function print(sections: Record<string, unknown[]>): void {
  process.stdout.write(JSON.stringify(sections));
}
