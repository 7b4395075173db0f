import type { CommandDefinition } from '../definition.js';
import { baseOption, inputOptions, outputOptions } from './shared.js';

export const compare: CommandDefinition = {
  name: 'compare',
  summary: 'show how specifications read the same string',
  description: [
    'Reads each input as RFC 3986, RFC 3987, the drafts of 2009, 2012 and 2014, the URL model and the URL Standard do, and shows the ' +
      'parts that each finds side by side, with "≠" where they differ, and which rules make the differences, the worst first. The exit ' +
      'status is 3 when hosts differ, and 1 when no dialect reads an input. A line of standard input or of a file is answered with one ' +
      'line: what differs, or JSON with --json; --summary counts the differences of all lines.',
  ],
  usage: '[string...]',
  argument: 'what is read; "-" is standard input, "@path" the lines of a file',
  options: [
    baseOption,
    { name: 'dialects', short: 'd', value: 'ids', summary: 'compare these only, with commas between' },
    {
      name: 'fail-on',
      value: 'alarms',
      summary:
        'end with status 3 for these, with commas between: host (the default), refusal (of what another reader would connect to), ' +
        'result (any refusal), path',
    },
    {
      name: 'summary',
      short: 's',
      summary:
        'count the ways in which the readers differ on all inputs, the worst first, each with three examples, in place of a line for each',
    },
    {
      name: 'programs',
      short: 'p',
      summary:
        'ask programs, too: curl, Python, Go, Java, PHP, Ruby, Perl, .NET and libraries of Node, as far as they are installed here. For ' +
        'the others the recorded answers are taken, if there are any. All inputs are read before the first answer',
    },
    ...inputOptions.filter(({ name }) => !['field', 'into'].includes(name)),
    ...outputOptions.filter(({ name }) => ['json', 'quiet', 'fail-fast'].includes(name)),
  ],
  examples: [
    {
      line: "printf 'http://h/a\\nhttp:///h/\\n' | url compare --summary -d rfc3986,whatwg",
      output: '2 inputs, 1 read alike\n1 host (host or none)\n  line 2: http:///h/\n1 path\n  line 2: http:///h/',
      status: 3,
    },
    { line: "printf 'http:///h/\\nhttp://h/\\n' | url compare", output: 'host, result, path\n', status: 3 },
  ],
};
