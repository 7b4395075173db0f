// What the client programs share. A program runs in a project's folder, and prints its results as JSON, by section.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outcome, setterCases, urlCases } from '../drop-in-comparison.ts';
import type { WPT } from '../wpt.ts';

/** Requires a package of the project. */
export const requireFromProject: NodeJS.Require = createRequire(join(process.cwd(), 'package.json'));

/** The data of web-platform-tests, whose folder is the argument. */
export const wpt: WPT = { resources: process.argv[2]!, tests: null };

/** Returns the result for each value, or the name of the error. */
export function answers<T>(values: readonly T[], ask: (value: T) => unknown): unknown[] {
  return values.map((value) => outcome(() => ask(value)));
}

export const urls = urlCases(wpt);
export const setters = setterCases(wpt);

export function print(sections: Record<string, unknown[]>): void {
  process.stdout.write(JSON.stringify(sections));
}
