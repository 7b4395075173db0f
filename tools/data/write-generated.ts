import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../config/package-folders.mjs';

/** Writes a generated file. With --check it only compares, and makes the exit status 1 if the file differs. */
export function writeGenerated(file: string, content: string, generator: string): void {
  const path = join(root, file);
  if (!process.argv.includes('--check')) writeFileSync(path, content);
  else if (readFileSync(path, 'utf8') !== content) {
    console.error(`${file} is not what tools/data/${generator}.ts writes: run it, and commit the file`);
    process.exitCode = 1;
  }
}
