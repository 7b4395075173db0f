import type { CommandDefinition } from '../definition.js';

export const completion: CommandDefinition = {
  name: 'completion',
  summary: 'write the completions for a shell, or the manual',
  description: [
    'Writes a program that completes commands and options: for bash, zsh or fish; with "man" the manual page in the language of man(7). ' +
      'An installation has the same in its folder dist/share.',
  ],
  usage: '<bash|zsh|fish|man>',
  argument: 'bash, zsh, fish or man',
  options: [],
  examples: [
    {
      line: 'url completion fish | head -n 1',
      output: '# Completions of url for fish; written by "url completion fish".',
    },
  ],
};
