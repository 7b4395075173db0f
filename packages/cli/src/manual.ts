import type { Command, Example } from './command.js';
import { allExitStatuses } from './exit-status.js';
import * as help from './help.js';
import { sharedOptions } from './options.js';

/** @returns the manual page in the language of man(7) */
export function manualPage(commands: readonly Command[]): string {
  const titled = ([title, ...blocks]: help.Section): string[] => [`.SH ${title}`, ...blocks.flatMap(blockLines)];
  const environment = {
    NO_COLOR: 'if it is not empty, no color is used on a terminal',
    FORCE_COLOR: 'if it is not empty, color is used everywhere; "0" is for never',
  };
  return [
    '.\\" Written by "url completion man".',
    '.TH URL 1 "" "url" "User Commands"',
    ...titled(['NAME', `url - ${help.purpose}`]),
    ...titled(['SYNOPSIS', 'url [command] [options] [input...]']),
    ...titled(['DESCRIPTION', help.remarks]),
    ...titled(['COMMANDS']),
    ...commands.flatMap(commandLines),
    ...titled(['OPTIONS OF MANY COMMANDS', { ...help.ownOptions, ...sharedOptions }]),
    ...titled(['EXIT STATUS', allExitStatuses]),
    ...titled(['ENVIRONMENT', environment]),
    ...titled(['SEE ALSO', 'https://url.spec.whatwg.org/']),
    '',
  ].join('\n');
}

function commandLines(command: Command): string[] {
  const { name, usage, summary, statuses } = command;
  const sections = [['', `${help.capitalized(summary)}.`] as help.Section, ...help.sectionsOf(command)];
  if (statuses !== undefined) sections.push(['Exit status', statuses]);
  return [
    `.SS ${text(`url ${name} ${usage}`)}`,
    ...sections.flatMap(([title, ...blocks]) => [
      ...(title === '' ? [] : ['.PP', `.B ${title}:`]),
      ...blocks.flatMap(blockLines),
    ]),
  ];
}

/** A paragraph continues the line of a title. */
function blockLines(block: help.Section[1], index: number): string[] {
  if (typeof block === 'string') return [...(index > 0 ? ['.PP'] : []), text(block)];
  return help.isExample(block) ? exampleLines(block) : rowLines(block);
}

function exampleLines([line, output]: Example): string[] {
  return ['.PP', '.nf', '.RS', text(`$ ${line}`), ...output.split('\n').map(text), '.RE', '.fi'];
}

/** Names in bold, with the value of an option in italics, and what they mean. */
function rowLines(rows: Readonly<Record<string, string>>): string[] {
  return Object.entries(rows).flatMap(([name, meaning]) => {
    const [, bold, value = null] = /^([^<]*?)(?: <(.*)>)?$/.exec(name)!;
    return ['.TP', `\\fB${text(bold!)}\\fR${value === null ? '' : ` \\fI${text(value)}\\fR`}`, text(meaning)];
  });
}

function text(line: string): string {
  return line
    .replace(/[\\'"^~`]|[^\0-\x7f]/gu, (it) => `\\[u${it.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`)
    .replace(/-/g, '\\-')
    .replace(/^\./, '\\&.');
}
