// Fetches the packages of packages.json into .cache, and lists their source files.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runs } from '../../../config/install.ts';
import { root } from '../../../config/workspace.ts';

const folder = join(root, '.cache', 'eslint-corpus');

/** A source file of a package, as `package@version` and the path in it. */
export interface Source {
  readonly package: string;
  readonly path: string;
  readonly text: string;
}

/** The groups of packages, each with name and version. */
export const groups = JSON.parse(readFileSync(new URL('packages.json', import.meta.url), 'utf8')) as {
  /** The 200 packages with the most downloads that contain sources in JavaScript or TypeScript. */
  readonly mostUsed: readonly string[];
  /** The packages that are used most after them, and whose name or summary is about URLs or HTTP. */
  readonly aboutURLs: readonly string[];
  /** Servers, clients, command lines and frameworks, which handle more URLs. */
  readonly programs: readonly string[];
  /** Packages that nobody had looked at when their findings were read. Their wrong findings changed the rules afterwards. */
  readonly firstDraw: readonly string[];
  /** Packages that nobody had looked at when their findings were read, after that change. */
  readonly secondDraw: readonly string[];
};

/** Orders texts by a seed: the order says nothing about the texts. */
export function bySeed(seed: string, key: string): string {
  return createHash('sha256').update(`${seed} ${key}`).digest('hex');
}

function folderOf(name: string): string {
  return join(folder, name.replace('/', '+'));
}

/** Downloads a package and unpacks it. No script of the package runs. */
function fetchPackage(name: string): void {
  const target = folderOf(name);
  if (existsSync(target)) return;
  const unpacked = `${target}.part`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const isPacked = runs('npm', ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', unpacked], root);
  const tarball = readdirSync(unpacked).find((file) => file.endsWith('.tgz'));
  if (!isPacked || tarball === undefined) throw new Error(`Cannot download ${name}`);
  const isUnpacked = runs('tar', ['xzf', tarball, '--strip-components=1'], unpacked);
  if (!isUnpacked) throw new Error(`Cannot unpack ${name}`);
  renameSync(unpacked, target);
}

const sourceFile = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx)$/;
const testFile =
  /(?:^|\/)(?:__tests__|tests?|specs?|fixtures?|mocks?|benchmarks?|examples?)\/|[.-](?:test|spec)\.\w+$/i;

function* filesOf(name: string, under: string): Generator<string> {
  for (const entry of readdirSync(under, { withFileTypes: true })) {
    const path = join(under, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesOf(name, path);
    else if (entry.isFile() && sourceFile.test(entry.name)) yield relative(folderOf(name), path).split(sep).join('/');
  }
}

/** A package has at most this many files here, so that one package does not decide. */
const mostFiles = 300;

/** Returns the sources of a package: no tests, no minified code, and no file that another package also has. */
function sourcesOf(name: string, seen: Set<string>): Source[] {
  const paths = [...filesOf(name, folderOf(name))].filter((path) => !testFile.test(path));
  const ordered = paths.map((path) => [bySeed('files', path), path] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const found: Source[] = [];
  for (const [, path] of ordered) {
    if (found.length === mostFiles) break;
    const text = readFileSync(join(folderOf(name), path), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const isMinified = text.length > 500_000 || text.length / text.split('\n').length > 150;
    if (isMinified || seen.has(hash)) continue;
    seen.add(hash);
    found.push({ package: name, path, text });
  }
  return found;
}

/** Downloads what is missing, and returns the sources of a group. */
export function readCorpus(names: readonly string[]): Source[] {
  mkdirSync(folder, { recursive: true });
  for (const name of names) fetchPackage(name);
  const seen = new Set<string>();
  return names.flatMap((name) => sourcesOf(name, seen));
}
