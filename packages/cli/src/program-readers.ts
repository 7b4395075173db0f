import type { Dialect } from '@url/dialects';
import { programReader, recordedReaders } from '@url/dialects/recordings';
import { type ProgramRun, runPrograms } from './run-programs.js';

/** What programs make of a list of inputs. */
export interface ProgramReaders {
  /** The readers of one of the inputs: programs that are installed here, and recorded answers of the others. */
  readonly readersOf: (input: string) => readonly Dialect[];
  /** Which programs were asked, with their versions, as a line for people. */
  readonly description: string;
}

/** Asks the programs that are installed here about all inputs at once. */
export async function askPrograms(
  inputs: readonly string[],
  run: (inputs: readonly string[]) => Promise<readonly ProgramRun[]> = (list) => runPrograms(list),
): Promise<ProgramReaders> {
  const distinct = [...new Set(inputs)];
  const runs = await run(distinct);
  const places = new Map(distinct.map((input, index) => [input, index]));
  const asked = new Set(runs.map(({ id }) => id));
  const readersOf = (input: string): Dialect[] => [
    ...runs.map((program) => programReader(program, input, program.answers[places.get(input)!]!)),
    ...recordedReaders(input).filter(({ id }) => !asked.has(id)),
  ];
  return { readersOf, description: describe(runs, distinct.flatMap(recordedReaders)) };
}

function describe(runs: readonly ProgramRun[], recorded: readonly Dialect[]): string {
  const here = runs.map(({ name, version }) => `${name} ${version}`);
  const ids = new Set(runs.map(({ id }) => id));
  const elsewhere = new Set(recorded.filter(({ id }) => !ids.has(id)).map(({ title }) => title));
  const lists = [
    ...(here.length > 0 ? [`Programs asked here: ${here.join(', ')}.`] : ['No program is installed here.']),
    ...(elsewhere.size > 0 ? [`Recorded answers of: ${[...elsewhere].join(', ')}.`] : []),
  ];
  return lists.join(' ');
}
