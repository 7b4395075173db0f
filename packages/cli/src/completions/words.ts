import type { CommandDefinition, OptionDefinition } from '../definition.js';
import { generalOptions } from '../definitions/shared.js';

/** The options that take the path of a file. */
export const pathOptions: readonly string[] = ['--file', '-f'];

/** The options of a command as they are written, the long names and the letters. */
export function optionWords({ options }: CommandDefinition): string[] {
  return [...options, ...generalOptions].flatMap(({ name, short, aliases = [] }) => [
    ...[name, ...aliases].map((each) => `--${each}`),
    ...(short === undefined ? [] : [`-${short}`]),
  ]);
}

/** The options that take one of a few values, each once. */
export function choicesOf(options: readonly OptionDefinition[]): [name: string, values: readonly string[]][] {
  const found = new Map<string, readonly string[]>();
  for (const { name, choices } of options) if (choices !== undefined) found.set(name, choices);
  return [...found];
}

/** The options with a value for which no completion is known. */
export function withoutCompletion(commands: readonly CommandDefinition[]): string[] {
  const words = new Set<string>();
  for (const { name, short, value, choices, aliases = [] } of commands.flatMap(({ options }) => options)) {
    if (value === undefined || choices !== undefined || value === 'path') continue;
    for (const each of [name, ...aliases]) words.add(`--${each}`);
    if (short !== undefined) words.add(`-${short}`);
  }
  // A letter may be a flag of one command and take a value in another.
  for (const { short, value } of commands.flatMap(({ options }) => options)) {
    if (short !== undefined && value === undefined) words.delete(`-${short}`);
  }
  return [...words].filter((word) => !pathOptions.includes(word));
}
