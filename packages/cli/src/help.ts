import type { CommandDefinition, Example, OptionDefinition } from './definition.js';
import type { Session } from './session.js';

const maxWidth = 100;
const indentation = '  ';

/** The exit statuses with their meanings. */
export const exitStatuses: readonly (readonly [status: string, meaning: string])[] = [
  ['0', 'all inputs were read, and everything that was asked for was there'],
  ['1', 'an input was not read, a change was refused, or something that was asked for is missing'],
  ['2', 'wrong usage, or a file or stream that cannot be read or written'],
  ['3', '"compare" found an input of which specifications read different hosts'],
];

/** What all commands have in common. */
export const remarks: readonly string[] = [
  'Without an argument a command reads standard input, one input a line, and writes one line for each. "-" is standard input, and ' +
    '"@path" is the lines of a file; after "--" every argument is an input. Positions in messages are offsets into the input, in UTF-16 code units from 0.',
];

/** @returns lines that end with a newline */
export function helpOfAll(commands: readonly CommandDefinition[], session: Session): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  const examples = commands.slice(0, 7).map((command) => command.examples[0]!);
  return joined([
    'Usage: url [command] [options] [input...]',
    ...wrapText('Parse, check, change, resolve and compare URLs as the URL Standard says.', '', session),
    heading('Commands', session),
    ...columns(rows, session),
    ...indented('url help <command> shows the options of a command, and examples.', session),
    heading('Options', session),
    ...columns(
      [
        ['-V, --version', 'show the version, and the commit of the URL Standard'],
        ['-h, --help', 'show this help'],
      ],
      session,
    ),
    heading('Examples', session),
    ...examples.flatMap((example) =>
      exampleLines({ ...example, output: example.output.split('\n').slice(0, 3).join('\n') }, session),
    ),
    ...closing(session),
  ]);
}

/** @returns lines that end with a newline */
export function helpOf(command: CommandDefinition, general: readonly OptionDefinition[], session: Session): string {
  const options = [...command.options, ...general];
  return joined([
    `Usage: url ${command.name} ${[...(options.length > 0 ? ['[options]'] : []), command.usage].join(' ')}`,
    ...command.description.flatMap((paragraph) => ['', ...wrapText(paragraph, '', session)]),
    heading('Arguments', session),
    ...indented(command.argument, session),
    heading('Options', session),
    ...columns(
      options.map((option) => [optionUsage(option), optionSummary(option)]),
      session,
    ),
    heading('Examples', session),
    ...command.examples.flatMap((example) => exampleLines(example, session)),
    ...closing(session),
  ]);
}

/** "-b, --base <url>" */
export function optionUsage({ name, short, value }: OptionDefinition): string {
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`;
}

export function optionSummary({ summary, aliases = [], choices }: OptionDefinition): string {
  const others = aliases.length === 0 ? '' : `; also ${aliases.map((alias) => `--${alias}`).join(', ')}`;
  return `${summary}${choices === undefined ? '' : ` (${choices.join(', ')})`}${others}`;
}

function heading(text: string, { colors }: Session): string {
  return `\n${colors.bold(`${text}:`)}`;
}

function exampleLines({ line, output, status = 0 }: Example, { colors }: Session): string[] {
  const shown = output === '' ? [] : output.split('\n').map((text) => `${indentation}${indentation}${text}`);
  return [
    `${indentation}${colors.bold('$')} ${line}${status === 0 ? '' : colors.dim(`    # exit status ${status}`)}`,
    ...shown,
  ];
}

function closing(session: Session): string[] {
  return [
    heading('Exit status', session),
    ...columns(exitStatuses, session),
    '',
    ...remarks.flatMap((remark) => wrapText(remark, '', session)),
  ];
}

function columns(rows: readonly (readonly [string, string])[], session: Session): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.flatMap(([name, text]) => {
    const before = `${indentation}${name}${' '.repeat(width - name.length)}  `;
    const [first = '', ...rest] = wrapText(text, ' '.repeat(width + 4), session);
    return [before + first.slice(width + 4), ...rest];
  });
}

function indented(text: string, session: Session): string[] {
  return wrapText(text, indentation, session);
}

/** The words of a text as lines that are as wide as the terminal, with the same text before each. */
function wrapText(text: string, before: string, { columns: available }: Session): string[] {
  const width = Math.min(available, maxWidth);
  const lines: string[] = [];
  let line = before;
  for (const word of text.split(' ')) {
    if (line !== before && line.length + word.length + 1 > width) {
      lines.push(line);
      line = before;
    }
    line += `${line === before ? '' : ' '}${word}`;
  }
  return [...lines, line];
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
