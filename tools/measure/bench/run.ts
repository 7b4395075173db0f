import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { compareAnswers } from './answers.ts';
import { chooseClock } from './clock.ts';
import { compile } from './compile.ts';
import { contenders } from './contenders.ts';
import type { Corpora } from './corpora.ts';
import { findCorpora } from './corpora.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type InputName, makeInputs } from './inputs.ts';
import { type Effort, measure, quick, thorough } from './measure.ts';
import { distinctURLs, heldBytes } from './memory.ts';
import type { Memory, Results, RowResult } from './results.ts';
import { type Row, rows } from './rows.ts';

// Measures in the current runtime. bench.ts starts this program under Node, Bun and Deno.
//
//     node --expose-gc tools/measure/bench/run.ts <what to do as JSON>

/** The request of bench.ts. */
export interface Task {
  /** The file for the results. */
  readonly output: string;
  readonly isQuick: boolean;
  /** The bundles of the contenders, by name. */
  readonly bundles: Record<string, string>;
  readonly versions: Record<string, string>;
  /** The titles of the rows to measure, `null` for all rows and everything else. */
  readonly titles: readonly string[] | null;
}

type APIs = ReadonlyMap<string, unknown>;

const clock = chooseClock();

async function load(bundles: Record<string, string>): Promise<APIs> {
  const apis = new Map<string, unknown>();
  for (const [name, file] of Object.entries(bundles)) {
    try {
      apis.set(name, await import(file));
    } catch (error) {
      console.error(`${name} does not load: ${(error as Error).message}`);
    }
  }
  return apis;
}

function measureRow(row: Row, apis: APIs, inputs: readonly string[], effort: Effort): RowResult {
  const able = contenders.filter(({ name, operations }) => apis.has(name) && operations[row.work] !== undefined);
  const compiled = new Map(
    able.map(({ name, operations }) => {
      const label = `${name}: ${row.title}`;
      return [name, compile(label, operations[row.work]!, apis.get(name))];
    }),
  );
  const { answers, disputed } = compareAnswers(compiled, inputs);
  const measurable = able.filter(({ name }) => answers.get(name)!.inputs.length > 0);
  const subjects = measurable.map(({ name }) => ({
    name,
    compiled: compiled.get(name)!,
    inputs: answers.get(name)!.inputs,
  }));
  const figures = measure(subjects, effort, clock);
  const cells = measurable.map(({ name }) => [name, { ...figures[name]!, wrong: answers.get(name)!.wrong }]);
  const { title, group, target, targetForm = null, noSlowerThan = null } = row;
  return {
    title,
    group,
    target,
    targetForm,
    noSlowerThan,
    inputs: inputs.length,
    disputed,
    cells: Object.fromEntries(cells),
  };
}

function measureMemory(apis: APIs, { web }: Corpora, isQuick: boolean): Memory[] {
  const strings = distinctURLs(
    web.filter((url) => URL.canParse(url)),
    isQuick ? 10_000 : 100_000,
  );
  const able = contenders.filter(({ name, operations }) => apis.has(name) && operations.getters !== undefined);
  return able.map(({ name, operations }) => {
    const { makeInput } = compile(`${name}: memory`, operations.getters!, apis.get(name));
    return { name, bytes: heldBytes(makeInput!, strings) };
  });
}

function growthOf(apis: APIs, isQuick: boolean): Growth[] {
  const hrefBy = (name: string) => {
    const { URL: Class } = apis.get(name) as { URL: typeof URL };
    return (input: string) => new Class(input).href;
  };
  return measureGrowth(hrefBy('ours'), hrefBy('native'), isQuick ? 3 : 15, clock);
}

function describeRuntime(): string {
  const { Bun, Deno } = globalThis as { Bun?: { version: string }; Deno?: { version: { deno: string } } };
  if (Bun !== undefined) return `Bun ${Bun.version}`;
  if (Deno !== undefined) return `Deno ${Deno.version.deno}`;
  return `Node ${process.versions.node} (V8 ${process.versions.v8})`;
}

function describeMachine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} processors, ${gigabytes} GB, ${process.platform} ${process.arch}`;
}

async function main(task: Task): Promise<void> {
  const search = await findCorpora();
  if (search.corpora === null) throw new Error(search.reason);
  const { corpora } = search;
  const effort = task.isQuick ? quick : thorough;
  const inputs = makeInputs(
    { web: corpora.web.filter((url) => URL.canParse(url)), files: corpora.files },
    effort.inputs,
  );
  const apis = await load(task.bundles);
  const isComplete = task.titles === null;
  const measured = rows.filter(({ title }) => task.titles?.includes(title) ?? true);
  const results: Results = {
    runtime: describeRuntime(),
    machine: describeMachine(),
    clock: clock.name,
    versions: task.versions,
    rows: measured.map((row) => {
      console.error(row.title);
      return measureRow(row, apis, inputs[row.inputs satisfies InputName], effort);
    }),
    memory: isComplete ? measureMemory(apis, corpora, task.isQuick) : [],
    growth: isComplete ? growthOf(apis, task.isQuick) : [],
    startup: [],
  };
  writeFileSync(task.output, JSON.stringify(results));
}

await main(JSON.parse(process.argv[2]!));
