// What the client programs share. A program runs in a project's folder, and prints its results as JSON, by section.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { WPT } from '../wpt.ts';

export { outcome as answerOf } from '../drop-in-comparison.ts';

/** Requires a package of the project. */
export const requireFromProject: NodeJS.Require = createRequire(join(process.cwd(), 'package.json'));

/** The data of web-platform-tests, whose folder is the argument. */
export const wpt: WPT = { resources: process.argv[2]!, tests: null };

export function print(sections: Record<string, unknown[]>): void {
  process.stdout.write(JSON.stringify(sections));
}
