// Installs two projects with npm for each client, in .cache/clients: one with the libraries of the registry, and one with overrides that lead
// to our tarballs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages, root, run } from '../../../config/workspace.ts';
import { buildAll, npmInstall, packInto, tarballOf } from '../../publishing/unpack-tarballs.ts';

/** A program of another publisher. */
export interface Client {
  readonly name: string;
  /** The dependencies of the project, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The libraries to replace, and the package that replaces each. */
  readonly replaced: Readonly<Record<string, string>>;
}

const cache = join(root, '.cache', 'clients');
const tarballs = join(cache, 'tarballs');

/** Builds and packs all packages. */
export function pack(): void {
  rmSync(tarballs, { recursive: true, force: true });
  buildAll();
  packInto(tarballs);
}

/** Installs a project, unless the same one is installed. Tarballs change but their names do not, so a project with tarballs is always new. */
function installProject(folder: string, manifest: { dependencies: object; overrides?: object }): void {
  const stamp = join(folder, 'installed');
  const text = JSON.stringify({ private: true, ...manifest });
  if (manifest.overrides === undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), text);
  npmInstall(folder);
  writeFileSync(stamp, text);
}

/** Installs both projects of a client. The packages must be packed. */
export function installProjects({ name, dependencies, replaced }: Client): { original: string; ours: string } {
  const [original, ours] = [join(cache, name, 'original'), join(cache, name, 'replaced')];
  const overrides = Object.fromEntries(
    publishedPackages().map((member) => [member.manifest.name, `file:${join(tarballs, tarballOf(member))}`]),
  );
  // npm rejects an override of a direct dependency, so a direct dependency is replaced itself.
  const direct: Record<string, string> = { ...dependencies };
  for (const [library, own] of Object.entries(replaced))
    (library in direct ? direct : overrides)[library] = overrides[own]!;
  installProject(original, { dependencies });
  installProject(ours, { dependencies: direct, overrides });
  return { original, ours };
}

/** Runs the program of a client in a project, and reads the JSON that it prints. */
export function runIn(folder: string, { name }: Client, resources: string): Record<string, unknown[]> {
  const env = { ...process.env, NO_COLOR: '1' };
  return JSON.parse(run(process.execPath, [join(import.meta.dirname, `${name}.ts`), resources], folder, env));
}
