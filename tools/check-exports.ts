// The public names of every entry but `./internal` are those of tools/exports.json (`--update` writes it), and both formats of the build have them.
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportsOf, type PublicSymbol } from './public-symbols.ts';
import { type Entry, type Package, packages, Report, readJSON, root } from './workspace.ts';

/** What an entry exports: a value is there at run time, a type only for the compiler. */
type Exports = Record<string, 'value' | 'type'>;

type Snapshot = Record<string, Exports>;

const file = 'tools/exports.json';
const require = createRequire(import.meta.url);

function exportsIn(symbols: readonly PublicSymbol[]): Exports {
  return Object.fromEntries(symbols.map(({ name, typeOnly }) => [name, typeOnly ? 'type' : 'value']));
}

/** A problem for each name that only one side has, or that is not the same on both. */
function differences(where: string, actual: Exports, whereElse: string, expected: Exports): string[] {
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...names]
    .filter((name) => actual[name] !== expected[name])
    .map(
      (name) => `1: ${name}: ${actual[name] ?? 'nothing'} in ${where}, ${expected[name] ?? 'nothing'} in ${whereElse}`,
    );
}

/** The files that the manifest names exist, and both formats give the names that the source exports. */
async function buildProblems({ folder }: Package, entry: Entry, exported: Exports): Promise<string[]> {
  const targets = [entry.import, entry.require];
  const missing = targets
    .flatMap((target) => [target.types, target.default])
    .filter((path) => !existsSync(join(root, folder, path)));
  if (missing.length > 0) return missing.map((path) => `1: exports: ${path} does not exist; is the package built?`);
  // One after the other: what both need must not be required while it is being imported.
  const importing = import(pathToFileURL(join(root, folder, entry.import.default)).href);
  const requiring = importing.then(() => require(join(root, folder, entry.require.default)) as object);
  const loaded = await Promise.allSettled([importing, requiring]);
  const values = Object.fromEntries(Object.entries(exported).filter(([, kind]) => kind === 'value'));
  return loaded.flatMap((result, i) => {
    const path = targets[i]!.default;
    if (result.status === 'rejected') return [`1: ${path}: does not load: ${result.reason}`];
    const found: Exports = Object.fromEntries(Object.keys(result.value).map((name) => [name, 'value']));
    return differences(path, found, 'the source', values);
  });
}

/** What the manifest says besides: `types` come first, or compilers do not find them; a command's file exists. */
function manifestProblems({ folder, manifest, entries }: Package): string[] {
  const order = entries.filter((entry) =>
    [entry.import, entry.require].some((target) => Object.keys(target)[0] !== 'types'),
  );
  const missing = Object.values(manifest.bin ?? {}).filter((path) => !existsSync(join(root, folder, path)));
  return [
    ...order.map(({ specifier }) => `1: exports: ${specifier}: "types" has to stand first`),
    ...missing.map((path) => `1: bin: ${path} does not exist; is the package built?`),
  ];
}

const update = process.argv.includes('--update');
const report = new Report('exports');
const all = packages();
const expected = existsSync(join(root, file)) ? readJSON<Snapshot>(file) : {};
const actual: Snapshot = {};
for (const member of all) {
  report.case(`${member.folder}/package.json`, manifestProblems(member));
  for (const entry of member.entries) {
    if (!existsSync(join(root, entry.source))) {
      report.case(`${member.folder}/package.json`, [`1: exports: ${entry.specifier}: ${entry.source} does not exist`]);
      continue;
    }
    const exported = exportsIn(exportsOf(entry.source));
    if (!entry.isInternal) actual[entry.specifier] = exported;
    const before = update || entry.isInternal ? exported : (expected[entry.specifier] ?? {});
    report.case(entry.source, [
      ...differences(entry.specifier, exported, `${file} (--update writes it)`, before),
      ...(await buildProblems(member, entry, exported)),
    ]);
  }
}
const gone = update ? [] : Object.keys(expected).filter((specifier) => !(specifier in actual));
report.case(
  file,
  gone.map((specifier) => `1: ${specifier}: no package exports it any more`),
);
if (update) writeFileSync(join(root, file), `${JSON.stringify(actual, null, 2)}\n`);
report.finish();
