import type { CommandDefinition } from '../definition.js';
import { generalOptions } from '../definitions/shared.js';
import { choicesOf, optionWords, pathOptions, withoutCompletion } from './words.js';

/** @returns a program for bash that completes what follows `url` */
export function bashCompletion(commands: readonly CommandDefinition[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const cases = commands.map((command) => `    ${command.name}) options=${quoted(optionWords(command).join(' '))} ;;`);
  const choices = choicesOf([...commands.flatMap(({ options }) => options), ...generalOptions]);
  return `# Completions of url for bash; written by "url completion bash".
_url() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=parse word options
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " ${names} help " in *" $word "*) command=$word; break ;; esac
  done
  case $previous in
${choices.map(([option, values]) => `    --${option}) COMPREPLY=($(compgen -W ${quoted(values.join(' '))} -- "$current")); return ;;`).join('\n')}
    ${pathOptions.join('|')}) COMPREPLY=($(compgen -f -- "$current")); return ;;
    ${withoutCompletion(commands).join('|')}) return ;;
  esac
  case $command in
${cases.join('\n')}
    help) COMPREPLY=($(compgen -W ${quoted(names)} -- "$current")); return ;;
  esac
  case $current in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    @*) COMPREPLY=($(compgen -P @ -f -- "\${current#@}")) ;;
    *)
      if [ "$command" = completion ]; then COMPREPLY=($(compgen -W 'bash zsh fish man' -- "$current"))
      elif [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W ${quoted(`${names} help`)} -- "$current"))
      fi ;;
  esac
}
complete -F _url url
`;
}

function quoted(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}
