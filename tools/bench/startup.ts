import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

function run(command: readonly string[], file: string): number {
  const { stdout, stderr, status } = spawnSync(command[0]!, [...command.slice(1), file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
  return Number(stdout);
}

/**
 * From importing to the first parsed URL, beyond an empty script, by processes that take turns.
 *
 * @param modules what is imported, by the name it is told by
 * @param command what runs a script
 * @param folder for the scripts
 */
export function measureStartup(
  modules: ReadonlyMap<string, string>,
  command: readonly string[],
  folder: string,
  rounds: number,
): Startup[] {
  mkdirSync(folder, { recursive: true });
  const scripts = [...modules].map(([name, specifier]) => ({ name, file: writeScript(folder, name, specifier) }));
  const empty = writeScript(folder, 'empty', null);
  const differences = new Map<string, number[]>(scripts.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    const nothing = run(command, empty);
    for (const { name, file } of scripts) {
      const difference = run(command, file) - nothing;
      if (round >= 0) differences.get(name)!.push(difference);
    }
  }
  return scripts.map(({ name }) => ({ name, milliseconds: median(differences.get(name)!) }));
}
