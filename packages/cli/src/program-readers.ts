import type { Dialect } from '@url/dialects';
import { type Program, programReader, recordedPrograms, recordedReaders } from '@url/dialects/recordings';
import { type ProgramRun, runPrograms } from './run-programs.js';

/** The answers of programs to a list of inputs. */
export interface ProgramReaders {
  /** The readers of an input: the programs that are installed here, and recorded answers of the others. */
  readonly readersOf: (input: string) => readonly Dialect[];
  /** The programs that are installed here, then those whose answers were recorded. */
  readonly programs: readonly AskedProgram[];
  /** The same as a line for people. */
  readonly description: string;
}

/** A program that answers for at least one of the inputs. */
export interface AskedProgram extends Program {
  /** Whether its answers were recorded elsewhere, because it is not installed here. */
  readonly isRecorded: boolean;
}

type Run = (inputs: readonly string[], base: string | null) => Promise<readonly ProgramRun[]>;

/** Asks the programs that are installed here about all inputs at once. Answers were recorded without a base only. */
export async function askPrograms(
  inputs: readonly string[],
  base: string | null = null,
  run: Run = (list, against) => runPrograms(list, undefined, against),
): Promise<ProgramReaders> {
  const distinct = [...new Set(inputs)];
  const runs = await run(distinct, base);
  const recordedOf = base === null ? recordedReaders : (): Dialect[] => [];
  const places = new Map(distinct.map((input, index) => [input, index]));
  const asked = new Set(runs.map(({ id }) => id));
  const readersOf = (input: string): Dialect[] => [
    ...runs.map((program) => programReader(program, input, program.answers[places.get(input)!]!)),
    ...recordedOf(input).filter(({ id }) => !asked.has(id)),
  ];
  const recorded = new Set(distinct.flatMap((input) => recordedOf(input)).map(({ id }) => id));
  const programs = [
    ...runs.map(({ id, name, version }) => ({ id, name, version, isRecorded: false })),
    ...recordedPrograms
      .filter(({ id }) => recorded.has(id) && !asked.has(id))
      .map((program) => ({ ...program, isRecorded: true })),
  ];
  return { readersOf, programs, description: describe(programs) };
}

function describe(programs: readonly AskedProgram[]): string {
  const [here, elsewhere] = [false, true].map((isRecorded) =>
    programs
      .filter((program) => program.isRecorded === isRecorded)
      .map(({ name, version }) => `${name} ${version}`)
      .join(', '),
  );
  const first = here === '' ? 'No program is installed here.' : `Programs asked here: ${here}.`;
  return elsewhere === '' ? first : `${first} Recorded answers of: ${elsewhere}.`;
}
