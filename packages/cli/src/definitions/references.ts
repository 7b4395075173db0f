import type { CommandDefinition } from '../definition.js';
import { inputOptions, outputOptions } from './shared.js';

const options = [...inputOptions, ...outputOptions];

export const rebase: CommandDefinition = {
  name: 'rebase',
  summary: 'put references on a base, which may be relative too',
  description: [
    'Writes the reference that leads where each reference leads from the base, without resolving it: dot segments stay, and what ' +
      'base and reference do not have is not invented.',
  ],
  usage: '--base <reference> [reference...]',
  argument: 'references, or URLs; "-" is standard input, "@path" the lines of a file',
  options: [{ name: 'base', short: 'b', value: 'reference', summary: 'what they are put on' }, ...options],
  examples: [{ line: "url rebase '?c' --base ./a/b", output: './a/b?c' }],
};

export const relative: CommandDefinition = {
  name: 'relative',
  summary: 'find the shortest references to URLs',
  description: [
    'Writes the shortest reference that leads from the base to each target: "url resolve" with the same base gives the target again.',
  ],
  usage: '--base <url> [target...]',
  argument: 'URLs; "-" is standard input, "@path" the lines of a file',
  options: [{ name: 'base', short: 'b', value: 'url', summary: 'the URL from which the references lead' }, ...options],
  examples: [{ line: 'url relative https://example.org/a/d --base https://example.org/a/b', output: 'd' }],
};

export const normalize: CommandDefinition = {
  name: 'normalize',
  summary: 'write URLs and references in their normal form',
  description: [
    'Writes each URL with a host as its href. Of a relative reference, which stays relative, and of any other URL it takes away dot ' +
      'segments that lead nowhere else, a default port and empty credentials, and percent-encodes it.',
  ],
  usage: '[reference...]',
  argument: 'URLs and references; "-" is standard input, "@path" the lines of a file',
  options,
  examples: [
    { line: 'url normalize HTTP://EXAMPLE.org:80/a/../b', output: 'http://example.org/b' },
    { line: 'url normalize a/./b/../c', output: 'a/c' },
  ],
};
