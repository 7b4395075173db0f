// `pnpm bundlers [name…] [--quick]`: bundles the published packages with each bundler. Prints and writes results.json and results.md,
// and the table of docs/polyfill.md between the comments "bundlers". `--quick` runs the two that start fast, does not write
// files, and fails if a bundle is wrong, or a tenth larger than in results.json.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { install } from '../../../config/install.ts';
import { root, temporaryFolder } from '../../../config/workspace.ts';
import { writeBlock } from '../../checks/markdown.ts';
import { unpackTarballs } from '../../publishing/unpack-tarballs.ts';
import { bundlers } from './bundlers.ts';
import {
  type BundlerResult,
  bundlerTable,
  findRegressions,
  type ProgramResult,
  type Results,
  render,
} from './report.ts';

const folder = dirname(fileURLToPath(import.meta.url));
// Not below the root, whose tsconfig.json leads bundlers to the sources.
const project = temporaryFolder('bundlers');

/** The program to bundle, and the expected `answer` after it ran in a global object without `URL`. */
interface Program {
  readonly code: string;
  readonly answer: string;
}

const programs: Readonly<Record<string, Program>> = {
  parseIPv4: {
    code: `import { parseIPv4 } from '@url/host'; globalThis.answer = String(parseIPv4('0x7f.1'));`,
    answer: '2130706433',
  },
  parseHost: {
    code: `import { parseHost } from '@url/host'; globalThis.answer = parseHost('B\\u00dcCHER.example');`,
    answer: 'xn--bcher-kva.example',
  },
  URL: {
    code: `import { URL } from '@url/polyfill'; globalThis.answer = new URL('../b?c', 'HTTP://EXAMPLE.org:80/a/c').href;`,
    answer: 'http://example.org/b?c',
  },
  auto: {
    code: `import '@url/polyfill/auto'; globalThis.answer = new URL('../b?c', 'HTTP://EXAMPLE.org:80/a/c').href;`,
    answer: 'http://example.org/b?c',
  },
};

/** A part of the longest table of @url/idna, which only domains need. */
function markOfTables(): string {
  const dist = join(project, 'node_modules', '@url', 'idna', 'dist', 'esm');
  const code = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const literals = code.flatMap((file) => readFileSync(join(dist, file), 'utf8').match(/"[^"\\\n]{200,}"/g) ?? []);
  return literals.sort((a, b) => b.length - a.length)[0]!.slice(1, 80);
}

function run(code: string, globals: Record<string, unknown>): Record<string, unknown> {
  runInContext(code, createContext(globals));
  return globals;
}

/** Whether a bundle of `auto` keeps working classes. */
function keepsClasses(code: string): boolean {
  const globals = run(code, { URL, URLSearchParams });
  return globals.URL === URL && globals.URLSearchParams === URLSearchParams;
}

function syntaxOfPrivateFields(code: string): ProgramResult['privateFields'] {
  if (/\bWeakMap\b/.test(code)) return 'WeakMap';
  return /\.#[A-Za-z_$]/.test(code) ? 'kept' : 'properties';
}

function examine(code: string, { answer }: Program, isAuto: boolean, mark: string): ProgramResult {
  return {
    gzip: gzipSync(code, { level: 9 }).length,
    works: run(code, {}).answer === answer,
    hasTables: code.includes(mark),
    privateFields: syntaxOfPrivateFields(code),
    ...(isAuto && { keepsClasses: keepsClasses(code) }),
  };
}

function bundleProgram(bundler: string, name: string, mark: string): ProgramResult | { readonly error: string } {
  const entry = join(project, `${name}.js`);
  const out = join(project, 'out', `${bundler.replace(/ /g, '-')}-${name}.js`);
  const command = [join(folder, 'bundlers.ts'), bundler, entry, out];
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0 || !existsSync(out)) return { error: stderr.trim().split('\n').slice(0, 6).join(' ') };
  return examine(readFileSync(out, 'utf8'), programs[name]!, name === 'auto', mark);
}

/** Bundlers that do not read `exports` have no conditions. */
const withoutConditions = ['parcel', 'metro without exports'];

/**
 * Bundles with the export condition `engine-url`, by the line of docs/small-bundles.md, and runs the bundle in a global object with `URL`.
 *
 * @returns what is wrong
 */
function findConditionErrors(bundler: string, mark: string): string[] {
  if (withoutConditions.includes(bundler)) return [];
  const { answer } = programs.parseHost!;
  const out = join(project, 'out', `${bundler}-engine-url.js`);
  const command = [join(folder, 'bundlers.ts'), bundler, join(project, 'parseHost.js'), out, 'engine-url'];
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 120_000 });
  const fail = (problem: string): string[] => [`${bundler}: engine-url: ${problem}`];
  if (status !== 0 || !existsSync(out)) return fail(stderr.trim().split('\n').slice(0, 6).join(' '));
  const code = readFileSync(out, 'utf8');
  console.log(`${bundler}, engine-url: parseHost ${gzipSync(code, { level: 9 }).length} bytes`);
  if (run(code, { URL }).answer !== answer) return fail('the bundle has another result');
  // Metro does not leave out what is unused.
  return code.includes(mark) && bundler !== 'metro' ? fail('the bundle contains the tables of domains') : [];
}

function bundleAll(bundler: string, mark: string): BundlerResult {
  const manifest = join(folder, 'node_modules', bundlers[bundler]!.package, 'package.json');
  const results = Object.keys(programs).map((name) => [name, bundleProgram(bundler, name, mark)]);
  return { version: JSON.parse(readFileSync(manifest, 'utf8')).version, programs: Object.fromEntries(results) };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const all = Object.keys(bundlers);
const available = values.quick ? ['esbuild', 'rollup'] : all;
const wanted = positionals.length === 0 ? available : available.filter((name) => positionals.includes(name));
if (wanted.length < positionals.length) {
  console.error(`Expected names of bundlers: ${available.join(', ')}`);
  process.exit(2);
}
install(folder);
mkdirSync(join(project, 'out'));
unpackTarballs(project);
for (const [name, { code }] of Object.entries(programs)) writeFileSync(join(project, `${name}.js`), code);
const mark = markOfTables();
const results: Results = Object.fromEntries(wanted.map((name) => [name, bundleAll(name, mark)]));
const resultsFile = join(folder, 'results.json');
const before: Results = JSON.parse(readFileSync(resultsFile, 'utf8'));
console.log(render(results));
const worse = wanted.map((name) => findRegressions(name, results[name]!, values.quick ? before[name] : undefined));
for (const [index, name] of wanted.entries()) worse[index]!.push(...findConditionErrors(name, mark));
for (const line of worse.flat()) console.log(line);
console.log(`bundlers: ${worse.filter((lines) => lines.length === 0).length} passed, ${worse.flat().length} failed`);
process.exitCode = worse.flat().length > 0 ? 1 : 0;
if (!values.quick) {
  const merged: Results = { ...before, ...results };
  const sorted = Object.fromEntries(all.flatMap((name) => (merged[name] ? [[name, merged[name]]] : [])));
  writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(join(folder, 'results.md'), render(sorted));
  writeBlock(join(root, 'docs/polyfill.md'), 'bundlers', bundlerTable(sorted));
}
