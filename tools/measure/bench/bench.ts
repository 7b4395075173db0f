import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isDataRequired } from '../../../config/workspace.ts';
import { compareRows, isGrosslySlower, recordedOf } from './compare.ts';
import { contenders } from './contenders.ts';
import { findCorpora } from './corpora.ts';
import { mergeRuns } from './merge.ts';
import {
  buildPackages,
  bundleContenders,
  bundleOf,
  cache,
  folder,
  install,
  publishedPolyfill,
  versionOf,
} from './prepare.ts';
import { comparisonTable, report } from './report.ts';
import type { Results } from './results.ts';
import { rows } from './rows.ts';
import type { Task } from './run.ts';
import { type Runtime, runtimes } from './runtimes.ts';
import { measureStartup } from './startup.ts';

// Measures the built packages, the runtime's URL and other libraries.
//
//     pnpm bench              writes results.md and results.json, which are committed
//     pnpm bench --only ours  without other libraries; writes only results.json
//     pnpm bench --quick      in less than a minute; writes into .cache/
//     pnpm bench --runtimes   also under Bun and Deno
//     pnpm bench --compare    only ours and native; fails if a ratio is more than twice its recorded one (.ci/run does this)
//     pnpm bench --only ours,ufo,native --quick
//     pnpm bench --rows shuffled --only ours      rows whose title contains this text; writes into .cache/

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runtimes: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string' },
    rows: { type: 'string' },
  },
});

const isQuick = options.quick;
const only = options.compare ? ['ours', 'native'] : (options.only?.split(',') ?? null);
const part = options.rows ?? null;
const chosen = part === null ? null : rows.map(({ title }) => title).filter((title) => title.includes(part));
const participants = contenders.filter(({ name }) => only === null || ['ours', 'native', ...only].includes(name));

/** The time of ours in each row, as a ratio to native. */
const recordedRatios = join(folder, 'results.json');

function versions(): Record<string, string> {
  const known = participants.map((contender) => [contender.name, versionOf(contender)] as const);
  return Object.fromEntries(known.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Runs the measurements in a runtime, in a new process. */
function measureUnder(
  { command, collectsOnCall, env }: Runtime,
  { titles, isQuick }: Pick<Task, 'titles' | 'isQuick'>,
): Results {
  const output = join(cache, 'run.json');
  const bundles = Object.fromEntries(participants.map(({ name }) => [name, bundleOf(name)]));
  const task: Task = { output, isQuick, bundles, versions: versions(), titles };
  const args = [...command.slice(1), ...collectsOnCall, join(folder, 'run.ts'), JSON.stringify(task)];
  const { status, error } = spawnSync(command[0], args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  if (error) console.error(`${command[0]}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Ours is published as one flat module; the others are bundled into one. */
function modulesToStart(): Map<string, string> {
  const modules = new Map([['ours', publishedPolyfill]]);
  for (const { name, operations } of participants) {
    if (name !== 'ours' && name !== 'native' && operations.getters !== undefined) modules.set(name, bundleOf(name));
  }
  return modules;
}

/** The number of processes for each row, under the runtime that has targets. */
const PROCESSES = 3;

function measureAll(): Results[] {
  return runtimes(options.runtimes).map((runtime, index) => {
    const first = measureUnder(runtime, { titles: chosen, isQuick });
    const titles = first.rows.map(({ title }) => title);
    const more = index === 0 && !isQuick ? PROCESSES - 1 : 0;
    const results = mergeRuns(
      first,
      Array.from({ length: more }, () => measureUnder(runtime, { titles, isQuick })),
    );
    if (chosen !== null) return results;
    const startup = measureStartup(modulesToStart(), runtime, join(cache, 'startup'), isQuick ? 9 : 41);
    return { ...results, startup };
  });
}

const introduction = `A ratio is the median, over rounds in which all contenders take turns, of the time divided by native's in the same
round, and the geometric mean over three forms of the same strings: flat ones, pieces cut from longer one-byte text,
and pieces cut from two-byte text. Ours is what the packages publish, bundled into one flat module, as the others are.
${isQuick ? '' : `\nUnder Node each cell is the middle one of ${PROCESSES} processes.\n`}`;

function write(results: readonly Results[]): void {
  const isPartial = isQuick || chosen !== null;
  const target = isPartial || only !== null ? cache : folder;
  const command = `pnpm bench${isQuick ? ' --quick' : ''}${options.runtimes ? ' --runtimes' : ''}`;
  const text = `# Benchmark\n\nWritten by \`${command}\`.\n\n${introduction}\n${results.map(report).join('\n\n')}\n`;
  const markdown = join(target, 'results.md');
  mkdirSync(target, { recursive: true });
  writeFileSync(markdown, text);
  if (!isPartial) writeFileSync(recordedRatios, `${JSON.stringify(recordedOf(results[0]!), null, 2)}\n`);
  console.log(text);
}

function compare(): void {
  const recorded: Record<string, number> = JSON.parse(readFileSync(recordedRatios, 'utf8'));
  const [node] = runtimes(false);
  const { comparisons, unmatched } = compareRows(recorded, (titles, index) =>
    measureUnder(node, { titles, isQuick: index === 0 }),
  );
  console.log(comparisonTable(comparisons));
  for (const title of unmatched) console.log(`${title}: not in both rows.ts and results.json; run pnpm bench`);
  const slower = comparisons.filter(isGrosslySlower).length;
  console.log(`${comparisons.length} rows compared, ${slower} more than twice as slow as recorded`);
  process.exitCode = slower + unmatched.length > 0 ? 1 : 0;
}

const search = await findCorpora();
if (search.corpora === null) {
  console.log(`left out: the benchmark: ${search.reason}`);
  process.exit(isDataRequired ? 1 : 0);
}
if (participants.some(({ package: name }) => name !== null)) install(folder);
if (!options['no-build']) buildPackages();
await bundleContenders(participants);
if (options.compare) compare();
else write(measureAll());
