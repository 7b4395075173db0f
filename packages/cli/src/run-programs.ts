import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProgramAnswer } from '@url/compare/recordings';
import { toScalarValueString } from '@url/infra';
import { escapeUnits } from '@url/infra/internal';

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

/** Returns the programs that packages/readings/compare/scripts has a script for, and the folder of the scripts. */
export function listedPrograms(): { readonly folder: string; readonly programs: readonly Program[] } {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@url/compare/package.json')), 'scripts');
  return { folder, programs: JSON.parse(readFileSync(join(folder, 'programs.json'), 'utf8')) };
}

/**
 * Runs every program that packages/readings/compare/scripts has a script for.
 *
 * @param base what each program resolves the inputs against; programs without such a function are skipped
 * @returns those that are installed here
 */
export async function runPrograms(
  inputs: readonly string[],
  base: string | null = null,
  isWanted: (id: string) => boolean = () => true,
): Promise<ProgramRun[]> {
  const place = base === null ? {} : { env: { PROGRAM_BASE: toScalarValueString(base) } };
  const asked = listedPrograms().programs.filter(({ id, joins }) => isWanted(id) && (base === null || joins === true));
  const runs = await Promise.all(asked.map((program) => runProgram(program, inputs, place)));
  return runs.filter((run) => run !== null);
}

/**
 * @param place variables, and the file that replaces the first word of the command, of a program that is not on the PATH
 * @returns `null` if the program cannot be started, fails or does not answer every line
 */
export async function runProgram(
  program: Program,
  inputs: readonly string[],
  place: { readonly env?: Readonly<Record<string, string>>; readonly executable?: string } = {},
): Promise<ProgramRun | null> {
  const { folder } = listedPrograms();
  const [name, ...args] = program.command;
  const command = [place.executable ?? name!, ...args];
  const output = await outputOf(command, folder, { ...program.env, ...place.env }, linesFor(program, inputs));
  const [first, ...rest] = output.trimEnd().split('\n');
  try {
    const { program: title, version } = JSON.parse(first!);
    const answers = rest.map((line) => JSON.parse(line));
    return answers.length === inputs.length ? { id: program.id, name: title, version, answers } : null;
  } catch {
    return null;
  }
}

/** A line of JSON in printable ASCII for each input. A program whose strings are UTF-8 gets U+FFFD for a lone surrogate. */
function linesFor({ utf16 }: Program, inputs: readonly string[]): string {
  const lines = inputs.map((input) => JSON.stringify(utf16 === true ? input : toScalarValueString(input)));
  return lines.map((line) => `${line.replace(/[^ -~]/g, escapeUnits)}\n`).join('');
}

async function outputOf([name, ...args]: readonly string[], cwd: string, env: object, input: string): Promise<string> {
  const running = promisify(execFile)(name === 'node' ? process.execPath : name!, args, {
    cwd,
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
