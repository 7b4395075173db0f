// Describes the packages of this repository from their manifests, and reports the results of checks.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { packageFolders, root } from './package-folders.mjs';
import { spawnCommand } from './spawn-command.mjs';

export { packageFolder, root } from './package-folders.mjs';

/**
 * Whether missing data of other publishers is a failure. Otherwise the tests that need it are skipped by name. The workflows require the data,
 * so that only conforming code is published.
 */
export const isDataRequired: boolean = process.env.REQUIRE_DATA === 'true';

/** One target of a manifest's `exports`, for one module format. */
interface Target {
  readonly types: string;
  readonly default: string;
}

/** The targets of a subpath. */
interface Targets {
  /** The targets in a program that asks the engine's `URL`. */
  readonly 'engine-url'?: { readonly import: Target; readonly require: Target };
  readonly import: Target;
  readonly require: Target;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly sideEffects?: boolean | string[];
  readonly files?: string[];
  readonly bin?: Record<string, string>;
  readonly engines?: { readonly node: string };
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
  readonly exports?: Record<string, string | Targets>;
}

/** A module that can be imported: `@url/host`, `@url/parser/explain`. */
export interface Entry {
  readonly specifier: string;
  /** Whether it is a package's entry `./internal` or `./engine`, which only packages of this repository import. */
  readonly isInternal: boolean;
  /** The source file, relative to the root. */
  readonly source: string;
  readonly import: Target;
  readonly require: Target;
  /** The targets under the export condition `engine-url`, if they are others. */
  readonly engine: { readonly import: Target; readonly require: Target } | null;
}

export interface Package {
  /** The folder's name: `host` for `@url/host`. */
  readonly shortName: string;
  /** The folder, relative to the root: `packages/standard/host`. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly entries: readonly Entry[];
  /** The TypeScript files under src, relative to the root. */
  readonly sources: readonly string[];
}

/** The text of a file named relative to the root. */
export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function readJSON<T>(file: string): T {
  return JSON.parse(read(file)) as T;
}

/** Returns all files under a folder, relative to the root and sorted, except installed and built ones. */
export function filesUnder(folder: string): string[] {
  const skipped = ['node_modules', 'dist', '.cache', '.turbo', '.git'];
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.includes(name))
    .map((entry) => ({ entry, path: join(folder, entry.name).split(sep).join('/') }))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesUnder(path) : [path]))
    .sort();
}

/** Returns the packages that have sources. */
export function packages(): Package[] {
  return allPackages().filter(({ sources }) => sources.length > 0);
}

export function allPackages(): Package[] {
  return packageFolders().map((folder) => describe(basename(folder), folder));
}

/** Returns the packages that have sources and are published. */
export function publishedPackages(): Package[] {
  return packages().filter(({ manifest }) => manifest.private !== true);
}

function describe(shortName: string, folder: string): Package {
  const manifest = readJSON<Manifest>(`${folder}/package.json`);
  const sources = filesUnder(`${folder}/src`).filter((file) => file.endsWith('.ts'));
  const entries: Entry[] = [];
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target === 'string') continue;
    const source = `${folder}/src/${relative('dist/esm', target.import.default).replace(/\.js$/, '.ts')}`;
    entries.push({
      specifier: manifest.name + subpath.slice(1),
      isInternal: subpath === './internal' || subpath === './engine',
      engine: target['engine-url'] ?? null,
      source,
      import: target.import,
      require: target.require,
    });
  }
  return { shortName, folder, manifest, entries, sources };
}

/** Creates a folder that is removed when the program ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `url-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command to its end, and returns its output. */
export function run(command: string, args: readonly string[], cwd = root, env = process.env): string {
  const options = { cwd, env, encoding: 'utf8', timeout: 300_000, maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr, error } = spawnCommand(command, args, options);
  if (status === 0) return stdout;
  const lines = `${stderr}\n${stdout}`.split('\n').flatMap((line) => line.trim() || []);
  throw new Error(`${command} ${args[0] ?? ''}: ${error?.message ?? lines.slice(0, 8).join(' | ')}`);
}

/** Creates a folder in which `@url/*` resolves to the built packages, as after an installation. */
export function consumerFolder(name: string): string {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules', '@url'), { recursive: true });
  for (const { shortName, folder: target } of packages()) {
    symlinkSync(join(root, target), join(folder, 'node_modules', '@url', shortName), 'junction');
  }
  return folder;
}

/** Collects the findings of a check. Every file, entry or example that it examines is one case, passed or failed. */
export class Report {
  private readonly name: string;
  private failures = 0;
  private cases = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Reports one case. It fails if it has problems. Each problem begins with its line number: `12: what: why`. */
  case(file: string, problems: readonly string[] = []): void {
    this.cases++;
    if (problems.length > 0) this.failures++;
    for (const problem of problems) console.log(`${file}:${problem}`);
  }

  /** Prints the last line, and sets the exit status. */
  finish(): void {
    console.log(`${this.name}: ${this.cases - this.failures} passed, ${this.failures} failed`);
    process.exitCode = this.failures > 0 ? 1 : 0;
  }
}
