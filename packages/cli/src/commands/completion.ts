import { type Command, loadAll } from '../command.js';
import { completionScripts, wordsAfter } from '../completions.js';
import { manualPage } from '../manual.js';
import { quote } from '../printable.js';
import { suggestion } from '../suggestions.js';
import { UsageError } from '../usage-error.js';

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
  examples: [
    ['url completion fish | head -n 1', '# Completions of url for fish; written by "url completion fish".'],
    ['url completion words -- relative --ba', '--base\tthe URL from which the references lead'],
  ],
  run: async (session, given, commands) => {
    const [name, ...words] = given.inputs.map(({ text }) => text);
    if (name === 'words') return session.stdout.write(await wordsAfter(words, commands));
    if (name === undefined || words.length > 0) throw new UsageError(`name one of ${names.join(', ')}`);
    if (name === 'man') return session.stdout.write(manualPage(await loadAll(commands)));
    const script = Object.hasOwn(completionScripts, name) ? completionScripts[name]! : null;
    if (script === null) throw new UsageError(`unknown shell ${quote(name)}${suggestion(name, names)}`);
    await session.stdout.write(script);
  },
};
