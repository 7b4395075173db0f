/**
 * Options, each with one line of help. The key is the usage: "-f, --file <path>". Names after the first are aliases
 * ("--path, --pathname <path>"), "<a|b>" lists the only values, "<number>" is a whole number, and an option without "<" is a flag.
 */
export type Options = Readonly<Record<string, string>>;

/** An option as its usage describes it. */
export interface Option {
  readonly usage: string;
  readonly summary: string;
  /** The long names; the first one is the option's own. */
  readonly names: readonly [string, ...string[]];
  readonly short: string | null;
  /** What the usage calls the value; `null` for a flag. */
  readonly value: string | null;
  readonly choices: readonly string[] | null;
}

export function readOptions(options: Options): Option[] {
  return Object.entries(options).map(([usage, summary]) => {
    const [, short = null, names, value = null] = /^(?:-(\w), )?--([^<]+?)(?: <(.*)>)?$/.exec(usage)!;
    const choices = value?.includes('|') ? value.split('|') : null;
    return { usage, summary, names: names!.split(', --') as [string, ...string[]], short, value, choices };
  });
}

export function only(options: Options, ...names: readonly string[]): Options {
  return Object.fromEntries(Object.entries(options).filter(([usage]) => names.includes(nameIn(usage))));
}

export function without(options: Options, ...names: readonly string[]): Options {
  return Object.fromEntries(Object.entries(options).filter(([usage]) => !names.includes(nameIn(usage))));
}

function nameIn(usage: string): string {
  return /--([\w-]+)/.exec(usage)![1]!;
}
