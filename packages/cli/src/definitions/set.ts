import type { CommandDefinition, OptionDefinition } from '../definition.js';
import { queryChangeOptions, queryFormatOptions } from './query-options.js';
import { baseOption, formatOptions, guessOption, inputOptions, outputOptions } from './shared.js';

/** The parts, which are set with the setters of the URL class. */
export const partOptions: readonly OptionDefinition[] = [
  { name: 'scheme', value: 'scheme', aliases: ['protocol'], summary: 'set the scheme' },
  { name: 'username', value: 'name', aliases: ['user'], summary: 'set the username, which is percent-encoded' },
  { name: 'password', value: 'password', summary: 'set the password, which is percent-encoded' },
  { name: 'host', value: 'host[:port]', summary: 'set the host, and with ":" the port' },
  { name: 'hostname', value: 'host', summary: 'set the host alone' },
  { name: 'port', value: 'port', summary: 'set the port; the empty string removes it' },
  { name: 'path', value: 'path', aliases: ['pathname'], summary: 'set the path' },
  { name: 'query', value: 'query', aliases: ['search'], summary: 'set the query; the empty string removes it' },
  { name: 'fragment', value: 'fragment', aliases: ['hash'], summary: 'set the fragment; the empty string removes it' },
];

/** The changes of a URL other than setting its parts. */
export const changeOptions: readonly OptionDefinition[] = [
  {
    name: 'if-unset',
    value: 'part=value',
    summary: 'set a part that the URL does not have: "port=8080"; "/" is no path',
  },
  { name: 'text', value: 'part=text', summary: 'set a part to what decodes to this text, with "%" as "%25"' },
  { name: 'append-segment', value: 'text', summary: 'add one segment to the path, with "/" in it as "%2F"' },
  { name: 'append-path', value: 'path', summary: 'add a path to the path, with its "/" and "%"' },
  { name: 'redirect', value: 'reference', summary: 'go where a redirect from the URL to this reference leads' },
  { name: 'iterate', value: 'part=values', summary: 'make one URL for each value: "host=a,b,c"; "\\," is a comma' },
  {
    name: 'decode-unreserved',
    summary: 'decode what needs no encoding ("%61"), and write other escapes in upper case',
  },
  ...queryChangeOptions.map((option) => ({ ...option, name: `query-${option.name}` })),
];

export const set: CommandDefinition = {
  name: 'set',
  summary: 'change parts of URLs',
  description: [
    'Changes each URL in the order of the options, and writes the new href. Parts are set as the setters of the URL class set them. ' +
      'Where the URL refuses a change, which the URL class does without a word, a message says so and the exit status is 1. Changes of ' +
      'the query leave the bytes of the other pairs as they are.',
    'Both vocabularies name the same parts: --path or --pathname, --query or --search.',
  ],
  usage: '[url...]',
  argument: 'URLs; "-" is standard input, "@path" the lines of a file',
  options: [
    ...partOptions,
    ...changeOptions,
    ...queryFormatOptions,
    baseOption,
    guessOption,
    ...formatOptions,
    ...inputOptions,
    ...outputOptions,
  ],
  examples: [
    { line: 'url set https://example.org/ --port 8080 --fragment top', output: 'https://example.org:8080/#top' },
    { line: 'url set https://h/a --append-segment b/c --append-path d/e', output: 'https://h/a/b%2Fc/d/e' },
    { line: 'url set http://h/ http://h:1/ --if-unset port=99', output: 'http://h:99/\nhttp://h:1/' },
    {
      line: 'url set http://x/ --iterate host=a,b --iterate port=1,2',
      output: 'http://a:1/\nhttp://a:2/\nhttp://b:1/\nhttp://b:2/',
    },
    { line: "url set 'https://h/?utm_id=1&q=a%20b' --query-delete-pattern 'utm_*'", output: 'https://h/?q=a%20b' },
    { line: 'url set https://h/a/b --redirect ../c', output: 'https://h/c' },
    { line: 'url set http://h/ --keep-port --port 80', output: 'http://h:80/' },
  ],
};
