import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { compareAnswers } from './answers.ts';
import { clockName } from './clock.ts';
import { compile } from './compile.ts';
import { type Contender, contendersWith } from './contenders.ts';
import { findCorpora } from './corpora.ts';
import { makeInputs } from './inputs.ts';
import { measureLongHosts } from './long-hosts.ts';
import { type Effort, measure, quick, thorough } from './measure.ts';
import { distinctURLs, heldBytes } from './memory.ts';
import type { Results, RowResult } from './results.ts';
import { baselines, type Row, rows } from './rows.ts';

// Measures in a new process, which bench.ts starts.
//
//     node --expose-gc tools/measure/bench/run.ts <task as JSON>

/** The request of bench.ts. */
export interface Task {
  /** The file for the results. */
  readonly output: string;
  readonly isQuick: boolean;
  /** The root of another version to measure. */
  readonly before?: string | undefined;
  /** The bundles of the contenders, by name. */
  readonly bundles: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, string>>;
  /** The titles of the rows to measure, `null` for all rows and everything else. */
  readonly titles: readonly string[] | null;
  /** The seed of the generator of inputs. */
  readonly seed: number;
}

interface Loaded extends Contender {
  readonly api: unknown;
}

async function load({ bundles, before }: Task): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const contender of contendersWith(before)) {
    const file = bundles[contender.name];
    if (file !== undefined) loaded.push({ ...contender, api: await import(file) });
  }
  return loaded;
}

function measureRow(row: Row, loaded: readonly Loaded[], inputs: readonly string[], effort: Effort): RowResult {
  const baseline = baselines[row.group];
  const able = loaded.filter(({ operations }) => operations[row.work] !== undefined);
  const compiled = new Map(
    able.map(({ name, operations, api }) => [name, compile(`${name}: ${row.title}`, operations[row.work]!, api)]),
  );
  const { answers, disputed } = compareAnswers(compiled, inputs, baseline);
  const subjects = [...answers]
    .map(([name, { inputs }]) => ({ name, compiled: compiled.get(name)!, inputs }))
    .filter(({ inputs }) => inputs.length > 0);
  const rounds = effort.rounds * (row.times ?? 1);
  const figures = Object.entries(measure(subjects, { ...effort, rounds }, baseline));
  const cells = figures.map(([name, each]) => [name, { ...each, wrong: answers.get(name)!.wrong }]);
  return { ...row, count: inputs.length, disputed, cells: Object.fromEntries(cells) };
}

function measureMemory(loaded: readonly Loaded[], strings: readonly string[]): Results['memory'] {
  const bytes = loaded.flatMap(({ name, operations: { getters }, api }) => {
    if (getters === undefined) return [];
    const { makeInput } = compile(`${name}: memory`, getters, api);
    return [[name, heldBytes(makeInput!, strings)] as const];
  });
  return Object.fromEntries(bytes);
}

function describeMachine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} processors, ${gigabytes} GB, ${process.platform} ${process.arch}`;
}

async function main(task: Task): Promise<void> {
  const { output, isQuick, versions, titles, seed } = task;
  const corpora = await findCorpora();
  if ('problem' in corpora) throw new Error(corpora.problem);
  const effort = isQuick ? quick : thorough;
  const inputs = makeInputs(corpora, effort.inputs, seed);
  const loaded = await load(task);
  const measured = rows.filter(({ title }) => titles?.includes(title) ?? true);
  const results: Results = {
    runtime: `Node ${process.versions.node} (V8 ${process.versions.v8})`,
    machine: describeMachine(),
    clock: clockName,
    seed,
    versions,
    rows: measured.map((row) => {
      console.error(row.title);
      return measureRow(row, loaded, inputs[row.inputs], effort);
    }),
    memory: titles === null ? measureMemory(loaded, distinctURLs(corpora.web, isQuick ? 10_000 : 100_000)) : {},
    startup: {},
    longHosts: titles === null ? measureLongHosts(loaded.find(({ name }) => name === 'ours')!.api) : {},
  };
  writeFileSync(output, JSON.stringify(results));
}

await main(JSON.parse(process.argv[2]!));
