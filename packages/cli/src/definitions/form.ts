import type { CommandDefinition } from '../definition.js';
import { inputOptions, outputOptions } from './shared.js';

export const form: CommandDefinition = {
  name: 'form',
  summary: 'encode and decode form data',
  description: [
    'Encodes pairs as application/x-www-form-urlencoded, all of them into one line. With --decode it decodes each input into a line ' +
      'for each pair, with an empty line between inputs; a line feed in a name or a value is written as "\\n". Blank lines are no pairs.',
  ],
  usage: '[pair...]',
  argument: 'pairs as "name=value", or with --decode form data; "-" is standard input, "@path" the lines of a file',
  options: [
    { name: 'decode', short: 'd', summary: 'decode' },
    ...inputOptions.filter(({ name }) => ['file', 'null-input'].includes(name)),
    ...outputOptions
      .filter(({ name }) => name === 'json')
      .map((option) => ({ ...option, summary: 'with --decode, write one JSON object a line' })),
  ],
  examples: [
    { line: "url form a=1 'b=x y'", output: 'a=1&b=x+y' },
    { line: "url form --decode 'a=1&b=x+y'", output: 'a=1\nb=x y' },
  ],
};
