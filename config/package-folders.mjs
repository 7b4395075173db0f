// Finds the packages: packages/<name>, or packages/<floor>/<name>. ARCHITECTURE.md draws the floors.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The packages that run on Node alone, by the names of their folders. All others run on every engine. */
export const packagesOfNode = ['cli', 'eslint-plugin', 'fetch'];

/** Returns the folder of each package, relative to the root: `packages/standard/host`. */
export function packageFolders() {
  return foldersIn('packages').flatMap((folder) =>
    isPackage(folder) ? [folder] : foldersIn(folder).filter(isPackage),
  );
}

/** Returns the folder of the package `@url/<name>`, relative to the root. */
export function packageFolder(name) {
  const folder = packageFolders().find((folder) => folder.endsWith(`/${name}`));
  if (folder === undefined) throw new Error(`The folder packages does not contain a package @url/${name}`);
  return folder;
}

/**
 * Returns the source of an entry of a package: `host`, `index` is packages/standard/host/src/index.ts, and `parser`, `explain` is
 * packages/standard/parser/src/explain.ts, or explain/index.ts.
 */
export function entrySource(name, entry) {
  const source = join(root, packageFolder(name), 'src', entry);
  return existsSync(`${source}.ts`) ? `${source}.ts` : join(source, 'index.ts');
}

/** Returns the source of an entry by its specifier, `@url/parser/explain`; `undefined` for a module of another package. */
export function sourceOf(specifier) {
  const [scope, name, entry = 'index'] = specifier.split('/');
  return scope === '@url' && names.has(name) ? entrySource(name, entry) : undefined;
}

function foldersIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

function isPackage(folder) {
  return existsSync(join(root, folder, 'package.json'));
}

const names = new Set(packageFolders().map((folder) => basename(folder)));
