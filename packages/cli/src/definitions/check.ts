import type { CommandDefinition } from '../definition.js';
import { baseOption, inputOptions, outputOptions } from './shared.js';

export const check: CommandDefinition = {
  name: 'check',
  summary: 'say what is wrong with URLs, and where',
  description: [
    'Writes the validation errors of each input as the URL Standard names them: "error" where parsing stops, and "warning" where it ' +
      'goes on, with the place in the input. Nothing is written of an input without one. The exit status is 1 when an input does not ' +
      'parse; with --strict also when one has a warning. Messages about lines begin with the number of the line.',
    '--only-valid and --only-invalid write the inputs that pass, and those that do not, and no diagnostics.',
  ],
  usage: '[url...]',
  argument: 'URLs; "-" is standard input, "@path" the lines of a file',
  options: [
    baseOption,
    { name: 'strict', short: 's', summary: 'let no input pass that has a warning' },
    ...inputOptions.filter(({ name }) => name !== 'field' && name !== 'into'),
    ...outputOptions.filter(({ name }) => name !== 'unique'),
  ],
  examples: [
    {
      line: "url check 'https://exa mple.org/'",
      output: 'error: the domain contains U+0020 SPACE (domain-to-ASCII)\n  https://exa mple.org/\n             ^',
      status: 1,
    },
    { line: "printf 'http://a/\\nhttp://b\\\\c\\n' | url check --strict --only-valid", output: 'http://a/' },
  ],
};
