import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './runtimes.ts';
import { median } from './statistics.ts';

export interface Startup {
  readonly name: string;
  /** The difference to a process that runs an empty script. */
  readonly milliseconds: number;
}

/** The last output of each script: the CPU time of its process. */
const printProcessorTime = `
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);`;

function writeScript(folder: string, name: string, specifier: string | null): string {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  const program =
    specifier === null ? '' : `import { URL } from ${JSON.stringify(specifier)};\nnew URL('https://example.org/a?b');`;
  writeFileSync(file, program + printProcessorTime);
  return file;
}

function run({ command, env }: Runtime, file: string): number {
  const [program, ...args] = command;
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { stdout, stderr, status } = spawnSync(program, [...args, file], options);
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
  return Number(stdout);
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** The empty script, which is not a module under test. */
const NOTHING = '';

/**
 * Measures from importing to the first parsed URL, minus an empty script, by alternating processes. Each round has another order, because the
 * previous process can change a time by half a millisecond.
 *
 * @param modules the modules to import, by name
 * @param folder for the scripts
 */
export function measureStartup(
  modules: ReadonlyMap<string, string>,
  runtime: Runtime,
  folder: string,
  rounds: number,
): Startup[] {
  mkdirSync(folder, { recursive: true });
  const scripts = [...modules].map(([name, specifier]) => ({ name, file: writeScript(folder, name, specifier) }));
  const all = [{ name: NOTHING, file: writeScript(folder, 'empty', null) }, ...scripts];
  const differences = new Map<string, number[]>(scripts.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    const times = new Map(shuffled(all).map(({ name, file }) => [name, run(runtime, file)]));
    if (round < 0) continue;
    for (const { name } of scripts) differences.get(name)!.push(times.get(name)! - times.get(NOTHING)!);
  }
  return scripts.map(({ name }) => ({ name, milliseconds: median(differences.get(name)!) }));
}
