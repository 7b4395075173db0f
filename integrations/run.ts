// `pnpm integrations [name…] [--quick] [--update]`: installs what each integration needs, compares its results with the library's, and
// prints how fast it is. `--quick` uses fewer rows. `--update` writes the tables of docs/at-scale.md; with names, only the speed of what
// these integrations measure. The exit status is 1 if a result differs. With names, it lists the others as skipped. `--build` only writes the files that people install.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, root } from '../config/package-folders.mjs';
import { spawnCommand } from '../config/spawn-command.mjs';
import { writeBlock } from '../tools/checks/markdown.ts';
import { buildDebianPackage, built, wheelPath } from './build.ts';
import { checkRunners } from './document.ts';
import { install } from './install.ts';
import type { Report } from './report.ts';
import { kindsTable, speedRowsBefore, speedTable } from './tables.ts';

const folder = join(root, 'integrations');
const all = ['shell', 'sqlite', 'duckdb', 'python', 'postgres', 'clickhouse', 'spark'];
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown integration ${unknown.join(', ')}: expected ${all.join(', ')}.`);
  process.exit(2);
}
const names = named.length > 0 ? named : all;

/** Links the packages of the workspace into `integrations/node_modules`. */
function linkPackages(): void {
  const scope = join(folder, 'node_modules', '@url');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  for (const path of packageFolders()) symlinkSync(join(root, path), join(scope, path.replace(/.*\//, '')), 'junction');
}

function run(command: string, commandArgs: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnCommand(command, commandArgs, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  if (status !== 0 && command !== 'node') console.error(stdout);
  return status === 0 ? stdout : null;
}

/** Type-checks the integrations. An engine's types exist only after its installation. */
function isTyped(project: string): boolean {
  return (
    !existsSync(join(project, 'tsconfig.json')) || run('tsc', ['--noEmit', '-p', 'tsconfig.json'], project) !== null
  );
}

/** Returns the report in the last line of a check; `null` if the check failed. */
function check(name: string): Report[] | null {
  const output = run('node', ['--disable-warning=ExperimentalWarning', 'check.ts', ...options], join(folder, name));
  const line = output?.trimEnd().split('\n').pop();
  return line === undefined || line === '' ? null : ([JSON.parse(line)].flat() as Report[]);
}

if (
  run(
    'turbo',
    ['run', 'build', '--output-logs=errors-only', '--log-prefix=none', '--filter=@url/cli', '--filter=@url/address'],
    root,
  ) === null
) {
  process.exit(1);
}
linkPackages();
if (options.includes('--build')) {
  const missing = install('clickhouse') ?? install('python');
  if (missing !== null) throw new Error(missing);
  console.log(`${buildDebianPackage()}\n${join(built, 'url')}\n${wheelPath()}`);
  process.exit(0);
}
checkRunners();
const reports: Report[] = [];
let failed = 0;
for (const name of names) {
  const missing = install(name);
  if (missing !== null) {
    console.log(`left out: ${name}: ${missing}`);
    continue;
  }
  const found = isTyped(join(folder, name)) ? check(name) : null;
  if (found === null || found.some(({ differing }) => differing > 0)) failed++;
  for (const { engine, rows, differing, rowsPerSecond, also = [] } of found ?? []) {
    const speed =
      rowsPerSecond === 0 ? 'not measured' : `${Math.round(rowsPerSecond).toLocaleString('en')} rows a second here`;
    const what = [`${rows} links, ${differing} results differ`, speed, ...also];
    console.log(`${name}: ${engine}: ${what.join('; ')}`);
  }
  if (found === null) console.log(`${name}: FAILED`);
  reports.push(...(found ?? []));
}
for (const name of all) if (!names.includes(name)) console.log(`left out: ${name}: pnpm integrations ${name} runs it`);
console.log(`\n${speedTable(reports)}\n${kindsTable(reports)}`);
// With names, the rows of other ways remain. The table of kinds compares the engines, so it needs all of them.
if (options.includes('--update') && reports.length > 0 && failed === 0) {
  const page = join(root, 'docs/at-scale.md');
  writeBlock(page, 'speed', speedTable(reports, named.length === 0 ? [] : speedRowsBefore(page)));
  if (named.length === 0) writeBlock(page, 'kinds', kindsTable(reports));
}
console.log(`integrations: ${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
