// `node tools/measure/sizes/measure.ts [--update]`: what an import adds to a program, alone and under the export condition `engine-url`, beside the libraries
// that do a similar job. Compares the tables with docs/sizes.md, or writes them. Fails if an entry cannot be bundled under the condition, or an import is
// larger there than its limit in rows.ts.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { install } from '../../../config/install.ts';
import { packagesOfNode } from '../../../config/package-folders.mjs';
import { consumerFolder, publishedPackages, Report, root } from '../../../config/workspace.ts';
import { writeBlock } from '../../checks/markdown.ts';
import { rows } from './rows.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const page = join(root, 'docs', 'sizes.md');
const consumer = consumerFolder('sizes');
const report = new Report('sizes');

/**
 * Minifies and compresses a program, and returns the bytes of what is loaded at its start, without modules that it imports when they are needed;
 * `null` if a module has no such export.
 */
async function bytesOf(contents: string, resolveDir: string, conditions: string[]): Promise<number | null> {
  const result = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    tsconfigRaw: {},
    conditions,
    // Some libraries import modules of Node.
    external: [...builtinModules],
    splitting: true,
    outdir: folder,
    metafile: true,
    absWorkingDir: folder,
    write: false,
    logLevel: 'silent',
  }).catch(() => null);
  if (result === null) return null;
  const { outputs } = result.metafile;
  const loaded = new Set(['stdin.js']);
  for (const name of loaded) {
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') loaded.add(path);
  }
  const files = result.outputFiles.filter(({ path }) => loaded.has(relative(folder, path).split(sep).join('/')));
  return gzipSync(files.map(({ text }) => text).join('\n'), { level: 9 }).length;
}

function shown(bytes: number | null): string {
  return bytes === null ? '–' : (bytes / 1000).toFixed(1);
}

const importOf = (specifier: string, names: string): string =>
  names === '*' ? `import * as all from '${specifier}'; console.log(all);` : `export { ${names} } from '${specifier}';`;

async function sizesOf(specifier: string, names: string): Promise<readonly [number | null, number | null]> {
  const contents = importOf(specifier, names);
  return [await bytesOf(contents, consumer, []), await bytesOf(contents, consumer, ['engine-url'])];
}

async function rivalsOf(rivals: readonly (readonly [specifier: string, names: string])[]): Promise<string> {
  const cells = rivals.map(async ([specifier, names]) => {
    const bytes = await bytesOf(importOf(specifier, names), folder, []);
    if (bytes === null) throw new Error(`${specifier} cannot be bundled`);
    return `${specifier} ${shown(bytes)}`;
  });
  return (await Promise.all(cells)).join(', ') || '–';
}

async function taskTable(): Promise<string> {
  const lines = ['| import | alone | `engine-url` | other libraries |', '| --- | --- | --- | --- |'];
  for (const { specifier, names, limit, rivals } of rows) {
    const [alone, light] = await sizesOf(specifier, names);
    const isLarge = light === null || light > limit;
    report.case(
      `${names} of ${specifier}`,
      isLarge ? [`1: ${light} B with the condition engine-url, limit ${limit} B`] : [],
    );
    const given = names.replace(/\w+/g, '`$&`');
    lines.push(`| ${given} of \`${specifier}\` | ${shown(alone)} | ${shown(light)} | ${await rivalsOf(rivals)} |`);
  }
  return lines.join('\n');
}

async function entryTable(): Promise<string> {
  const lines = ['| entry | alone | `engine-url` |', '| --- | --- | --- |'];
  const members = publishedPackages().filter(({ shortName }) => !packagesOfNode.includes(shortName));
  for (const { entries } of members) {
    for (const { specifier, isInternal } of entries) {
      if (isInternal) continue;
      const [alone, light] = await sizesOf(specifier, '*');
      report.case(specifier, light === null ? ['1: cannot be bundled with the condition engine-url'] : []);
      lines.push(`| \`${specifier}\` | ${shown(alone)} | ${shown(light)} |`);
    }
  }
  return lines.join('\n');
}

install(folder);
const tables = { tasks: await taskTable(), entries: await entryTable() };
const written = readFileSync(page, 'utf8');
for (const [name, table] of Object.entries(tables)) {
  if (process.argv.includes('--update')) writeBlock(page, name, table);
  report.case('docs/sizes.md', differences(table, written));
}

/** Finds rows that differ by more than a tenth: a few bytes are not worth a commit. */
function differences(table: string, text: string): string[] {
  if (process.argv.includes('--update')) return [];
  const lines = text.split('\n');
  return table.split('\n').flatMap((row) => {
    const name = row.split('|')[1]!;
    const line = lines.find((other) => other.split('|')[1] === name);
    const numbers = (cells: string): number[] => (cells.match(/ \d+\.\d\b/g) ?? []).map(Number);
    const old = numbers(line ?? '');
    const isSame = numbers(row).every(
      (size, index) => Math.abs(size - (old[index] ?? 0)) <= Math.max(0.1 * size, 0.11),
    );
    return isSame && line !== undefined ? [] : [`1: measured ${row}, written ${line ?? 'nothing'}: --update writes it`];
  });
}

report.finish();
