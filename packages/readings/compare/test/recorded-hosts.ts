// The recorded hosts of test/recordings/hosts.txt, and the letters in which recordings name programs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programs } from '@url/compare/programs';
import { letters } from '../src/recordings/letters.ts';
import { generatedCorpus } from './generated-corpus.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** The strings whose whole answers are published. */
export const corpus: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path('scripts/corpus.json'), 'utf8'),
);

/** The letter of a program in a recording. */
export function letterOf(program: number): string {
  const letter = letters[program];
  if (letter === undefined) throw new RangeError(`There are letters for ${letters.length} programs.`);
  return letter;
}

/** The programs that follow the URL Standard. */
export const followStandard: readonly string[] = ['python-ada', 'rust-url'];

/** Whether a reader says what a program finds: its program, or the URL Standard. */
export function hasReader(id: string): boolean {
  return followStandard.includes(id) || programs.some((program) => program.id === id);
}

/** What one version of a program found in the inputs of the generated corpus. */
export interface RecordedHosts {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** For each input the host, "" for none; `null` where the program refuses it. */
  readonly hosts: ReadonlyMap<string, string | null>;
}

/** Reads the recording. */
export function recordedHosts(): RecordedHosts[] {
  const [first, ...lines] = readFileSync(path('test/recordings/hosts.txt'), 'utf8').trimEnd().split('\n');
  const inputs = Object.values(generatedCorpus()).flat();
  const programs: [string, string, string][] = JSON.parse(first!);
  const found = programs.map(() => new Map<string, string | null>());
  lines.forEach((line, index) => {
    const pairs: (string | null)[] = JSON.parse(line);
    for (let at = 0; at < pairs.length; at += 2) {
      const host = pairs[at]!;
      for (const letter of pairs[at + 1]!) found[letters.indexOf(letter)]!.set(inputs[index]!, host);
    }
  });
  return programs.map(([id, name, version], index) => ({ id, name, version, hosts: found[index]! }));
}
