import { commands, type ListedCommand } from './command-list.js';
import { definitions } from './definition-list.js';
import { generalOptions } from './definitions/shared.js';
import { type Given, readGiven } from './given.js';
import { UnreadableInput } from './inputs.js';
import { ClosedPipe } from './output.js';
import { printable, quote } from './printable.js';
import { type ExitStatus, Session, type Streams } from './session.js';
import { suggestion } from './suggestions.js';
import { UsageError } from './usage-error.js';

/**
 * Runs the command once.
 *
 * @param args the arguments after `url`
 * @param streams what it reads and writes
 * @param version the output of `--version`
 * @returns the exit status; nothing is thrown for what the user or the streams did
 */
export async function run(args: readonly string[], streams: Streams, version: string): Promise<ExitStatus> {
  let session = new Session(streams);
  try {
    const { command, rest, color } = findCommand(args);
    if (command === 'version') {
      await session.stdout.write(`${version}\n`);
      return 0;
    }
    if (command === 'help') {
      await writeHelp(session, rest);
      return 0;
    }
    const given = readGiven(rest, command.definition);
    session = new Session(streams, given.value('color') ?? color);
    if (given.has('help')) {
      await writeHelp(session, [command.definition.name]);
      return 0;
    }
    if (command === commands[0] && rest === args) refuseMisspelt(given);
    await (await command.load())(session, given);
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
  readonly command: ListedCommand | 'help' | 'version';
  /** The arguments after its name. */
  readonly rest: readonly string[];
  readonly color: string | null;
}

/** The command that the arguments name, after a `--color`; without a name, the first one. */
function findCommand(args: readonly string[]): FoundCommand {
  const [first = '', second = ''] = args;
  if (first === '--color' || first.startsWith('--color=')) {
    const separate = first === '--color';
    const color = separate ? second : first.slice('--color='.length);
    const found = findCommand(args.slice(separate ? 2 : 1));
    const own = readGiven([`--color=${color}`], { ...commands[0]!.definition, options: [] });
    return { ...found, color: found.color ?? own.value('color') };
  }
  if (first === 'help' || first === '-h' || first === '--help')
    return { command: 'help', rest: args.slice(1), color: null };
  if (first === '--version' || first === '-V') return { command: 'version', rest: [], color: null };
  const named = commands.find(({ definition }) => definition.name === first);
  if (named !== undefined) return { command: named, rest: args.slice(1), color: null };
  return { command: commands[0]!, rest: args, color: null };
}

/** Throws a `UsageError` for a misspelt command: a first word that is no URL, and is nearly the name of a command. */
function refuseMisspelt(given: Given): void {
  const [first] = given.inputs;
  if (first === undefined || first.isLiteral || given.has('base') || given.has('guess-scheme')) return;
  if (!/^[a-z]+$/i.test(first.text)) return;
  const rest = suggestionOfCommand(first.text);
  if (rest !== '') throw new UsageError(`there is no command ${quote(first.text)}${rest}`);
}

function suggestionOfCommand(word: string): string {
  if (word === 'version') return '. Did you mean --version?';
  return suggestion(word, [...definitions.map((definition) => definition.name), 'help']);
}

async function writeHelp(session: Session, [name]: readonly string[]): Promise<void> {
  const { helpOf, helpOfAll } = await import('./help.js');
  if (name === undefined || name.startsWith('-')) return session.stdout.write(helpOfAll(definitions, session));
  const command = commands.find(({ definition }) => definition.name === name);
  if (command === undefined) {
    throw new UsageError(
      `there is no command ${quote(name)}${suggestionOfCommand(name) || `: there are ${definitions.map((definition) => definition.name).join(', ')}`}`,
    );
  }
  await session.stdout.write(helpOf(command.definition, generalOptions, session));
}

function messageOf(error: unknown): string | null {
  if (error instanceof UsageError || error instanceof UnreadableInput) return error.message;
  if (error instanceof Error && 'syscall' in error) return `cannot go on: ${printable(error.message)}`;
  return null;
}
