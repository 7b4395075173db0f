// Installs the versions of scripts/versions.json below .cache/programs, each by its registry's own client and by its name.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A version of a program, and its registry. Without a registry, `env` selects a program of this machine. */
export interface ProgramVersion {
  /** The id in programs.json. */
  readonly program: string;
  readonly pip?: readonly string[];
  readonly npm?: readonly string[];
  readonly maven?: readonly string[];
  readonly cargo?: readonly string[];
  /** A shared library inside the installed package, which PROGRAM_LIBRARY then names. */
  readonly library?: string;
  /** The program inside the installed package. */
  readonly executable?: string;
  /** Whether the installed package is Node itself. */
  readonly node?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** How to run an installed version. */
export interface Installed {
  readonly env: Readonly<Record<string, string>>;
  /** The program that replaces the first word of the command. */
  readonly executable?: string;
}

const cache = fileURLToPath(new URL('../../../.cache/programs/', import.meta.url));
const scripts = fileURLToPath(new URL('../../../packages/readings/compare/scripts/', import.meta.url));

/**
 * Installs a version if it is missing, and returns how to run it.
 *
 * @throws Error if the registry's client fails
 */
export function install(version: ProgramVersion): Installed {
  const wanted = version.pip ?? version.npm ?? version.maven ?? version.cargo ?? [];
  const folder = join(cache, createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 12));
  if (wanted.length > 0 && !existsSync(join(folder, 'installed'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    fetchInto(folder, version);
    writeFileSync(join(folder, 'installed'), wanted.join(' '));
  }
  return runningOf(folder, version);
}

function fetchInto(folder: string, { pip, npm, maven, cargo }: ProgramVersion): void {
  const run = (name: string, ...args: string[]): unknown => execFileSync(name, args, { cwd: folder, stdio: 'pipe' });
  if (pip) run('python3', '-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '--target', folder, ...pip);
  if (npm) run('npm', 'install', '--silent', '--no-save', '--prefix', folder, ...npm);
  if (maven) {
    writeFileSync(join(folder, 'pom.xml'), pomOf(maven));
    run('mvn', '-q', 'dependency:copy-dependencies', '-DoutputDirectory=.');
  }
  if (cargo) {
    const { name, version } = crateOf(cargo);
    mkdirSync(join(folder, '.cargo'));
    writeFileSync(join(folder, '.cargo/config.toml'), `[env]\nPROGRAM_VERSION = "${version}"\n`);
    writeFileSync(join(folder, 'Cargo.toml'), cargoOf(name, version));
    run('cargo', 'build', '--release', '--quiet');
  }
}

function pomOf(names: readonly string[]): string {
  const dependencies = names.map((name) => {
    const [group, artifact, version] = name.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  return `<project><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>a</artifactId><version>1</version>
<dependencies>${dependencies.join('')}</dependencies></project>`;
}

/** "url==2.5.4" as a name and a version. */
function crateOf(cargo: readonly string[]): { readonly name: string; readonly version: string } {
  const [name, version] = cargo[0]!.split('==');
  return { name: name!, version: version! };
}

/** The script of the crate "url" is rust-url.rs. */
function cargoOf(name: string, version: string): string {
  return `[package]\nname = "rust-${name}"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nserde_json = "1"\n${name} = "=${version}"\n
[[bin]]\nname = "rust-${name}"\npath = "${join(scripts, `rust-${name}.rs`)}"\n`;
}

function runningOf(folder: string, version: ProgramVersion): Installed {
  const { pip, npm, maven, cargo, library, executable, node, env } = version;
  if (executable) return { env: {}, executable: join(folder, executable) };
  if (library) return { env: { PROGRAM_LIBRARY: libraryIn(folder, library) } };
  if (pip) return { env: { PYTHONPATH: folder } };
  if (node) return { env: {}, executable: join(folder, 'node_modules/.bin/node') };
  if (npm) return { env: { PROGRAM_FOLDER: folder } };
  // Not every manifest has a version.
  if (maven)
    return { env: { CLASSPATH: jarsIn(folder).join(delimiter), PROGRAM_VERSION: maven[0]!.replace(/^.*:/, '') } };
  if (cargo) return { env: {}, executable: join(folder, `target/release/rust-${crateOf(cargo).name}`) };
  return { env: env ?? {} };
}

function jarsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jar'))
    .map((name) => join(folder, name));
}

function libraryIn(folder: string, name: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    new RegExp(`${name}[^/]*\\.so[^/]*$`).test(path),
  );
  if (found === undefined) throw new Error(`${name} is not in ${folder}`);
  return join(folder, found);
}

/** Returns the versions to record. */
export function listedVersions(): ProgramVersion[] {
  return JSON.parse(readFileSync(join(scripts, 'versions.json'), 'utf8'));
}

/** Whether a program is a library of Python: what else is installed here would change its answers, so it is asked in the listed versions alone. */
export function isLibraryOfPython(id: string): boolean {
  return listedVersions().some(
    ({ program, pip, library }) => program === id && pip !== undefined && library === undefined,
  );
}
