import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './runtimes.ts';
import { median } from './statistics.ts';

export interface Startup {
  readonly name: string;
  /** What the process needs beyond one that runs an empty script. */
  readonly milliseconds: number;
}

/** Printed last by each script: what the process has had of the processors since it was started. */
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

/**
 * From importing to the first parsed URL, beyond an empty script, by processes that take turns.
 *
 * @param modules what is imported, by the name it is told by
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
  const empty = writeScript(folder, 'empty', null);
  const differences = new Map<string, number[]>(scripts.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    const nothing = run(runtime, empty);
    for (const { name, file } of scripts) {
      const difference = run(runtime, file) - nothing;
      if (round >= 0) differences.get(name)!.push(difference);
    }
  }
  return scripts.map(({ name }) => ({ name, milliseconds: median(differences.get(name)!) }));
}
