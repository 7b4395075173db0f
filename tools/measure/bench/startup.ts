import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, shuffle } from 'simple-statistics';
import type { Results } from './results.ts';

/** The only output of each script: the CPU time of its process. */
const printProcessorTime = `
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);`;

function writeScript(folder: string, name: string, program: string): string {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  writeFileSync(file, program + printProcessorTime);
  return file;
}

const timeOf = (file: string): number => Number(execFileSync(process.execPath, [file], { encoding: 'utf8' }));

/**
 * Measures from importing to the first parsed URL, minus an empty script, in alternating processes. Each round has another order, because the
 * previous process can change a time by half a millisecond.
 *
 * @param modules the modules to import, by name
 * @param folder for the scripts
 */
export function measureStartup(
  modules: ReadonlyMap<string, string>,
  folder: string,
  rounds: number,
): Results['startup'] {
  mkdirSync(folder, { recursive: true });
  const empty = writeScript(folder, 'empty', '');
  const scripts = [...modules].map(([name, specifier]) => {
    const program = `import { URL } from ${JSON.stringify(specifier)};\nnew URL('https://example.org/a?b');`;
    return { name, file: writeScript(folder, name, program), differences: [] as number[] };
  });
  for (let round = -1; round < rounds; round++) {
    const files = shuffle([empty, ...scripts.map(({ file }) => file)]);
    const times = new Map(files.map((file) => [file, timeOf(file)]));
    if (round < 0) continue;
    for (const { file, differences } of scripts) differences.push(times.get(file)! - times.get(empty)!);
  }
  return Object.fromEntries(scripts.map(({ name, differences }) => [name, median(differences)]));
}
