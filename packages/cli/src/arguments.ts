import { parseArgs } from 'node:util';
import { generalOptions, type Option, type Options, readOptions } from './options.js';
import { quoteInput } from './printable.js';
import { suggestion } from './suggestions.js';

/** Thrown for arguments that the command does not understand: the exit status is 2. */
export class UsageError extends Error {
  /** The option that the command does not have, as it was written. */
  unknownOption: string | null = null;
}

/** An option as it was written, under its first name. */
export interface WrittenOption {
  readonly name: string;
  /** Empty for a flag. */
  readonly value: string;
  /** Its name as it was written: "--protocol", "-b". */
  readonly written: string;
}

export interface WrittenInput {
  readonly text: string;
  /** Whether the argument follows "--", after which "-" and "@file" mean nothing special. */
  readonly isLiteral: boolean;
}

/** The options and the inputs of a command, each in the order in which they were written. */
export class Arguments {
  constructor(
    readonly options: readonly WrittenOption[],
    readonly inputs: readonly WrittenInput[],
  ) {}

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

/** Throws a `UsageError` for an option that the command does not have, or that has a wrong value. */
export function readArguments(words: readonly string[], options: Options): Arguments {
  const known = readOptions({ ...options, ...generalOptions });
  const types = known.flatMap(({ names, short, value }) => {
    const type = value === null ? ('boolean' as const) : ('string' as const);
    return names.map((name, index) => [name, short !== null && index === 0 ? { type, short } : { type }] as const);
  });
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const written: WrittenOption[] = [];
  const inputs: WrittenInput[] = [];
  let isLiteral = false;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') isLiteral = true;
    else if (token.kind === 'positional') inputs.push({ text: token.value, isLiteral });
    else written.push(checkedOption(token, known));
  }
  return new Arguments(written, inputs);
}

type OptionToken = { readonly rawName: string; readonly name: string; readonly value: string | undefined };

function checkedOption({ rawName, name, value }: OptionToken, known: readonly Option[]): WrittenOption {
  const shown = [...rawName].slice(0, 60).join('');
  const option = known.find(({ names }) => names.includes(name));
  if (option === undefined) {
    const names = rawName.startsWith('--') ? known.flatMap((other) => other.names) : [];
    const error = new UsageError(`unknown option '${shown}'${suggestion(name, names, '--')}`);
    throw Object.assign(error, { unknownOption: shown });
  }
  if (option.value === null && value !== undefined) throw new UsageError(`option '${shown}' does not accept a value`);
  if (option.value !== null && value === undefined)
    throw new UsageError(`option '${shown} <${option.value}>' needs a value`);
  if (option.choices?.includes(value!) === false) {
    const rest = suggestion(value!, option.choices);
    throw new UsageError(`option '${shown}' accepts ${option.choices.join(', ')}, not ${quoteInput(value!)}${rest}`);
  }
  return { name: option.names[0], value: value ?? '', written: rawName };
}
