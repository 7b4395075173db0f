import type { Command, Example } from './command.js';
import { type Option, readOptions } from './option.js';
import { generalOptions } from './options.js';
import type { Session } from './session.js';

const maxWidth = 100;
const indentation = '  ';

export const exitStatuses: Readonly<Record<string, string>> = {
  0: 'every input was accepted, and everything that was asked for was found',
  1: 'an input or a change was rejected, or something that was asked for is missing',
  2: 'wrong usage, or a file or stream that cannot be read or written',
};

export const remarks =
  'Without arguments a command reads standard input, one input a line, and writes one line for each. The argument "-" is standard ' +
  'input, and "@path" the lines of a file; after "--" every argument is an input. Positions in messages are offsets into the input, ' +
  'in UTF-16 code units from 0.';

export const ownOptions = {
  '-V, --version': 'show the version, and the commit of the URL Standard',
  '-h, --help': 'show this help',
};

export function helpOfAll(commands: readonly Command[], session: Session): string {
  const examples = commands.slice(0, 7).map(({ examples: [first] }) => first!);
  return joined([
    'Usage: url [command] [options] [input...]',
    'Parse, check, change, resolve and compare URLs as the URL Standard defines.',
    heading('Commands', session),
    ...columns(Object.fromEntries(commands.map(({ name, summary }) => [name, summary])), session),
    ...wrapped('url help <command> shows the options of a command, and examples.', indentation, session),
    heading('Options', session),
    ...columns(ownOptions, session),
    heading('Examples', session),
    ...examples.flatMap(([line, output]) => exampleLines([line, output.split('\n').slice(0, 3).join('\n')], session)),
    ...closing({}, session),
  ]);
}

export function helpOf(command: Command, session: Session): string {
  const options = readOptions({ ...command.options, ...generalOptions });
  return joined([
    `Usage: url ${command.name} [options] ${command.usage}`,
    ...paragraphs(command.description).flatMap((paragraph) => ['', ...wrapped(paragraph, '', session)]),
    heading('Arguments', session),
    ...wrapped(command.arguments, indentation, session),
    heading('Options', session),
    ...columns(Object.fromEntries(options.map((option) => [alignedUsage(option), option.summary])), session),
    heading('Examples', session),
    ...command.examples.flatMap((example) => exampleLines(example, session)),
    ...closing(command.statuses ?? {}, session),
  ]);
}

/** The paragraphs of a description, each as one line. */
export function paragraphs(description: string): string[] {
  return description.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replace(/\s+/g, ' '));
}

/** "-b, --base <url>", with room for the letter if there is none. */
function alignedUsage({ usage, short }: Option): string {
  return short === null ? `    ${usage}` : usage;
}

function heading(text: string, { colors }: Session): string {
  return `\n${colors.bold(`${text}:`)}`;
}

function exampleLines([line, output, status = 0]: Example, { colors }: Session): string[] {
  const shown = output === '' ? [] : output.split('\n').map((text) => `${indentation}${indentation}${text}`);
  return [
    `${indentation}${colors.bold('$')} ${line}${status === 0 ? '' : colors.dim(`    # exit status ${status}`)}`,
    ...shown,
  ];
}

function closing(statuses: Readonly<Record<string, string>>, session: Session): string[] {
  return [
    heading('Exit status', session),
    ...columns({ ...exitStatuses, ...statuses }, session),
    '',
    ...wrapped(remarks, '', session),
  ];
}

function columns(rows: Readonly<Record<string, string>>, session: Session): string[] {
  const width = Math.min(30, Math.max(...Object.keys(rows).map((name) => name.length)));
  return Object.entries(rows).flatMap(([name, text]) => {
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

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
