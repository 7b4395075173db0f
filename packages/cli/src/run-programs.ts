import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toScalarValueString } from '@url/infra';

/** The parts that a program prints, or the error that it ends with. */
export type ProgramAnswer =
  | { readonly error: string }
  | Readonly<Record<'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment', string | null>>;

/** A program that is installed here, with its answer to each input. */
export interface ProgramRun {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly answers: readonly ProgramAnswer[];
}

interface Program {
  readonly id: string;
  readonly command: readonly string[];
  /** Whether its strings are sequences of UTF-16 code units, so that it can be asked about a lone surrogate. */
  readonly utf16?: boolean;
}

/** The compilers of Go and Java take seconds on a slow machine. A program that hangs must not stop the others. */
const longestRun = 120_000;

/**
 * Runs every program that packages/dialects/programs has a script for.
 *
 * @param inputs what they read, each a line of JSON for them
 * @param isWanted which programs are asked
 * @returns those that are installed here: a program that cannot be started, fails or does not answer every line is left out
 */
export async function runPrograms(
  inputs: readonly string[],
  isWanted: (id: string) => boolean = () => true,
): Promise<ProgramRun[]> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@url/dialects/package.json')), 'programs');
  const programs: readonly Program[] = JSON.parse(readFileSync(join(folder, 'programs.json'), 'utf8'));
  const runs = await Promise.all(
    programs.filter(({ id }) => isWanted(id)).map((program) => run(program, folder, linesFor(program, inputs))),
  );
  return runs.filter((found) => found !== null && found.answers.length === inputs.length) as ProgramRun[];
}

/** A line of JSON for each input. A program whose strings are UTF-8 gets U+FFFD for a lone surrogate, as any text in UTF-8 has it. */
function linesFor({ utf16 }: Program, inputs: readonly string[]): string {
  return inputs.map((input) => `${asciiJSON(utf16 === true ? input : toScalarValueString(input))}\n`).join('');
}

/** A string of JSON in printable ASCII. */
function asciiJSON(input: string): string {
  return JSON.stringify(input).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function run({ id, command }: Program, folder: string, lines: string): Promise<ProgramRun | null> {
  const output = await outputOf(command, folder, lines);
  const [first, ...rest] = output.trimEnd().split('\n');
  try {
    const { program, version } = JSON.parse(first!);
    return { id, name: program, version, answers: rest.map((line) => JSON.parse(line)) };
  } catch {
    return null;
  }
}

/** The output of a command; "" where it cannot be started or fails. */
function outputOf([name, ...args]: readonly string[], cwd: string, input: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(name === 'node' ? process.execPath : name!, args, {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: longestRun,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => resolve(''));
    child.on('close', (status) => resolve(status === 0 ? Buffer.concat(chunks).toString('utf8') : ''));
    // A program that ends before it has read its input breaks the pipe. Its exit status tells that it failed.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
