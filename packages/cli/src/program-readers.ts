import type { Reader } from '@url/compare';
import { type Program, programReader, recordedPrograms, recordedReaders } from '@url/compare/recordings';
import { runPrograms } from './run-programs.js';

export type ProgramReaders = Awaited<ReturnType<typeof askPrograms>>;

/**
 * Asks the programs that are installed here about all inputs at once. Answers were recorded without a base only.
 *
 * @returns the readers of an input: the programs that are installed here, and recorded answers of the others; and the programs that answer for
 *   at least one of the inputs, also as a line for people
 */
export async function askPrograms(
  inputs: readonly string[],
  base: string | null = null,
  run: typeof runPrograms = runPrograms,
) {
  const distinct = [...new Set(inputs)];
  const runs = await run(distinct, base);
  const recordedOf = base === null ? recordedReaders : (): Reader[] => [];
  const places = new Map(distinct.map((input, index) => [input, index]));
  const asked = new Set(runs.map(({ id }) => id));
  const readersOf = (input: string): Reader[] => [
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

function describe(programs: readonly (Program & { readonly isRecorded: boolean })[]): string {
  const [here, elsewhere] = [false, true].map((isRecorded) =>
    programs
      .filter((program) => program.isRecorded === isRecorded)
      .map(({ name, version }) => `${name} ${version}`)
      .join(', '),
  );
  const first = here === '' ? 'No program is installed here.' : `Programs asked here: ${here}.`;
  return elsewhere === '' ? first : `${first} Recorded answers of: ${elsewhere}.`;
}
