// Runs programs of other publishers with our packages instead of their dependencies. npm installs two projects for each into .cache/clients:
// one from the registry, and one with overrides that lead to our tarballs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { spawnCommand } from '../../../config/spawn-command.mjs';
import { type Package, packages, root } from '../../../config/workspace.ts';

export interface Client {
  readonly name: string;
  /** The dependencies of the project, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The libraries to replace, and the package that replaces each. */
  readonly replaced: Readonly<Record<string, string>>;
  /** The program that runs in both projects: a file in this folder. */
  readonly program: string;
}

/** The folders of both projects, or the reason why they cannot be installed. */
export type Projects =
  | { readonly original: string; readonly replaced: string; readonly reason?: undefined }
  | { readonly reason: string };

const cache = join(root, '.cache', 'clients');
const tarballs = join(cache, 'tarballs');

/** Messages of npm when the registry is not reachable. */
const OFFLINE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

function run(command: string, args: readonly string[], cwd: string): { status: number | null; output: string } {
  // npm runs on its bundled Node, because it looks for its settings beside that Node.
  const binaries = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
  const beside = (process.env.PATH ?? '').split(delimiter).filter((entry) => !binaries.includes(entry));
  const path = command === 'npm' ? beside : [...binaries, ...beside];
  const env = { ...process.env, PATH: path.join(delimiter), NO_COLOR: '1' };
  const { status, stdout, stderr, error } = spawnCommand(command, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${error?.message ?? ''}${stderr}${stdout}` };
}

/** Returns the packages, and the dependencies of their tarballs. */
function withDependencies(names: readonly string[]): Package[] {
  const all = new Map(packages().map((member) => [member.manifest.name, member]));
  const found = new Set(names);
  for (const name of found)
    for (const dependency of Object.keys(all.get(name)?.manifest.dependencies ?? {}))
      if (all.has(dependency)) found.add(dependency);
  return [...found].map((name) => all.get(name)!);
}

function tarballOf({ manifest }: Package): string {
  return join(tarballs, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
}

/** Builds and packs the packages that replace others. */
export function pack(names: readonly string[]): void {
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const filters = withDependencies(names).flatMap(({ manifest }) => ['--filter', manifest.name]);
  const builds = run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'], root);
  if (builds.status !== 0) throw new Error(builds.output.slice(-800));
  const packed = run('pnpm', ['-r', ...filters, 'pack', '--pack-destination', tarballs], root);
  if (packed.status !== 0) throw new Error(packed.output.slice(-800));
}

/** Installs a project. Returns `null`, or one line about the failure of npm. */
function installProject(folder: string, manifest: object): string | null {
  const file = join(folder, 'package.json');
  const text = `${JSON.stringify({ private: true, ...manifest }, null, 2)}\n`;
  const isReplaced = 'overrides' in manifest;
  // Tarballs change but their names do not, so a project that contains them is installed again.
  const isThere = !isReplaced && existsSync(join(folder, 'installed')) && readFileSync(file, 'utf8') === text;
  if (isThere) return null;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  const { status, output } = run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    folder,
  );
  if (status === 0) {
    writeFileSync(join(folder, 'installed'), '');
    return null;
  }
  if (OFFLINE.test(output)) return 'the package registry is not reachable';
  throw new Error(`npm install in ${folder}: ${output.slice(-800)}`);
}

/** Installs both projects of a client. The packages must be packed. */
export function installProjects({ name, dependencies, replaced }: Client): Projects {
  const [original, ours] = [join(cache, name, 'original'), join(cache, name, 'replaced')];
  const members = withDependencies(Object.values(replaced));
  const files = Object.fromEntries(members.map((member) => [member.manifest.name, `file:${tarballOf(member)}`]));
  const leads = Object.entries(replaced).map(([library, own]) => [library, files[own]!]);
  // npm rejects an override of a direct dependency, so a direct dependency is replaced itself.
  const direct = Object.fromEntries(leads.filter(([library]) => library! in dependencies));
  const overrides = { ...files, ...Object.fromEntries(leads.filter(([library]) => !(library! in dependencies))) };
  const reason =
    installProject(original, { dependencies }) ??
    installProject(ours, { dependencies: { ...dependencies, ...direct }, overrides });
  return reason === null ? { original, replaced: ours } : { reason };
}

/** Runs a client's program in a project, and reads the JSON that it prints. */
export function runIn(folder: string, { program }: Client, resources: string): Record<string, unknown[]> {
  const { status, stdout, stderr } = spawnCommand(process.execPath, [join(import.meta.dirname, program), resources], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`${program} in ${folder}: ${stderr.slice(-800)}`);
  return JSON.parse(stdout);
}
