import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entrySource } from '../../config/package-folders.mjs';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: unknown;
  readonly exports?: { readonly [subpath: string]: unknown };
}

/**
 * @param folders the folders of the published packages
 * @returns the source files behind the public subpaths of every library; `./internal`, `./engine` and JSON are left out
 */
export function entryPoints(folders: readonly string[]): string[] {
  return [...folders].sort().flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private || manifest.bin !== undefined) return [];
    return Object.keys(manifest.exports ?? {})
      .filter((subpath) => subpath !== './internal' && subpath !== './engine' && !subpath.endsWith('.json'))
      .map((subpath) => entrySource(basename(folder), subpath === '.' ? 'index' : subpath.slice(2)));
  });
}
