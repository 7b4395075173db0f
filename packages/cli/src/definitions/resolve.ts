import type { CommandDefinition } from '../definition.js';
import { baseOption, formatOptions, inputOptions, outputOptions } from './shared.js';

export const resolve: CommandDefinition = {
  name: 'resolve',
  summary: 'resolve references against a URL',
  description: [
    'Writes the URL to which each reference leads from the base, which is what the parser of the URL Standard gives.',
  ],
  usage: '--base <url> [reference...]',
  argument: 'references, or URLs; "-" is standard input, "@path" the lines of a file',
  options: [
    { ...baseOption, summary: 'the URL from which they lead' },
    ...formatOptions,
    ...inputOptions,
    ...outputOptions,
  ],
  examples: [{ line: 'url resolve ../b --base https://example.org/a/c/', output: 'https://example.org/a/b' }],
};
