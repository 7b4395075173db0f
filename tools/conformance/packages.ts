import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { skipSuite } from './cases.ts';
import { projectRoot } from './wpt.ts';

/** Whether a package's file is written: `polyfill`, `src/auto.ts`. */
export function packageHas(name: string, file = 'src/index.ts'): boolean {
  return existsSync(join(projectRoot, 'packages', name, file));
}

/** A suite over a package; skipped in one line where the package is not there yet. */
export function describePackage(title: string, name: string, define: () => void, file = 'src/index.ts'): void {
  if (packageHas(name, file)) describe(title, define);
  else skipSuite(title, `packages/${name}/${file} is not there`);
}
