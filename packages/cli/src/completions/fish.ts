import type { CommandDefinition, OptionDefinition } from '../definition.js';
import { generalOptions } from '../definitions/shared.js';

/** @returns a program for fish that completes what follows `url` */
export function fishCompletion(commands: readonly CommandDefinition[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c url -n '__fish_use_subcommand' -a ${name} -d ${quoted(summary)}`,
    ...[...options, ...generalOptions].flatMap((option) => optionLines(name, names, option)),
  ]);
  return `# Completions of url for fish; written by "url completion fish".
complete -c url -f
complete -c url -n '__fish_use_subcommand' -a help -d 'show the help of a command'
complete -c url -n '__fish_use_subcommand' -s V -l version -d 'show the version'
complete -c url -n '__fish_seen_subcommand_from help' -a ${quoted(names)}
complete -c url -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish man'
${lines.join('\n')}
`;
}

/** Without the name of a command, the options are those of "parse". */
function optionLines(command: string, names: string, option: OptionDefinition): string[] {
  const { name, short, aliases = [], value, choices, summary } = option;
  const isDefault = command === 'parse';
  const condition = isDefault
    ? `'not __fish_seen_subcommand_from ${names.replace(/\bparse\b/, '')} help'`
    : `'__fish_seen_subcommand_from ${command}'`;
  const argument =
    value === undefined
      ? ''
      : choices !== undefined
        ? ` -x -a ${quoted(choices.join(' '))}`
        : value === 'path'
          ? ' -r -F'
          : ' -x';
  return [name, ...aliases].map((each, index) => {
    const letter = short === undefined || index > 0 ? '' : ` -s ${short}`;
    return `complete -c url -n ${condition}${letter} -l ${each}${argument} -d ${quoted(summary)}`;
  });
}

function quoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}
