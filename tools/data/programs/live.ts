// Asks the programs that have a reader, in each version that can be installed here.
import {
  listedPrograms,
  type Program,
  type ProgramAnswer,
  type ProgramRun,
  runProgram,
} from '../../../packages/cli/src/run-programs.ts';
import { findReader, type Reader } from '../../../packages/readings/compare/test/compare/pairs.ts';
import { type Installed, install, isLibraryOfPython, listedVersions } from './install.ts';

/** A program that answered. */
export interface Live {
  /** "curl 7.88.1". */
  readonly name: string;
  readonly reader: Reader;
  /** For each input the host, "" for none and `null` for a refusal. */
  readonly hosts: readonly (string | null)[];
}

/**
 * Asks each program in each version that has a reader.
 *
 * @param base what each program resolves the inputs against; programs without such a function are skipped
 */
export async function askPrograms(
  inputs: readonly string[],
  base: string | null = null,
  isAsked: (id: string) => boolean = () => true,
): Promise<Live[]> {
  const env: Record<string, string> = base === null ? {} : { PROGRAM_BASE: base };
  const isWanted = ({ id, joins }: Program): boolean =>
    isAsked(id) && findReader(id) !== null && (base === null || joins === true);
  const found: Live[] = [];
  for (const program of listedPrograms().programs.filter(isWanted)) {
    const answers = await askVersions(program, inputs, env);
    if (answers.length === 0) console.log(`skipped: ${program.id} does not run here`);
    found.push(...answers);
  }
  return found;
}

async function askVersions(program: Program, inputs: readonly string[], env: Installed['env']): Promise<Live[]> {
  const found: Live[] = [];
  for (const place of placesOf(program)) {
    const installed = await place();
    const run = installed && (await runProgram(program, inputs, { ...installed, env: { ...installed.env, ...env } }));
    const live = run ? liveOf(run, installed === here) : null;
    if (live !== null && !found.some(({ name }) => name === live.name)) found.push(live);
  }
  return found;
}

/** The host, "" for none and `null` for an error. */
export function hostOf(answer: ProgramAnswer): string | null {
  return 'error' in answer ? null : (answer.host ?? '');
}

/** This machine can have a version that was not recorded. The reader of the newest version is compared with it. */
function liveOf({ id, version, answers }: ProgramRun, isHere: boolean): Live | null {
  const reader = findReader(`${id}@${version}`) ?? (isHere ? findReader(id) : null);
  return reader === null ? null : { name: `${id} ${version}`, reader, hosts: answers.map(hostOf) };
}

const here: Installed = { env: {} };

/** This machine, then the listed versions. */
function placesOf({ id }: Program): (() => Promise<Installed | null>)[] {
  const listed = listedVersions().filter(({ program }) => program === id);
  const versions = listed.map((version) => async () => install(version));
  const places = isLibraryOfPython(id) ? versions : [async () => here, ...versions];
  return places.map((place) => () => place().catch(() => null));
}
