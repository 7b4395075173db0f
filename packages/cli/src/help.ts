import type { Command, Example } from './command.js';
import { allExitStatuses, exitStatuses } from './exit-status.js';
import {
  formatOptions,
  generalOptions,
  inputOptions,
  type Options,
  outputOptions,
  readOptions,
  sharedOptions,
} from './options.js';
import type { Session } from './session.js';

const maxWidth = 100;
const indentation = '  ';

/** A paragraph, names with what they mean, or an example. */
type Block = string | Readonly<Record<string, string>> | Example;

export type Section = readonly [title: string, ...blocks: readonly Block[]];

export const purpose = 'parse, check, change, resolve and compare URLs as the URL Standard defines';

export const remarks =
  'Without arguments a command reads standard input, one input a line, and writes one line for each. The argument "-" is standard ' +
  'input, and "@path" the lines of a file; after "--" every argument is an input. Positions in messages are offsets into the input, ' +
  'in UTF-16 code units from 0.';

export const ownOptions = {
  '-V, --version': 'show the version, and the commit of the URL Standard',
  '-h, --help': generalOptions['-h, --help']!,
};

/** The name under which the help explains the options that many commands have. */
export const topic = 'inputs';

export function helpOfAll(commands: readonly Command[], session: Session): string {
  const examples = commands.slice(0, 7).map(({ examples: [first] }): Example => {
    const [line, output] = first!;
    return [line, output.split('\n').slice(0, 3).join('\n')];
  });
  return renderHelp('[command] [options] [input...]', session, [
    ['', `${capitalized(purpose)}.`],
    ['Commands', summaries(commands), 'url help <command> shows the options of a command, and examples.'],
    [
      'Options',
      ownOptions,
      `url help ${topic} explains the options for inputs, outputs and formats, which many commands have.`,
    ],
    ['Examples', ...examples],
    ['Exit status', allExitStatuses],
  ]);
}

export function helpOf(command: Command, session: Session): string {
  // The remarks are about inputs.
  const readsInputs = Object.entries(inputOptions).some(([usage, summary]) => command.options[usage] === summary);
  const render = readsInputs ? renderHelp : linesOfHelp;
  return render(`${command.name} [options] ${command.usage}`, session, [
    ...sectionsOf(command),
    ['Exit status', { ...exitStatuses, ...command.statuses }],
  ]);
}

/** The most options that `-h` shows. */
const mostCommon = 8;

/** Half a screen: what people use, and where the rest is. */
export function shortHelpOf(command: Command, session: Session): string {
  const { name, summary, usage, options, common = [] } = command;
  const all = { ...ownOptionsOf(command), ...options };
  const isCommon = ([written]: readonly [string, string]) =>
    common.length === 0 || common.includes(readOptions({ [written]: '' })[0]!.names[0]);
  const shown = Object.fromEntries(Object.entries(all).filter(isCommon).slice(0, mostCommon));
  const rest = Object.keys(all).length - Object.keys(shown).length;
  const more = rest === 0 ? 'has examples' : `has ${rest} more options, and examples`;
  const sections = Object.keys(shown).length === 0 ? [] : [['Options', shown] as const];
  return linesOfHelp(`${name} [options] ${usage}`, session, [
    ['', `${capitalized(summary)}.`],
    ...sections,
    ['', `url ${name} --help ${more}.`],
  ]);
}

/** The commands alone. */
export function shortHelpOfAll(commands: readonly Command[], session: Session): string {
  return linesOfHelp('[command] [options] [input...]', session, [
    ['', `${capitalized(purpose)}.`],
    ['Commands', summaries(commands)],
    ['', 'url <command> -h shows the options that people use, and url --help shows examples and exit statuses.'],
  ]);
}

/** What the options mean that many commands have. */
export function helpOfTopic(session: Session): string {
  return renderHelp('<command> [options] [input...]', session, [
    ['Inputs', inputOptions],
    ['Outputs', outputOptions],
    ['Formats', formatOptions],
    ['All commands', generalOptions],
  ]);
}

/** The options of a command that no other one explains. */
function ownOptionsOf({ options }: Command): Options {
  return Object.fromEntries(Object.entries(options).filter(([usage, summary]) => sharedOptions[usage] !== summary));
}

/** The names of the options that the command shares with others. */
function sharedNamesOf(command: Command): string {
  const own = ownOptionsOf(command);
  const shared = Object.fromEntries(Object.entries(command.options).filter(([usage]) => !Object.hasOwn(own, usage)));
  return readOptions({ ...shared, ...generalOptions })
    .map(({ names: [name], short }) => `${short === null ? '' : `-${short}, `}--${name}`)
    .join('; ');
}

export function summaries(commands: readonly Command[]): Readonly<Record<string, string>> {
  return Object.fromEntries(commands.map(({ name, summary }) => [name, summary]));
}

/** What a table says about its command, for the help and for the manual. */
export function sectionsOf(command: Command): Section[] {
  const paragraphs = command.description.split(/\n\s*\n/);
  const own = ownOptionsOf(command);
  return [
    ['', ...paragraphs.map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))],
    ['Arguments', command.arguments],
    ...(Object.keys(own).length === 0 ? [] : [['Options', own] as const]),
    [`Options that "url help ${topic}" explains`, `${sharedNamesOf(command)}.`],
    ['Examples', ...command.examples],
  ];
}

export function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function renderHelp(usage: string, session: Session, sections: readonly Section[]): string {
  return linesOfHelp(usage, session, [...sections, ['', remarks]]);
}

function linesOfHelp(usage: string, session: Session, sections: readonly Section[]): string {
  const lines = sections.flatMap(([title, ...blocks]) => [
    ...(title === '' ? [] : ['', session.colors.bold(`${title}:`)]),
    ...blocks.flatMap((block) => linesOf(block, title === '' ? '' : indentation, session)),
  ]);
  return [`Usage: url ${usage}`, ...lines].map((line) => `${line.trimEnd()}\n`).join('');
}

function linesOf(block: Block, before: string, session: Session): string[] {
  if (typeof block === 'string') return [...(before === '' ? [''] : []), ...wrapped(block, before, session)];
  return isExample(block) ? exampleLines(block, session) : columns(block, session);
}

export function isExample(block: Readonly<Record<string, string>> | Example): block is Example {
  return Array.isArray(block);
}

function exampleLines([line, output, status = 0]: Example, { colors }: Session): string[] {
  const shown = output === '' ? [] : output.split('\n').map((text) => `${indentation}${indentation}${text}`);
  return [
    `${indentation}${colors.bold('$')} ${line}${status === 0 ? '' : colors.dim(`    # exit status ${status}`)}`,
    ...shown,
  ];
}

/** Names and their meanings. An option without a letter leaves room for one. */
function columns(rows: Readonly<Record<string, string>>, session: Session): string[] {
  const aligned = Object.entries(rows).map(([name, text]) => [name.replace(/^--/, '    --'), text] as const);
  const width = Math.min(30, Math.max(...aligned.map(([name]) => name.length)));
  return aligned.flatMap(([name, text]) => {
    const lines = wrapped(text, ' '.repeat(width + 4), session);
    const before = `${indentation}${name.padEnd(width)}  `;
    return name.length > width ? [before, ...lines] : [before + lines[0]!.trimStart(), ...lines.slice(1)];
  });
}

/** The words of a text as lines that are as wide as the terminal, with the same text before each. */
function wrapped(text: string, before: string, session: Session): string[] {
  const width = Math.max(Math.min(session.columns, maxWidth) - before.length, 1);
  const lines = text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [''];
  return lines.map((line) => before + line);
}
