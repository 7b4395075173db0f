import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseCase } from './drop-in-comparison.ts';
import { projectRoot } from './wpt.ts';

const MOST = 20_000;

/** Returns lines of a list of URLs, evenly spread if there are many; `null` without the list. */
export function readCorpus(name: string): ParseCase[] | null {
  const file = join(projectRoot, '..', 'shared', 'corpora', name);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const step = Math.ceil(lines.length / MOST);
  return lines.filter((_, index) => index % step === 0).map((input) => ({ input, base: null }));
}
