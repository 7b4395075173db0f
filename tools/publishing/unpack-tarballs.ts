// Packs the packages, and unpacks them into the node_modules of a project.
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Package, publishedPackages, root, run } from '../../config/workspace.ts';

export function buildAll(): void {
  run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
}

/** Packs every built package of a workspace into a folder. */
export function packInto(folder: string, workspace = root): void {
  mkdirSync(folder, { recursive: true });
  const filters = publishedPackages().flatMap(({ manifest }) => ['--filter', manifest.name]);
  run('pnpm', ['-r', ...filters, 'pack', '--pack-destination', folder], workspace);
}

export function tarballOf({ shortName, manifest }: Package): string {
  return `url-${shortName}-${manifest.version}.tgz`;
}

/** Runs npm in a folder. It runs on its bundled Node, because it looks for its settings beside that Node. */
export function npm(folder: string, ...args: string[]): string {
  const binaries = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((entry) => !binaries.includes(entry));
  return run('npm', [...args, '--loglevel=error'], folder, { ...process.env, PATH: PATH.join(delimiter) });
}

/** Installs the dependencies of the package.json in a folder. */
export function npmInstall(folder: string): void {
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund');
}

/**
 * Builds and packs every package.
 *
 * @param folder the new folder of the project: the tarballs are in its folder "tarballs", the packages in "node_modules/@url"
 */
export function unpackTarballs(folder: string): void {
  buildAll();
  packInto(join(folder, 'tarballs'));
  for (const member of publishedPackages()) {
    const target = join('node_modules', '@url', member.shortName);
    mkdirSync(join(folder, target), { recursive: true });
    // Relative, because tar treats the text before a colon as a host.
    run('tar', ['-xzf', join('tarballs', tarballOf(member)), '--strip-components=1', '-C', target], folder);
  }
  const manifest = { name: 'project', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}
