import { parseArgs } from 'node:util';
import type { CommandDefinition, OptionDefinition } from './definition.js';
import { generalOptions } from './definitions/shared.js';
import { printable, quote } from './printable.js';
import { suggestion } from './suggestions.js';
import { UsageError } from './usage-error.js';

/** An option as it was written, under its first name. */
export interface GivenOption {
  readonly name: string;
  /** Empty for a flag. */
  readonly value: string;
  /** Its name as it was written: "--protocol", "-b". */
  readonly written: string;
}

/** An argument that is no option. */
export interface GivenInput {
  readonly text: string;
  /** Whether the argument follows "--", after which "-" and "@file" mean nothing special. */
  readonly isLiteral: boolean;
}

/** What was written after the name of a command. */
export class Given {
  /** In the order in which they were written. */
  readonly options: readonly GivenOption[];
  readonly inputs: readonly GivenInput[];

  constructor(options: readonly GivenOption[], inputs: readonly GivenInput[]) {
    this.options = options;
    this.inputs = inputs;
  }

  /** The same options with other inputs. */
  withInputs(inputs: readonly GivenInput[]): Given {
    return new Given(this.options, inputs);
  }

  has(name: string): boolean {
    return this.options.some((option) => option.name === name);
  }

  /** The value of an option, the last where it was written several times; `null` where it was not written. */
  value(name: string): string | null {
    return this.values(name).pop() ?? null;
  }

  /** Which of some options was written last, or `null`. */
  last(names: readonly string[]): string | null {
    return this.options.filter(({ name }) => names.includes(name)).pop()?.name ?? null;
  }

  values(name: string): string[] {
    return this.options.filter((option) => option.name === name).map(({ value }) => value);
  }
}

/**
 * Reads what was written after the name of a command. Throws a `UsageError` for an option that the command does not have, or
 * that is not written as it should be.
 */
export function readGiven(args: readonly string[], command: CommandDefinition): Given {
  const definitions = [...command.options, ...generalOptions];
  const options = Object.fromEntries(
    definitions.flatMap(({ name, aliases = [], short, value }) =>
      [name, ...aliases].map((anyName) => [
        anyName,
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          ...(short === undefined || anyName !== name ? {} : { short }),
        },
      ]),
    ),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const given: GivenOption[] = [];
  const inputs: GivenInput[] = [];
  let isLiteral = false;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') isLiteral = true;
    else if (token.kind === 'positional') inputs.push({ text: token.value, isLiteral });
    else given.push(checkedOption(token.rawName, token.name, token.value, definitions));
  }
  return new Given(given, inputs);
}

function checkedOption(
  rawName: string,
  name: string,
  value: string | undefined,
  definitions: readonly OptionDefinition[],
): GivenOption {
  const definition = definitions.find((option) => option.name === name || option.aliases?.includes(name));
  if (definition === undefined) throw new UsageError(unknownOption(rawName, name, definitions));
  const written = printable(rawName);
  if (definition.value === undefined) {
    if (value !== undefined) throw new UsageError(`option '${written}' takes no value`);
    return { name: definition.name, value: '', written: rawName };
  }
  if (value === undefined) throw new UsageError(`option '${written} <${definition.value}>' needs a value`);
  const { choices } = definition;
  if (choices !== undefined && !choices.includes(value)) {
    const rest = suggestion(value, choices);
    throw new UsageError(`option '${written}' takes ${choices.join(', ')}, and not ${quote(value)}${rest}`);
  }
  return { name: definition.name, value, written: rawName };
}

function unknownOption(rawName: string, name: string, definitions: readonly OptionDefinition[]): string {
  const names = definitions.flatMap((option) => [option.name, ...(option.aliases ?? [])]);
  const shown = [...printable(rawName)].slice(0, 60).join('');
  return `unknown option '${shown}'${rawName.startsWith('--') ? suggestion(name, names, '--') : ''}`;
}
