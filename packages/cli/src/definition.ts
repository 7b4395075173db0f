/** An option of a command, as data: its help, the man page, the completions and the reader of arguments are made from it. */
export interface OptionDefinition {
  readonly name: string;
  /** One letter, for "-j". */
  readonly short?: string;
  /** What the help calls the option's value: "url". An option without it is a flag. */
  readonly value?: string;
  /** The only values that are accepted. */
  readonly choices?: readonly string[];
  /** Other names for the same option; the help shows them once, after the first. */
  readonly aliases?: readonly string[];
  readonly summary: string;
}

/** A line that the help shows. The tests run it, and compare what it writes. */
export interface Example {
  /** A line for a shell. */
  readonly line: string;
  /** The standard output of the line, without the last newline. */
  readonly output: string;
  /** The exit status where it is not 0. */
  readonly status?: number;
}

/** A command of `url`. The file in commands/ with its name contains its program. */
export interface CommandDefinition {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** What the usage line and the completions call the arguments: "[url...]". */
  readonly usage: string;
  readonly argument: string;
  readonly options: readonly OptionDefinition[];
  readonly examples: readonly Example[];
}
