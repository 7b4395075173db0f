import type { CommandDefinition } from '../definition.js';
import { queryFormatOptions } from './query-options.js';
import { changeOptions, partOptions } from './set.js';
import { formatOptions, outputOptions } from './shared.js';

export const build: CommandDefinition = {
  name: 'build',
  summary: 'make a URL from its parts',
  description: [
    'Makes a URL from its scheme and its host, and then changes it in the order of the options, as "url set" does. Without a host ' +
      'it is a URL such as mailto:, whose path follows the scheme. No input is read.',
  ],
  usage: '--scheme <scheme> [--host <host>]',
  argument: 'none',
  options: [
    ...partOptions,
    ...changeOptions,
    ...queryFormatOptions,
    ...formatOptions,
    ...outputOptions.filter(({ name }) => ['json', 'null', 'quiet'].includes(name)),
  ],
  examples: [
    { line: 'url build --scheme https --host example.org --path /a', output: 'https://example.org/a' },
    {
      line: "url build --scheme https --host h --append-segment 'a b' --query-append 'q=x y'",
      output: 'https://h/a%20b?q=x%20y',
    },
    { line: 'url build --scheme mailto --path me@example.org', output: 'mailto:me@example.org' },
  ],
};
