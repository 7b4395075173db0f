import { parseArgs } from 'node:util';
import { generalOptions, type Option, type Options, readOptions } from './options.js';
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

/** An argument that is not an option. */
export interface GivenInput {
  readonly text: string;
  /** Whether the argument follows "--", after which "-" and "@file" mean nothing special. */
  readonly isLiteral: boolean;
}

export class Given {
  /** In the order in which they were written. */
  readonly options: readonly GivenOption[];
  readonly inputs: readonly GivenInput[];

  constructor(options: readonly GivenOption[], inputs: readonly GivenInput[]) {
    this.options = options;
    this.inputs = inputs;
  }

  withInputs(inputs: readonly GivenInput[]): Given {
    return new Given(this.options, inputs);
  }

  has(name: string): boolean {
    return this.options.some((option) => option.name === name);
  }

  /** The value of an option, the last if it was written several times; `null` if it was not written. */
  value(name: string): string | null {
    return this.values(name).pop() ?? null;
  }

  last(names: readonly string[]): string | null {
    return this.options.filter(({ name }) => names.includes(name)).pop()?.name ?? null;
  }

  values(name: string): string[] {
    return this.options.filter((option) => option.name === name).map(({ value }) => value);
  }
}

/**
 * Reads what was written after the name of a command. Throws a `UsageError` for an option that the command does not have, or
 * that has a wrong value.
 */
export function readGiven(args: readonly string[], options: Options): Given {
  const known = readOptions({ ...options, ...generalOptions });
  const types = known.flatMap(({ names, short, value }) =>
    names.map((name, index) => [
      name,
      { type: value === null ? 'boolean' : 'string', ...(short === null || index > 0 ? {} : { short }) } as const,
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: GivenOption[] = [];
  const inputs: GivenInput[] = [];
  let isLiteral = false;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') isLiteral = true;
    else if (token.kind === 'positional') inputs.push({ text: token.value, isLiteral });
    else given.push(checkedOption(token.rawName, token.name, token.value, known));
  }
  return new Given(given, inputs);
}

function checkedOption(
  written: string,
  name: string,
  value: string | undefined,
  known: readonly Option[],
): GivenOption {
  const shown = [...printable(written)].slice(0, 60).join('');
  const option = known.find(({ names }) => names.includes(name));
  if (option === undefined) {
    const names = written.startsWith('--') ? known.flatMap((other) => other.names) : [];
    throw new UsageError(`unknown option '${shown}'${suggestion(name, names, '--')}`);
  }
  if (option.value === null) {
    if (value !== undefined) throw new UsageError(`option '${shown}' does not accept a value`);
    return { name: option.names[0], value: '', written };
  }
  if (value === undefined) throw new UsageError(`option '${shown} <${option.value}>' needs a value`);
  if (option.choices !== null && !option.choices.includes(value)) {
    const rest = suggestion(value, option.choices);
    throw new UsageError(`option '${shown}' accepts ${option.choices.join(', ')}, not ${quote(value)}${rest}`);
  }
  if (option.value === 'number' && !/^\d{1,15}$/.test(value)) {
    throw new UsageError(`option '${shown}' needs a whole number, not ${quote(value)}`);
  }
  return { name: option.names[0], value, written };
}
