// How the comparisons of compare.ts find the built packages and the libraries beside them.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder, root } from '../../config/package-folders.mjs';

/** Returns the function `require` of a folder with a manifest. */
export const requireFrom = (folder: string): NodeJS.Require => createRequire(join(root, folder, 'package.json'));

/** Imports the build of a package. */
export async function load<T>(name: string, entry = 'index'): Promise<T> {
  return (await import(pathToFileURL(join(root, packageFolder(name), 'dist', 'esm', `${entry}.js`)).href)) as T;
}

/** Returns the element for the call with that index: calls go round the list. */
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
