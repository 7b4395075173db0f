import type { Command } from './command.js';
import { exitStatuses, ownOptions, paragraphs, remarks } from './help.js';
import { type Options, readOptions } from './option.js';
import { generalOptions } from './options.js';

/** @returns the manual page in the language of man(7) */
export function manualPage(commands: readonly Command[]): string {
  return [
    '.\\" Written by "url completion man".',
    '.TH URL 1 "" "url" "User Commands"',
    '.SH NAME',
    'url \\- parse, check, change, resolve and compare URLs as the URL Standard defines',
    '.SH SYNOPSIS',
    '.B url',
    text('[command] [options] [input...]'),
    '.SH DESCRIPTION',
    text(remarks),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH OPTIONS OF ALL COMMANDS',
    ...optionLines({ ...ownOptions, ...generalOptions }),
    '.SH EXIT STATUS',
    ...statusLines(exitStatuses),
    '.SH ENVIRONMENT',
    '.TP\n.B NO_COLOR\nif it is not empty, no color is used on a terminal',
    '.TP\n.B FORCE_COLOR\nif it is not empty, color is used everywhere; \\(dq0\\(dq is for never',
    '.SH SEE ALSO',
    'https://url.spec.whatwg.org/',
    '',
  ].join('\n');
}

function commandLines(command: Command): string[] {
  const { name, usage, summary, description, options, examples, statuses = {} } = command;
  return [
    `.SS ${text(`url ${name} ${usage}`)}`,
    text(`${summary[0]!.toUpperCase()}${summary.slice(1)}.`),
    ...paragraphs(description).flatMap((paragraph) => ['.PP', text(paragraph)]),
    '.PP',
    text(`Arguments: ${command.arguments}.`),
    ...optionLines(options),
    ...(Object.keys(statuses).length === 0 ? [] : ['.PP', 'Exit status:', ...statusLines(statuses)]),
    ...examples.flatMap(([line, output]) => [
      '.PP',
      '.nf',
      '.RS',
      text(`$ ${line}`),
      ...output.split('\n').map(text),
      '.RE',
      '.fi',
    ]),
  ];
}

/** Names in bold, and the value in italics. */
function optionLines(options: Options): string[] {
  return readOptions(options).flatMap(({ names, short, value, summary }) => {
    const written = [...(short === null ? [] : [`-${short}`]), ...names.map((name) => `--${name}`)];
    const bold = written.map((name) => `\\fB${text(name)}\\fR`).join(', ');
    return ['.TP', `${bold}${value === null ? '' : ` \\fI${text(value)}\\fR`}`, text(summary)];
  });
}

function statusLines(statuses: Readonly<Record<string, string>>): string[] {
  return Object.entries(statuses).flatMap(([status, meaning]) => ['.TP', `.B ${status}`, text(meaning)]);
}

const glyphs: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '"': '\\(dq',
  '^': '\\(ha',
  '~': '\\(ti',
  '`': '\\(ga',
};

/** A text as it is: a line of it is never a request. */
function text(line: string): string {
  return line
    .replace(/[\\\-'"^~`]/g, (character) => glyphs[character]!)
    .replace(/^\./, '\\&.')
    .replace(/[^\0-\x7f]/gu, (it) => `\\[u${it.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`);
}
