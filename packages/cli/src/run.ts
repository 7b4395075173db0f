import { type Arguments, readArguments, UsageError } from './arguments.js';
import { type Command, loadAll } from './command.js';
import { commands } from './command-list.js';
import type { ExitStatus } from './exit-status.js';
import { UnreadableInput } from './inputs.js';
import { excluded, queryChanges, readOptions, required, wordsOf } from './options.js';
import { ClosedPipe } from './output.js';
import { quoteInput, visible } from './printable.js';
import { Session, type Streams } from './session.js';
import { suggestion } from './suggestions.js';

/** Runs the command once, with the words after `url`. Errors of the user and of the streams are reported, not thrown. */
export async function run(words: readonly string[], streams: Streams, version: string): Promise<ExitStatus> {
  let session = new Session(streams);
  try {
    const { name, rest, color } = findCommand(words);
    const command = commands.names.includes(name) ? await commands.load(name) : null;
    const args = readArguments(rest, command?.options ?? {});
    session = new Session(streams, args.value('color') ?? color);
    if (command === null) await answerOwn(session, name, args, version, words[0] === '-h');
    else if (args.has('help'))
      await writeHelp(
        session,
        name,
        args.options.some(({ written }) => written === '-h'),
      );
    else {
      if (rest === words) refuseMisspelt(args);
      checkTogether(args, command);
      await command.run(session, args, commands);
    }
    return session.status;
  } catch (error) {
    if (error instanceof ClosedPipe) return session.status;
    const message = await messageOf(error);
    if (message === null) throw error;
    await session.tell(`error: ${visible(message)}\n`);
    return 2;
  }
}

/** The command that the words name, after a `--color`, or "help" or "version"; without a name, the first one. */
function findCommand(words: readonly string[]): { name: string; rest: readonly string[]; color: string | null } {
  const [first = ''] = words;
  if (first === '--color' || first.startsWith('--color=')) {
    const own = words.slice(0, first === '--color' ? 2 : 1);
    const color = readArguments(own, {}).value('color');
    const found = findCommand(words.slice(own.length));
    return { ...found, color: found.color ?? color };
  }
  const [isOwn, isHelp] = /^(?:(help|-h|--help)|-V|--version)$/.exec(first) ?? [];
  const name = commands.names.includes(first) ? first : isOwn ? (isHelp ? 'help' : 'version') : null;
  return { name: name ?? commands.names[0], rest: name === null ? words : words.slice(1), color: null };
}

/** Throws a `UsageError` for a misspelt command: a first word that is not a URL, and is nearly the name of a command. */
function refuseMisspelt(args: Arguments): void {
  const [first] = args.inputs;
  if (first === undefined || first.isLiteral || args.has('base') || args.has('guess-scheme')) return;
  const rest = /^[a-z]+$/i.test(first.text) ? suggestionOfCommand(first.text) : '';
  if (rest !== '') throw new UsageError(`unknown command ${quoteInput(first.text)}${rest}`);
}

/** Throws a `UsageError` if a needed option is missing, or if two options contradict each other. */
function checkTogether(args: Arguments, { options, needs = [], requires = {}, excludes = {} }: Command): void {
  const missing = readOptions(options).find(({ names: [name] }) => needs.includes(name) && !args.has(name));
  if (missing !== undefined)
    throw new UsageError(`option '--${missing.names[0]} <${missing.value}>' is needed: ${missing.summary}`);
  for (const [name, others] of [...Object.entries(excludes), ...Object.entries(excluded)].filter(([option]) =>
    args.has(option),
  )) {
    const other = others.split(' ').find((option) => args.has(option));
    if (other !== undefined) throw new UsageError(`option '--${name}' cannot be used with '--${other}'`);
  }
  const known = readOptions(options).map(({ names }) => names[0]);
  for (const [name, others] of [...Object.entries(requires), ...required].filter(([option]) => args.has(option))) {
    const names = others.split(' ');
    if (names.some((option) => args.has(option) || !known.includes(option))) continue;
    throw new UsageError(`option '--${name}' needs ${names.map((option) => `'--${option}'`).join(' or ')}`);
  }
}

function suggestionOfCommand(word: string): string {
  return word === 'version' ? '. Did you mean --version?' : suggestion(word, [...commands.names, 'help']);
}

/** Answers "help" and "version". */
async function answerOwn(
  session: Session,
  name: string,
  { inputs }: Arguments,
  version: string,
  isShort: boolean,
): Promise<void> {
  const isHelp = name === 'help';
  const extra = inputs[isHelp ? 1 : 0];
  if (extra !== undefined) throw new UsageError(`unexpected argument ${quoteInput(extra.text)}`);
  return isHelp ? writeHelp(session, inputs[0]?.text, isShort) : session.stdout.write(`${version}\n`);
}

async function writeHelp(session: Session, name: string | undefined, isShort: boolean): Promise<void> {
  const { helpOf, helpOfAll, helpOfTopic, shortHelpOf, shortHelpOfAll, topic } = await import('./help.js');
  if (name === undefined || name === 'help')
    return session.stdout.write((isShort ? shortHelpOfAll : helpOfAll)(await loadAll(commands), session));
  if (name === topic) return session.stdout.write(helpOfTopic(session));
  if (commands.names.includes(name))
    return session.stdout.write((isShort ? shortHelpOf : helpOf)(await commands.load(name), session));
  const rest = suggestionOfCommand(name) || `; the commands are ${commands.names.join(', ')}`;
  throw new UsageError(`unknown command ${quoteInput(name)}${rest}`);
}

async function messageOf(error: unknown): Promise<string | null> {
  if (error instanceof UsageError && error.unknownOption !== null) {
    const { message, unknownOption: word } = error;
    const all = await loadAll(commands);
    const others = all.filter(({ options }) => readOptions(options).flatMap(wordsOf).includes(word));
    const names = others.map(({ name }) => name).join(', ');
    const ofQuery = word.replace(/^--query-/, '--');
    if (names === '' && ofQuery !== word && queryChanges.includes(ofQuery.slice(2)))
      return `${message}. "url query" changes the pairs of a query: url query ${ofQuery}`;
    return names === '' ? message : `${message}${message.endsWith('?') ? '' : '.'} Commands with ${word}: ${names}`;
  }
  if (error instanceof UsageError || error instanceof UnreadableInput) return error.message;
  if (error instanceof Error && 'syscall' in error) return `cannot continue: ${error.message}`;
  return null;
}
