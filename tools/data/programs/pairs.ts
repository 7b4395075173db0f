// `node tools/data/programs/pairs.ts inputs.json`: asks the newest version of each program that has a reader about the strings of a JSON array, and
// prints how many of its hosts the reader finds, and how many pairs of a filter and a client that go apart compareFilterAndClient reports.
import { readFileSync } from 'node:fs';
import { listedPrograms, type Program, type ProgramRun, runProgram } from '../../../packages/cli/src/run-programs.ts';
import {
  type Answered,
  countPairs,
  findReader,
  hostIdentity,
  type Reader,
} from '../../../packages/readings/compare/test/compare/pairs.ts';
import { type Installed, install, listedVersions } from './install.ts';

const inputs: readonly string[] = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));

/** The reader of a program that runs here, in the version that runs. */
function readerOf({ id, version }: ProgramRun): Reader | null {
  return id === 'node-url' ? findReader('whatwg') : findReader(`${id}@${version}`);
}

async function runOf(program: Program): Promise<ProgramRun | null> {
  const places: (() => Installed)[] = [
    ...listedVersions().flatMap((version) => (version.program === program.id ? [() => install(version)] : [])),
    () => ({ env: {} }),
  ];
  for (const place of places) {
    const run = await runProgram(program, inputs, place()).catch(() => null);
    if (run !== null) return run;
  }
  return null;
}

const answered: Answered[] = [];
for (const program of listedPrograms().programs) {
  if (program.id !== 'node-url' && findReader(program.id) === null) continue;
  const run = await runOf(program);
  const reader = run === null ? null : readerOf(run);
  if (run === null || reader === null) {
    console.log(`skipped: ${program.id}, which does not run here in a version that has a reader`);
    continue;
  }
  const hosts = new Map(
    inputs.map((input, index) => {
      const answer = run.answers[index]!;
      return [input, 'error' in answer ? null : (answer.host ?? '')] as const;
    }),
  );
  answered.push({ reader, hosts });
  const equal = inputs.filter((input) => isEqual(reader, input, hosts.get(input) ?? null));
  console.log(`${run.name} ${run.version}: ${equal.length} of ${inputs.length} hosts are equal`);
}

function isEqual(reader: Reader, input: string, host: string | null): boolean {
  const reading = reader.read(input);
  if (!reading.ok || host === null) return reading.ok === (host !== null);
  return hostIdentity(reading.components.host ?? '') === hostIdentity(host);
}

const { apart, reported, wronglyRefused, missed } = countPairs(answered, inputs);
console.log(
  `${apart} pairs go apart, ${reported} are reported, ${wronglyRefused.length} are called safe by a wrong refusal`,
);
for (const text of missed.slice(0, 20)) console.log(text);
