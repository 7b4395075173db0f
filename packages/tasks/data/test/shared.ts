import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.DATA_URL_TESTS ?? fileURLToPath(new URL('../../../../../shared/data-url-mime', import.meta.url));

/** Returns a file of web-platform-tests, or `null` and says so: the rows are other people's data, and are not committed. */
export function readShared<T>(name: string): T[] {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) {
    console.warn(`skipped: ${name}.json of web-platform-tests: set DATA_URL_TESTS to a folder that has it`);
    return [];
  }
  return JSON.parse(readFileSync(file, 'utf8')) as T[];
}
