import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: unknown;
  readonly exports?: { readonly [subpath: string]: unknown };
}

/**
 * @param folders the folders of the published packages
 * @returns the source files behind the public subpaths of every library; `./internal` and JSON are left out
 */
export function entryPoints(folders: readonly string[]): string[] {
  return [...folders].sort().flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private || manifest.bin !== undefined) return [];
    return Object.keys(manifest.exports ?? {})
      .filter((subpath) => subpath !== './internal' && !subpath.endsWith('.json'))
      .map((subpath) => sourceOf(join(folder, 'src'), subpath));
  });
}

/** "." is index.ts; "./explain" is explain.ts, or explain/index.ts. */
function sourceOf(folder: string, subpath: string): string {
  const name = subpath === '.' ? 'index' : subpath.slice(2);
  const files = new Set(readdirSync(folder));
  return join(folder, files.has(`${name}.ts`) ? `${name}.ts` : join(name, 'index.ts'));
}
