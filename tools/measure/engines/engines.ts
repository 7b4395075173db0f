// `pnpm engines [name…] [--quick]`: runs the polyfill in each available engine. Prints and writes results.json and
// results.md, and the table of docs/engines.md between the comments "engines". `--quick` runs only engines from npm, does not measure time or write
// files, and fails if a result is worse than in results.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../../../config/install.ts';
import { type Engine, scratch } from './engine.ts';
import { enginesFromNpm } from './engines-from-npm.ts';
import { enginesOfMachine } from './engines-of-machine.ts';
import { bundleProgram, dataOf, folder, programs } from './programs.ts';
import { type EngineResult, findRegressions, type Results, render, writeReadme } from './report.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const isQuick = values.quick === true;
const all: readonly Engine[] = isQuick ? enginesFromNpm : [...enginesFromNpm, ...enginesOfMachine];
const wanted = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
if (wanted.length < positionals.length) {
  console.error(`Expected names of engines: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** Returns the programs for an engine. Some need a platform or a clock. */
function programsFor({ hasPlatform, hasFrozenClock }: Engine): string[] {
  return Object.keys(programs).filter((name) => {
    if (name.startsWith('platform')) return hasPlatform === true && !isQuick;
    if (name.endsWith('speed') || name.startsWith('start')) return !hasFrozenClock && !isQuick;
    return true;
  });
}

const STARTS = 5;
const bundles = new Map<string, Promise<string>>();

async function runProgram(engine: Engine, name: string): Promise<unknown> {
  const data = await dataOf(name);
  if (data === null) return null;
  if (!bundles.has(name)) bundles.set(name, bundleProgram(programs[name]!));
  try {
    return await engine.run({ code: await bundles.get(name)!, data });
  } catch (error) {
    console.error(`${engine.name}: ${name}: ${(error as Error).message}`);
    return { error: (error as Error).message.split('\n')[0] };
  }
}

/** Returns the fastest of several processes, because other work on the machine disturbs it least. */
async function runStart(engine: Engine, name: string): Promise<unknown> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < STARTS; run++) {
    const answer = (await runProgram(engine, name)) as Record<string, number> | null;
    if (answer === null || 'error' in answer) return answer;
    runs.push(answer);
  }
  return Object.fromEntries(Object.keys(runs[0]!).map((key) => [key, Math.min(...runs.map((run) => run[key]!))]));
}

async function runEngine(engine: Engine): Promise<EngineResult> {
  const answers: Record<string, unknown> = {};
  for (const name of programsFor(engine)) {
    answers[name] = await (name.startsWith('start') ? runStart : runProgram)(engine, name);
  }
  return { title: engine.title, version: engine.version(), answers };
}

install(folder);
mkdirSync(scratch, { recursive: true });
const resultsFile = join(folder, 'results.json');
const before: Results = JSON.parse(readFileSync(resultsFile, 'utf8'));
const results: Record<string, EngineResult> = {};
for (const engine of wanted) {
  if (existsSync(engine.binary)) results[engine.name] = await runEngine(engine);
  else console.log(`left out: ${engine.title}: not on this machine`);
}
console.log(render(results));
if (isQuick) {
  const worse = Object.entries(results).flatMap(([name, result]) => findRegressions(name, result, before[name]));
  for (const line of worse) console.log(line);
  console.log(`engines: ${Object.keys(results).length - worse.length} passed, ${worse.length} failed`);
  process.exitCode = worse.length > 0 ? 1 : 0;
} else {
  const merged: Results = { ...before, ...results };
  const sorted = Object.fromEntries(all.flatMap(({ name }) => (merged[name] ? [[name, merged[name]]] : [])));
  writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(join(folder, 'results.md'), render(sorted));
  writeReadme(sorted);
}
