import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const besideTheProject = fileURLToPath(new URL('../../../../../shared/recorded', import.meta.url));
const { RECORDED_DIR = besideTheProject } = process.env as { RECORDED_DIR?: string };

/** A file of recordings, which are other people's data and not in this repository; `null`, said in one line, where it is absent. */
export function readRecorded<T>(name: string): T | null {
  const file = join(RECORDED_DIR, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  console.warn(`skipped: ${file} is not there (RECORDED_DIR says where recordings are)`);
  return null;
}
