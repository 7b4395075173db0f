import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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
  /** In the command "{folder}" is the folder of the compiled program. */
  readonly command: readonly string[];
  /** The compiler with its arguments, if the script has to be compiled. */
  readonly compile?: readonly string[];
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
  const running = await placeOf(program, folder, { ...program.env, ...place.env });
  if (running === null) return null;
  const command = [place.executable ?? name!, ...args].map((word) => word.replace('{folder}', running.folder));
  const output = await outputOf(command, folder, running.env, linesFor(program, inputs));
  const [first, ...rest] = output.trimEnd().split('\n');
  try {
    const { program: title, version } = JSON.parse(first!);
    const answers = rest.map((line) => JSON.parse(line));
    return answers.length === inputs.length ? { id: program.id, name: title, version, answers } : null;
  } catch {
    return null;
  }
}

/** Where a script runs. Java looks for the classes in the folder, and then where the variable says. */
async function placeOf({ compile }: Program, scripts: string, env: Readonly<Record<string, string>>) {
  if (compile === undefined) return { folder: '', env };
  const { PROGRAM_BASE: _, ...others } = env;
  const signal = AbortSignal.timeout(longestRun);
  const folder = await folderOf({ command: compile, env: others, scripts, signal });
  if (folder === null) return null;
  const { CLASSPATH: own } = env as { CLASSPATH?: string };
  const { CLASSPATH: inherited } = process.env as { CLASSPATH?: string };
  const classPath = own ?? inherited;
  return { folder, env: { ...env, CLASSPATH: classPath ? `${folder}${delimiter}${classPath}` : folder } };
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

/** What a compilation depends on besides its script. */
interface Compilation {
  /** The compiler with its arguments, in which "{folder}" is where it writes. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the scripts. */
  readonly scripts: string;
  readonly signal: AbortSignal;
}

/**
 * Compiles a script, once for each version of the script and of the compiler: the compilers of Go and Java take seconds. Programs are kept in the
 * cache of the user, because somebody else could replace them in a folder for temporary files.
 *
 * @returns the folder of the compiled program; `null` if the compiler is missing or fails
 */
async function folderOf(compilation: Compilation): Promise<string | null> {
  const key = await keyOf(compilation);
  if (key === null) return null;
  // The readers of Java are started together, and have one script.
  const folder = compiled.get(key) ?? compile(compilation, key);
  compiled.set(key, folder);
  return folder;
}

const compiled = new Map<string, Promise<string | null>>();

async function compile(compilation: Compilation, key: string): Promise<string | null> {
  const cache = await cacheFolder();
  const folder = join(cache, key);
  if (await exists(folder)) return folder;
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const { command, env, scripts, signal } = compilation;
  const [name, ...args] = command.map((word) => word.replace('{folder}', unfinished));
  try {
    await promisify(execFile)(name!, args, { cwd: scripts, env: { ...process.env, ...env }, signal });
    await rename(unfinished, folder);
    return folder;
  } catch {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have compiled the script meanwhile.
    return (await exists(folder)) ? folder : null;
  }
}

/** A name for the script, the compiler, and the variables that choose libraries and versions; `null` if the compiler is missing. */
async function keyOf({ command, env, scripts }: Compilation): Promise<string | null> {
  const compiler = await findOnPath(command[0]!);
  if (compiler === null) return null;
  const { mtimeMs } = await stat(compiler);
  const { GOTOOLCHAIN } = process.env as { GOTOOLCHAIN?: string };
  const hash = createHash('sha256').update(JSON.stringify([command, compiler, mtimeMs, env, GOTOOLCHAIN]));
  for (const word of command.slice(1)) {
    const text = await readFile(join(scripts, word)).catch(() => null);
    if (text !== null) hash.update(text);
  }
  return hash.digest('hex').slice(0, 20);
}

async function findOnPath(name: string): Promise<string | null> {
  const { PATH = '' } = process.env as { PATH?: string };
  for (const folder of PATH.split(delimiter)) {
    for (const file of [name, `${name}.exe`]) {
      const path = join(folder, file);
      if (folder !== '' && (await exists(path))) return realpath(path);
    }
  }
  return null;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The folder of this command in the user's cache; without one that can be written, a new folder. */
async function cacheFolder(): Promise<string> {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env as { XDG_CACHE_HOME?: string; LOCALAPPDATA?: string };
  const folder = join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'url-compare');
  return mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => folder,
    () => mkdtemp(join(tmpdir(), 'url-compare-')),
  );
}
