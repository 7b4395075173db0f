import type { CommandDefinition } from '../definition.js';
import { baseOption, formatOptions, guessOption, inputOptions, lineOption, outputOptions } from './shared.js';

export const parse: CommandDefinition = {
  name: 'parse',
  summary: 'show the parts of URLs; the default command',
  description: [
    'Parses each input as the URL Standard says. An argument is answered with a table of its parts, and a line of standard input or ' +
      'of a file with one line: its href, or JSON with --json, or what --format says. A line that fails gives an empty line, and a ' +
      'message on standard error; with --json it gives an object with "error".',
  ],
  usage: '[url...]',
  argument: 'URLs; "-" is standard input, "@path" the lines of a file; after "--" all are URLs, also "-x" and "@x"',
  options: [baseOption, guessOption, lineOption, ...formatOptions, ...inputOptions, ...outputOptions],
  examples: [
    {
      line: "url 'HTTPS://EXAMPLE.com:443/a/../b?q=é'",
      output: [
        'href      https://example.com/b?q=%C3%A9',
        'scheme    https',
        'username  (empty)',
        'password  (empty)',
        'host      example.com (domain)',
        'port      (none)',
        'path      /b',
        'query     q=%C3%A9',
        'fragment  (none)',
        'origin    https://example.com',
      ].join('\n'),
    },
    { line: 'url --line ../b --base https://example.org/a/c/', output: 'https://example.org/a/b' },
    { line: "printf 'HTTP://A\\nhttp://b/c d\\n' | url", output: 'http://a/\nhttp://b/c%20d' },
    { line: "printf 'http://a/\\nnonsense\\n' | url --only-valid", output: 'http://a/' },
    { line: 'url --line --guess-scheme https example.com', output: 'https://example.com/' },
  ],
};
