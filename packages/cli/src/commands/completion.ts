import { UsageError } from '../arguments.js';
import { type Command, type Commands, loadAll } from '../command.js';
import { summaries } from '../help.js';
import { manualPage } from '../manual.js';
import { generalOptions, readOptions, wordsOf } from '../options.js';
import { quoteInput } from '../printable.js';
import { suggestion } from '../suggestions.js';

/** Scripts that ask `url completion words` what may follow. If it names nothing, they complete the names of files. */
const completionScripts: Readonly<Record<string, string>> = {
  bash: `# Completions of url for bash; written by "url completion bash".
_url() {
  local IFS=$'\\n'
  COMPREPLY=($(url completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
}
complete -o bashdefault -o default -F _url url
`,
  zsh: `#compdef url
# Completions of url for zsh; written by "url completion zsh".
_url() {
  local -a found
  found=("\${(@f)$(url completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null | sed 's/:/\\\\:/g' | tr '\\t' ':')}")
  if [[ -n $found ]]; then _describe -t words word found; else _files; fi
}
if [ "$funcstack[1]" = _url ]; then _url "$@"; else compdef _url url; fi
`,
  fish: `# Completions of url for fish; written by "url completion fish".
function __url_complete
  set -l found (url completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)
  if set -q found[1]; printf '%s\\n' $found; else; __fish_complete_path (commandline -ct); end
end
complete -c url -f -a '(__url_complete)'
`,
};

const names = [...Object.keys(completionScripts), 'man'];

export const completion: Command = {
  name: 'completion',
  summary: 'write the completions for a shell, or the manual',
  usage: `<${names.join('|')}>`,
  arguments: names.join(', '),
  description: `
    Writes a script that completes commands and options in bash, zsh or fish. The script asks "url completion words" for the possible
    words. With "man" it writes the manual page in the language of man(7). An installation has the scripts and the page in its
    folder dist/share.`,
  options: {},
  statuses: { 1: 'never' },
  examples: [
    ['url completion fish | head -n 1', '# Completions of url for fish; written by "url completion fish".'],
    ['url completion words -- relative --ba', '--base\tthe URL from which the references lead'],
  ],
  run: async (session, args, commands) => {
    const [name, ...words] = args.inputs.map(({ text }) => text);
    if (name === 'words') return session.stdout.write(await wordsAfter(words, commands));
    if (name === undefined || words.length > 0) throw new UsageError(`name one of ${names.join(', ')}`);
    if (name === 'man') return session.stdout.write(manualPage(await loadAll(commands)));
    if (!Object.hasOwn(completionScripts, name))
      throw new UsageError(
        `unknown shell ${quoteInput(name)}${suggestion(name, names) || `; write one of ${names.join(', ')}`}`,
      );
    await session.stdout.write(completionScripts[name]!);
  },
};

/** The words that may replace the last word on the command line, one a line: a word, a tab and what it means. */
async function wordsAfter(words: readonly string[], commands: Commands): Promise<string> {
  // "--style=po" is the option and the start of its value; bash makes three words of it.
  const [, option, value] = /^(--[^=]+)=(.*)$/.exec(words[words.length - 1] ?? '') ?? [];
  const last = value ?? words[words.length - 1]?.replace(/^=$/, '') ?? '';
  const before = [...words.slice(0, -1), ...(option === undefined ? [] : [option])].filter((word) => word !== '=');
  return (await candidates(before, last, commands))
    .filter(([word]) => word.startsWith(last))
    .map(([word, meaning]) => `${option === undefined ? '' : `${option}=`}${word}${meaning && `\t${meaning}`}\n`)
    .join('');
}

type Candidate = readonly [word: string, meaning: string];

async function candidates(before: readonly string[], last: string, commands: Commands): Promise<readonly Candidate[]> {
  const name = before.find((word) => commands.names.includes(word) || word === 'help') ?? commands.names[0];
  const own = name === 'help' ? {} : (await commands.load(name)).options;
  const options = readOptions({ ...own, ...generalOptions });
  const previous = before[before.length - 1] ?? '';
  const open = options.find((option) => option.value !== null && wordsOf(option).includes(previous));
  if (open !== undefined) return (open.choices ?? []).map((choice) => [choice, '']);
  if (last.startsWith('-'))
    return options.flatMap((option) => wordsOf(option).map((word): Candidate => [word, option.summary]));
  if (name === 'completion') return names.map((shell) => [shell, '']);
  if (before.length > 0 && previous !== 'help') return [];
  return [...Object.entries(summaries(await loadAll(commands))), ['help', 'show the help']];
}
