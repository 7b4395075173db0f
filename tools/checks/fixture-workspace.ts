// A workspace of two small packages in which every check passes: the folder `fixtures`, and what is derived from this repository. Each test
// breaks one part of it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { readJSON, root } from '../../config/workspace.ts';
import type { Definition } from './standard/source.ts';

/** The new content of a file, texts to replace with their replacements, texts to add before and after the old content, or `null` to remove the file. */
type Change =
  | string
  | readonly (readonly [from: string, to: string])[]
  | { readonly before?: string; readonly after?: string }
  | null;

export type Changes = Readonly<Record<string, Change>>;

/** The parts of this repository that the checks need. */
const copied = [
  ...[
    'config',
    'tools/checks',
    'tools/publishing',
    'tools/measure/entry-sizes.mjs',
    'tools/measure/bench/speed-block.ts',
  ],
  ...['.dependency-cruiser.mjs', '.size-limit.mjs', 'spec.json', 'tsconfig.base.json'],
];

function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Writes a file with the anchors of a standard, and a few algorithms. */
function writeStandard(folder: string, name: string, algorithms: readonly Definition[]): void {
  const file = `tools/checks/standard/${name}.json`;
  write(folder, file, JSON.stringify({ ...readJSON<object>(file), algorithms, definitions: [] }));
}

/** Writes the output that tsup and tsc would build from the only source of a package. */
function build(folder: string, name: string, file: string): void {
  const sourceOf = (each: string) => readFileSync(join(folder, `packages/${name}/src/${each}.ts`), 'utf8');
  const source = sourceOf(file);
  const declarations = source.replace(/^import .*\n/, '').replace(/function (.*) \{\n[^}]*\}/g, 'declare function $1;');
  for (const format of ['esm', 'cjs'] as const) {
    const dist = `packages/${name}/dist/${format}`;
    write(folder, `${dist}/index.js`, transformSync(source, { loader: 'ts', format }).code);
    write(folder, `${dist}/index.d.ts`, sourceOf('index'));
    write(folder, `${dist}/${file}.d.ts`, declarations);
  }
  write(folder, `packages/${name}/dist/cjs/package.json`, '{ "type": "commonjs" }\n');
  write(folder, `packages/${name}/test/${file}.test.ts`, `${file}(1);\n`);
}

function createFixture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'url-checks-'));
  const filter = (source: string) => !/node_modules|\.cache|fixtures/.test(source);
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  cpSync(join(root, 'tools/checks/fixtures'), folder, { recursive: true });
  const { packageManager } = readJSON<{ packageManager: string }>('package.json');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  write(folder, 'package.json', JSON.stringify({ ...JSON.parse(manifest), packageManager }));
  const algorithm = { anchor: 'percent-encode', name: 'percent-encode', section: 'Percent-encoded bytes' };
  writeStandard(folder, 'url', [algorithm]);
  writeStandard(folder, 'urlpattern', []);
  write(folder, 'docs/standard.md', '');
  build(folder, 'low', 'double');
  build(folder, 'high', 'quadruple');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'packages/high/node_modules/@url'), { recursive: true });
  symlinkSync(join(folder, 'packages/low'), join(folder, 'packages/high/node_modules/@url/low'), 'junction');
  return folder;
}

function changed(old: string, change: Exclude<Change, string | null>): string {
  if ('before' in change || 'after' in change) return `${change.before ?? ''}${old}${change.after ?? ''}`;
  const pairs = change as readonly (readonly [string, string])[];
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`Cannot find ${from}`);
    return text.replace(from, () => to);
  }, old);
}

function apply(folder: string, changes: Changes): void {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (change === null) rmSync(file);
    else if (typeof change === 'string') write(folder, path, change);
    else writeFileSync(file, changed(readFileSync(file, 'utf8'), change));
  }
}

/** The checks that are commands of other packages. */
const commands: Readonly<Record<string, readonly string[]>> = {
  layers: ['depcruise', 'packages'],
  size: ['size-limit'],
};

/**
 * @param check the name of a check in .ci/run
 * @param changes what to break first
 * @returns the output of the check, and its exit status
 */
export function runCheck(check: string, changes: Changes = {}): { output: string; status: number | null } {
  const folder = createFixture();
  const run = (...options: string[]) => {
    const own = [process.execPath, join(folder, 'tools', 'checks', `check-${check}.ts`), ...options];
    const [command, ...args] = commands[check] ?? own;
    return spawnSync(command!, args, { cwd: folder, encoding: 'utf8' });
  };
  try {
    if (check === 'standard' || check === 'readmes') run('--update');
    apply(folder, changes);
    const { stdout, stderr, status } = run();
    return { output: stdout + stderr, status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
