import type { CommandDefinition } from '../definition.js';
import { queryChangeOptions, queryFormatOptions } from './query-options.js';
import { baseOption, formatOptions, guessOption, inputOptions, outputOptions } from './shared.js';

export const query: CommandDefinition = {
  name: 'query',
  summary: 'read and change the queries of URLs',
  description: [
    'Reads and changes the query of each URL as name-value pairs, in the order of the options, and writes what it found, each on a ' +
      'line, or the new href where no option reads. The exit status is 1 where a name is missing.',
    'A change leaves the bytes of all other pairs as they are, so that signed URLs stay signed; with --standard the whole query is ' +
      'written again as URLSearchParams writes it. Names and values are given decoded. "--append flag" adds a name without "=".',
    'A line feed in a value is written as "\\n", so that each value is one line; --null ends values with NUL and escapes nothing.',
  ],
  usage: '[url...]',
  argument: 'URLs; "-" is standard input, "@path" the lines of a file',
  options: [
    { name: 'get', value: 'name', summary: 'write the first value of a name' },
    { name: 'get-all', value: 'name', summary: 'write all values of a name' },
    { name: 'has', value: 'name[=value]', summary: 'write whether there is such a pair, "true" or "false"' },
    ...queryChangeOptions,
    ...queryFormatOptions,
    { name: 'standard', summary: 'change the query as URLSearchParams does, which writes all pairs again' },
    baseOption,
    guessOption,
    ...formatOptions,
    ...inputOptions,
    ...outputOptions,
  ],
  examples: [
    { line: "url query 'https://h/?q=rock+%26+roll' --get q", output: 'rock & roll' },
    { line: "url query 'https://h/?d=a%20b~&x=1&flag' --delete x", output: 'https://h/?d=a%20b~&flag' },
    { line: "url query 'https://h/?d=a%20b~&x=1&flag' --delete x --standard", output: 'https://h/?d=a+b%7E&flag=' },
    { line: "url query 'https://h/?utm_id=1&b=2&a=3' --delete-pattern 'utm_*' --sort", output: 'https://h/?a=3&b=2' },
    { line: "url query 'https://h/?a=1;b=2' --separator ';' --set a=3", output: 'https://h/?a=3;b=2' },
    { line: "url query 'https://h/?a=1' --has b", output: 'false', status: 1 },
  ],
};
