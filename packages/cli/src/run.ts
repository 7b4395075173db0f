import { type Command, loadAll } from './command.js';
import { commands } from './command-list.js';
import { type Given, readGiven } from './given.js';
import { UnreadableInput } from './inputs.js';
import { generalExclusions, generalRequirements, readOptions } from './options.js';
import { ClosedPipe } from './output.js';
import { printable, quote } from './printable.js';
import { type ExitStatus, Session, type Streams } from './session.js';
import { suggestion } from './suggestions.js';
import { UsageError } from './usage-error.js';

/** Runs the command once, with the arguments after `url`. Errors of the user and of the streams are reported, not thrown. */
export async function run(args: readonly string[], streams: Streams, version: string): Promise<ExitStatus> {
  let session = new Session(streams);
  try {
    const { name, rest, color } = findCommand(args);
    if (name === 'version') {
      await session.stdout.write(`${version}\n`);
      return 0;
    }
    if (name === 'help') {
      await writeHelp(session, rest);
      return 0;
    }
    const command = await commands.load(name);
    const given = readGiven(rest, command.options);
    session = new Session(streams, given.value('color') ?? color);
    if (given.has('help')) {
      await writeHelp(session, [name]);
      return 0;
    }
    if (rest === args) refuseMisspelt(given);
    checkTogether(given, command);
    await command.run(session, given, commands);
    return session.status;
  } catch (error) {
    if (error instanceof ClosedPipe) return session.status;
    const message = messageOf(error);
    if (message === null) throw error;
    await session.tell(`error: ${message}\n`);
    return 2;
  }
}

interface FoundCommand {
  /** Of a command, or "help" or "version". */
  readonly name: string;
  readonly rest: readonly string[];
  readonly color: string | null;
}

/** The command that the arguments name, after a `--color`; without a name, the first one. */
function findCommand(args: readonly string[]): FoundCommand {
  const [first = ''] = args;
  if (first === '--color' || first.startsWith('--color=')) {
    const own = args.slice(0, first === '--color' ? 2 : 1);
    const color = readGiven(own, {}).value('color');
    const found = findCommand(args.slice(own.length));
    return { ...found, color: found.color ?? color };
  }
  const rest = args.slice(1);
  if (first === 'help' || first === '-h' || first === '--help') return { name: 'help', rest, color: null };
  if (first === '--version' || first === '-V') return { name: 'version', rest, color: null };
  if (commands.names.includes(first)) return { name: first, rest, color: null };
  return { name: commands.names[0], rest: args, color: null };
}

/** Throws a `UsageError` for a misspelt command: a first word that is not a URL, and is nearly the name of a command. */
function refuseMisspelt(given: Given): void {
  const [first] = given.inputs;
  if (first === undefined || first.isLiteral || given.has('base') || given.has('guess-scheme')) return;
  if (!/^[a-z]+$/i.test(first.text)) return;
  const rest = suggestionOfCommand(first.text);
  if (rest !== '') throw new UsageError(`unknown command ${quote(first.text)}${rest}`);
}

/** Throws a `UsageError` if a needed option is missing, or if two options contradict each other. */
function checkTogether(given: Given, { options, needs = [], requires = [], excludes = [] }: Command): void {
  const missing = readOptions(options).find(({ names: [name] }) => needs.includes(name) && !given.has(name));
  if (missing !== undefined) {
    throw new UsageError(`option '--${missing.names[0]} <${missing.value}>' is needed: ${missing.summary}`);
  }
  for (const [name, others] of [...requires, ...generalRequirements].filter(([option]) => given.has(option))) {
    const names = others.split(' ');
    if (names.some((option) => given.has(option))) continue;
    throw new UsageError(`option '--${name}' needs ${names.map((option) => `'--${option}'`).join(' or ')}`);
  }
  for (const [name, others] of [...excludes, ...generalExclusions].filter(([option]) => given.has(option))) {
    const other = others.split(' ').find((option) => given.has(option));
    if (other !== undefined) throw new UsageError(`option '--${name}' cannot be used with '--${other}'`);
  }
}

function suggestionOfCommand(word: string): string {
  return word === 'version' ? '. Did you mean --version?' : suggestion(word, [...commands.names, 'help']);
}

async function writeHelp(session: Session, [name]: readonly string[]): Promise<void> {
  const { helpOf, helpOfAll } = await import('./help.js');
  if (name === undefined || name.startsWith('-')) {
    return session.stdout.write(helpOfAll(await loadAll(commands), session));
  }
  if (commands.names.includes(name)) return session.stdout.write(helpOf(await commands.load(name), session));
  const rest = suggestionOfCommand(name) || `; the commands are ${commands.names.join(', ')}`;
  throw new UsageError(`unknown command ${quote(name)}${rest}`);
}

function messageOf(error: unknown): string | null {
  if (error instanceof UsageError || error instanceof UnreadableInput) return error.message;
  if (error instanceof Error && 'syscall' in error) return `cannot continue: ${printable(error.message)}`;
  return null;
}
