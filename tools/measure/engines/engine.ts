// Describes an engine, and how to run a script in it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './programs.ts';

export interface Script {
  /** Defines `globalThis.probe`. */
  readonly code: string;
  /** The value of `globalThis.probeData`. */
  readonly data: string;
}

export interface Engine {
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /** The file that must exist. */
  readonly binary: string;
  /** Whether it has a platform: `fetch`, `fs`, a page. Shells do not. */
  readonly hasPlatform?: boolean;
  /** Whether its clock stands still while a script runs. */
  readonly hasFrozenClock?: boolean;
  version(): string;
  /** Runs a script, and returns the answer of `probe`. */
  run(script: Script): Promise<unknown>;
}

export const installed: string = join(folder, 'node_modules');
export const scratch: string = join(folder, '.cache');

const TIMEOUT = 180_000;
const MARK = 'probe answers: ';

/** Runs a command, and returns its output. */
export function output(command: string, args: readonly string[]): string {
  const options = { encoding: 'utf8', timeout: TIMEOUT, maxBuffer: 1 << 26 } as const;
  const { stdout, stderr, status, error } = spawnSync(command, args, options);
  const text = `${stdout ?? ''}\n${stderr ?? ''}`;
  if (error) throw error;
  if (status !== 0 && !text.includes(MARK)) throw new Error(`${command} ended with ${status}: ${text.slice(0, 600)}`);
  return text;
}

/** Returns the version number in the output of a command. */
export function versionIn(command: string, ...args: readonly string[]): string {
  return /\d+(?:[.-]\d+)+/.exec(output(command, args))?.[0] ?? '?';
}

/** Extracts the answer from an engine's output. */
export function answerIn(text: string): unknown {
  const line = text.split('\n').find((each) => each.includes(MARK));
  if (line === undefined) throw new Error(`no answer in ${JSON.stringify(text.slice(0, 600))}`);
  return JSON.parse(line.slice(line.indexOf(MARK) + MARK.length));
}

/**
 * Returns a whole script: the data, the program, and the call that prints the answer.
 *
 * @param print the function of the engine that prints a line
 * @param wrap wraps the call, which calls `end` at the end
 */
export function wholeScript({ code, data }: Script, print: string, wrap = (call: string) => call): string {
  const start = data === '' ? '' : `globalThis.probeData = ${JSON.stringify(data)};\n`;
  const call = `probe(function (answer) { ${print}(${JSON.stringify(MARK)} + answer); typeof end === 'function' && end(); });`;
  return `${start}${code}\n${wrap(call)}\n`;
}

export function writeScript(name: string, text: string): string {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
}

interface Shell extends Omit<Engine, 'run'> {
  /** The arguments before the file of the script. */
  readonly args?: readonly string[];
  /** The command, if it is not the required file. */
  readonly command?: string;
  readonly print?: string;
  readonly transform?: (code: string) => string;
}

/** An engine whose command runs a file. */
export function shell({ args = [], print = 'print', transform = (code) => code, ...engine }: Shell): Engine {
  const { name, binary, command = binary } = engine;
  const run = async ({ code, data }: Script) => {
    const file = writeScript(`${name}.js`, wholeScript({ code: transform(code), data }, print));
    return answerIn(output(command, [...args, file]));
  };
  return { ...engine, run };
}
