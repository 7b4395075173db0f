import type { CommandDefinition, OptionDefinition } from '../definition.js';
import { generalOptions } from '../definitions/shared.js';

/** @returns a program for zsh that completes what follows `url`; its place is a file `_url` in a folder of `fpath` */
export function zshCompletion(commands: readonly CommandDefinition[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${escaped(summary)}`)}`);
  const cases = commands.map(
    ({ name, options }) =>
      `    ${name})\n      _arguments -s -S \\\n${[...options, ...generalOptions]
        .flatMap(specifications)
        .map((specification) => `        ${quoted(specification)} \\`)
        .join('\n')}\n        ${quoted(argumentsOf(name))} ;;`,
  );
  return `#compdef url
# Completions of url for zsh; written by "url completion zsh".
_url() {
  local -a commands
  commands=(
${described.join('\n')}
    'help:show the help of a command'
  )
  local command=parse word
  for word in \${words[2,CURRENT-1]}; do
    if (( \${+commands[(r)$word:*]} )); then command=$word; break; fi
  done
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe -t commands command commands
    return
  fi
  if [[ $command == $words[2] ]]; then shift words; (( CURRENT-- )); fi
  case $command in
${cases.join('\n')}
    help) _describe -t commands command commands ;;
  esac
}
if [ "$funcstack[1]" = _url ]; then _url "$@"; else compdef _url url; fi
`;
}

function argumentsOf(command: string): string {
  return command === 'completion' ? '1:shell:(bash zsh fish man)' : '*: :_files';
}

function specifications({ name, short, aliases = [], value, choices, summary }: OptionDefinition): string[] {
  const action = choices !== undefined ? `(${choices.join(' ')})` : value === 'path' ? '_files' : '';
  const argument = value === undefined ? '' : `:${escaped(value)}:${action}`;
  const names = [name, ...aliases].map((each) => `--${each}${value === undefined ? '' : '='}`);
  if (short !== undefined) names.push(`-${short}${value === undefined ? '' : '+'}`);
  return names.map((each) => `*${each}[${escaped(summary).replace(/[[\]]/g, '\\$&')}]${argument}`);
}

function escaped(text: string): string {
  return text.replace(/:/g, '\\:');
}

function quoted(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}
