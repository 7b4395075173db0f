import type { CommandDefinition, OptionDefinition } from './definition.js';
import { generalOptions } from './definitions/shared.js';
import { exitStatuses, optionSummary, remarks } from './help.js';

/** @returns the manual page in the language of man(7) */
export function manualPage(commands: readonly CommandDefinition[]): string {
  return [
    '.\\" Written by "url completion man".',
    '.TH URL 1 "" "url" "User Commands"',
    '.SH NAME',
    'url \\- parse, check, change, resolve and compare URLs as the URL Standard says',
    '.SH SYNOPSIS',
    '.B url',
    text('[command] [options] [input...]'),
    '.SH DESCRIPTION',
    ...remarks.map(text),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH OPTIONS OF ALL COMMANDS',
    ...[
      ...generalOptions,
      { name: 'version', short: 'V', summary: 'show the version, and the commit of the URL Standard' },
    ].flatMap(optionLines),
    '.SH EXIT STATUS',
    ...exitStatuses.flatMap(([status, meaning]) => ['.TP', `.B ${status}`, text(meaning)]),
    '.SH ENVIRONMENT',
    '.TP\n.B NO_COLOR\nif it is not empty, no color is used on a terminal',
    '.TP\n.B FORCE_COLOR\nif it is not empty, color is used everywhere; \\(dq0\\(dq is for never',
    '.SH SEE ALSO',
    'https://url.spec.whatwg.org/',
    '',
  ].join('\n');
}

function commandLines({ name, usage, summary, description, argument, options, examples }: CommandDefinition): string[] {
  return [
    `.SS ${text(`url ${name} ${usage}`)}`,
    text(`${summary[0]!.toUpperCase()}${summary.slice(1)}.`),
    ...description.flatMap((paragraph) => ['.PP', text(paragraph)]),
    '.PP',
    text(`Arguments: ${argument}.`),
    ...options.flatMap(optionLines),
    ...examples.flatMap(({ line, output }) => [
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

function optionLines(option: OptionDefinition): string[] {
  const { name, short, value } = option;
  const names = [...(short === undefined ? [] : [`-${short}`]), `--${name}`]
    .map((each) => `\\fB${text(each)}\\fR`)
    .join(', ');
  return ['.TP', `${names}${value === undefined ? '' : ` \\fI${text(value)}\\fR`}`, text(optionSummary(option))];
}

/** A text as it is: a line of it does not begin as a request does. */
function text(line: string): string {
  const escaped = line
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^[.']/, '\\&$&')
    .replace(/'/g, '\\(aq')
    .replace(/"/g, '\\(dq')
    .replace(/\^/g, '\\(ha')
    .replace(/~/g, '\\(ti')
    .replace(/`/g, '\\(ga');
  return escaped.replace(
    /[^\0-\x7f]/gu,
    (character) => `\\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
