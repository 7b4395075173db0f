import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, runs } from '../../../config/install.ts';
import { packageFolder, root } from '../../../config/package-folders.mjs';
import { isDataRequired } from '../../../config/workspace.ts';
import { writeBlock } from '../../checks/markdown.ts';
import { buildAll } from '../../publishing/unpack-tarballs.ts';
import { compareRows, isGrosslySlower, recordedOf } from './compare.ts';
import { bundleContenders, bundleOf, cache, folder } from './contender-bundles.ts';
import { contendersWith } from './contenders.ts';
import { findCorpora } from './corpora.ts';
import { mergeRuns } from './merge.ts';
import { comparisonTable, report } from './report.ts';
import type { Results } from './results.ts';
import { baselines, rows } from './rows.ts';
import type { Task } from './run.ts';
import { speedBlock } from './speed-block.ts';
import { measureStartup } from './startup.ts';

// Measures the built packages, the runtime's URL and other libraries.
//
//     pnpm bench              writes results.md, results.json and the block about speed in README.md
//     pnpm bench --only ours  without other libraries; writes only results.json
//     pnpm bench --quick      in a minute; writes into .cache/
//     pnpm bench --compare    only ours and the baselines; fails if a ratio is more than twice its recorded one (.ci/run does this)
//     pnpm bench --only ours,ufo,native --quick
//     pnpm bench --rows shuffled --only ours      rows whose title contains this text; writes into .cache/
//     pnpm bench --seed 7         the inputs of an earlier run, whose seed is in its results; otherwise they are new
//     pnpm bench --before ../old --only ours      also the packages that another checkout has built, as "before"

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    only: { type: 'string' },
    rows: { type: 'string' },
    before: { type: 'string' },
    seed: { type: 'string' },
  },
});

const isQuick = options.quick;
const seed = options.seed === undefined ? Date.now() % 2 ** 31 : Number(options.seed);
const only = options.compare ? [] : (options.only?.split(',') ?? null);
const before = options.before && resolve(options.before);
const part = options.rows ?? null;
const chosen = part === null ? null : rows.map(({ title }) => title).filter((title) => title.includes(part));
const always: readonly string[] = ['ours', 'before', ...Object.values(baselines)];
const participants = contendersWith(before).filter(({ name }) => only === null || [...always, ...only].includes(name));

/** The ratio of ours to the baseline in each row. */
const recordedRatios = join(folder, 'results.json');

function versions(): Record<string, string> {
  const known = participants.flatMap(({ name, package: specifier }) => {
    const file = specifier && findPackageJSON(specifier, import.meta.url);
    return file ? [[name, JSON.parse(readFileSync(file, 'utf8')).version]] : [];
  });
  return Object.fromEntries(known);
}

/** Runs the measurements in a new process. */
function measureRows({ titles, isQuick }: Pick<Task, 'titles' | 'isQuick'>): Results {
  const output = join(cache, 'run.json');
  const bundles = Object.fromEntries(participants.map(({ name }) => [name, bundleOf(name)]));
  const task: Task = { output, isQuick, before, bundles, versions: versions(), titles, seed };
  const args = ['--expose-gc', join(folder, 'run.ts'), JSON.stringify(task)];
  if (!runs(process.execPath, args, folder)) process.exit(1);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Ours is published as one flat module; the others are bundled into one. */
function modulesToStart(): Map<string, string> {
  const modules = new Map([['ours', join(root, packageFolder('polyfill'), 'dist', 'esm', 'index.js')]]);
  for (const { name, operations } of participants) {
    const isLibrary = !['ours', 'before', 'native'].includes(name);
    if (isLibrary && operations.getters !== undefined) modules.set(name, bundleOf(name));
  }
  return modules;
}

/** The number of processes for each row. */
const PROCESSES = isQuick ? 1 : 3;

function measureAll(): Results {
  const first = measureRows({ titles: chosen, isQuick });
  const titles = first.rows.map(({ title }) => title);
  const others = Array.from({ length: PROCESSES - 1 }, () => measureRows({ titles, isQuick }));
  const results = mergeRuns(first, others);
  if (chosen !== null) return results;
  return { ...results, startup: measureStartup(modulesToStart(), join(cache, 'startup'), isQuick ? 9 : 41) };
}

const introduction = `A ratio is the median, over rounds in which all contenders take turns, of the time divided by native's in the same
round, and the geometric mean over three forms of the same strings: flat ones, pieces cut from longer one-byte text,
and pieces cut from two-byte text. Ours is what the packages publish, bundled into one flat module, as the others are.
${isQuick ? '' : `\nUnder Node each cell is the middle one of ${PROCESSES} processes.\n`}`;

function write(results: Results): void {
  const isRecorded = !isQuick && chosen === null && before === undefined;
  const target = isRecorded && only === null ? folder : cache;
  const text = `# Benchmark\n\nWritten by \`pnpm bench${isQuick ? ' --quick' : ''}\`.\n\n${introduction}\n${report(results)}\n`;
  writeFileSync(join(target, 'results.md'), text);
  if (isRecorded) {
    const ratios = recordedOf(results);
    writeFileSync(recordedRatios, `${JSON.stringify(ratios, null, 2)}\n`);
    writeBlock(join(root, 'README.md'), 'speed', speedBlock(ratios));
  }
  console.log(text);
}

function compare(): void {
  const recorded: Record<string, number> = JSON.parse(readFileSync(recordedRatios, 'utf8'));
  const { comparisons, unmatched } = compareRows(recorded, (titles, index) =>
    measureRows({ titles, isQuick: index === 0 }),
  );
  console.log(comparisonTable(comparisons));
  for (const title of unmatched) console.log(`${title}: not in both rows.ts and results.json; run pnpm bench`);
  const slower = comparisons.filter(isGrosslySlower).length;
  console.log(`${comparisons.length} rows compared, ${slower} more than twice as slow as recorded`);
  process.exitCode = slower + unmatched.length > 0 ? 1 : 0;
}

const corpora = await findCorpora();
if ('problem' in corpora) {
  console.log(`left out: the benchmark: ${corpora.problem}`);
  process.exit(isDataRequired ? 1 : 0);
}
if (participants.some(({ name }) => !always.includes(name))) install(folder);
buildAll();
mkdirSync(cache, { recursive: true });
await bundleContenders(participants);
console.log(`seed ${seed}`);
if (options.compare) compare();
else write(measureAll());
