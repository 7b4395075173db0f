import type { Arguments } from './arguments.js';
import type { Options } from './options.js';
import type { Session } from './session.js';

/** A line for a shell, its standard output without the last newline, and its exit status unless 0. The tests run it. */
export type Example = readonly [line: string, output: string, status?: number];

/** A command of `url`. The argument parser, the help, the manual page and the completions all read this table. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What the usage line shows after the options: "[url...]". */
  readonly usage: string;
  readonly arguments: string;
  /** Paragraphs, with an empty line between them. Line breaks within a paragraph do not matter. */
  readonly description: string;
  readonly options: Options;
  /** The options that people use most, eight at most: what `-h` shows. All own options if there are no more. */
  readonly common?: readonly string[];
  /** The options without which the command does nothing. */
  readonly needs?: readonly string[];
  /** For an option other options, separated by spaces: one of them must be given with it. */
  readonly requires?: Readonly<Record<string, string>>;
  /** For an option the options that cannot be given with it, separated by spaces. */
  readonly excludes?: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  /** Exit statuses besides 0, 1 and 2. */
  readonly statuses?: Readonly<Record<string, string>>;
  readonly run: (session: Session, args: Arguments, commands: Commands) => Promise<void>;
}

export interface Commands {
  readonly names: readonly [string, ...string[]];
  readonly load: (name: string) => Promise<Command>;
}

export function loadAll({ names, load }: Commands): Promise<Command[]> {
  return Promise.all(names.map(load));
}
