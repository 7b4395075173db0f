// Packs the packages, and unpacks them into the node_modules of a project.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { type Package, packages, root } from '../../config/workspace.ts';

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, stdout, error } = spawnCommand(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? `${stdout}${stderr}`.slice(-800)}`);
}

export function publishedMembers(): Package[] {
  return packages().filter(({ manifest }) => manifest.private !== true);
}

/** Packs every built package into a folder. */
export function packInto(folder: string): void {
  const filters = publishedMembers().flatMap(({ manifest }) => ['--filter', manifest.name]);
  run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], root);
  run('pnpm', ['-r', ...filters, 'pack', '--pack-destination', folder], root);
}

/**
 * @param folder the folder of the project: the tarballs are in its folder "tarballs", the packages in "node_modules/@url"
 */
export function unpackTarballs(folder: string): void {
  const members = publishedMembers();
  const tarballs = join(folder, 'tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  packInto(tarballs);
  for (const { shortName, manifest } of members) {
    const target = join(folder, 'node_modules', '@url', shortName);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const tarball = join('tarballs', `url-${shortName}-${manifest.version}.tgz`);
    run('tar', ['-xzf', tarball, '--strip-components=1', '-C', join('node_modules', '@url', shortName)], folder);
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', private: true, type: 'module' }),
  );
}
