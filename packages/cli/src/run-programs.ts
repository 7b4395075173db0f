import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProgramAnswer } from '@url/dialects/recordings';
import { toScalarValueString } from '@url/infra';
import { escaped } from './printable.js';

export type { ProgramAnswer };

/** A program that is installed here, with its answer to each input. */
export interface ProgramRun {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly answers: readonly ProgramAnswer[];
}

export interface Program {
  readonly id: string;
  readonly command: readonly string[];
  /** Whether its strings are sequences of UTF-16 code units, so that it can be asked about a lone surrogate. */
  readonly utf16?: boolean;
  /** Whether its script resolves a reference to a base, which PROGRAM_BASE names. */
  readonly joins?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The compilers of Go and Java take seconds on a slow machine. A program that hangs must not stop the others. */
const longestRun = 120_000;

/** The place of a program that is not on the PATH: its variables, and the file that replaces the first word of its command. */
export interface ProgramPlace {
  readonly env?: Readonly<Record<string, string>>;
  readonly executable?: string;
}

/** Returns the programs that packages/dialects/programs has a script for, and the folder of the scripts. */
export function listedPrograms(): { readonly folder: string; readonly programs: readonly Program[] } {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@url/dialects/package.json')), 'programs');
  return { folder, programs: JSON.parse(readFileSync(join(folder, 'programs.json'), 'utf8')) };
}

/**
 * Runs every program that packages/readings/dialects/programs has a script for.
 *
 * @param inputs what they read, each a line of JSON for them
 * @param isWanted which programs are asked
 * @param base what each program resolves the inputs against; programs without such a function are skipped
 * @returns those that are installed here: a program that cannot be started, fails or does not answer every line is left out
 */
export async function runPrograms(
  inputs: readonly string[],
  isWanted: (id: string) => boolean = () => true,
  base: string | null = null,
): Promise<ProgramRun[]> {
  const { programs } = listedPrograms();
  const place = base === null ? {} : { env: { PROGRAM_BASE: toScalarValueString(base) } };
  const asked = programs.filter(({ id, joins }) => isWanted(id) && (base === null || joins === true));
  const runs = await Promise.all(asked.map((program) => runProgram(program, inputs, place)));
  return runs.filter((found) => found !== null) as ProgramRun[];
}

/**
 * Runs one program.
 *
 * @returns `null` if it cannot be started, fails or does not answer every line
 */
export async function runProgram(
  program: Program,
  inputs: readonly string[],
  place: ProgramPlace = {},
): Promise<ProgramRun | null> {
  const { folder } = listedPrograms();
  const [name, ...args] = program.command;
  const command = [place.executable ?? name!, ...args];
  const output = await outputOf(command, { folder, env: { ...program.env, ...place.env } }, linesFor(program, inputs));
  const [first, ...rest] = output.trimEnd().split('\n');
  try {
    const { program: title, version } = JSON.parse(first!);
    const answers = rest.map((line) => JSON.parse(line));
    return answers.length === inputs.length ? { id: program.id, name: title, version, answers } : null;
  } catch {
    return null;
  }
}

/**
 * A line of JSON in printable ASCII for each input. A program whose strings are UTF-8 gets U+FFFD for a lone surrogate, as any text in UTF-8
 * has it.
 */
function linesFor({ utf16 }: Program, inputs: readonly string[]): string {
  return inputs
    .map((input) => JSON.stringify(utf16 === true ? input : toScalarValueString(input)).replace(/[^ -~]/g, escaped))
    .map((line) => `${line}\n`)
    .join('');
}

/** The output of a command; "" if it cannot be started or fails. */
async function outputOf(
  [name, ...args]: readonly string[],
  { folder, env }: { readonly folder: string; readonly env: Readonly<Record<string, string>> },
  input: string,
): Promise<string> {
  const running = promisify(execFile)(name === 'node' ? process.execPath : name!, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
    // Not the option `timeout`: if the program is missing, Node leaves that timer armed, and the process waits for it.
    signal: AbortSignal.timeout(longestRun),
  });
  // A program that ends before it has read its input breaks the pipe. Its exit status tells that it failed.
  running.child.stdin!.on('error', () => {});
  running.child.stdin!.end(input);
  return running.then(
    ({ stdout }) => stdout,
    () => '',
  );
}
