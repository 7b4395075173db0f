import type { CommandDefinition } from '../definition.js';
import { inputOptions, lineOption, outputOptions } from './shared.js';

export const host: CommandDefinition = {
  name: 'host',
  summary: 'show what hosts are, and their forms',
  description: [
    'Parses each input as the host of a URL, and shows its kind, its ASCII form and the form that is safe to show, and of an address the ' +
      'number or the pieces. A line of standard input or of a file is answered with one line: the ASCII form, or JSON with --json.',
  ],
  usage: '[host...]',
  argument: 'hosts; an IPv6 address needs brackets; "-" is standard input, "@path" the lines of a file',
  options: [
    {
      name: 'opaque',
      short: 'o',
      summary: 'read them as hosts of URLs that are not special: not http, https, ws, wss, ftp or file',
    },
    lineOption,
    ...inputOptions,
    ...outputOptions,
  ],
  examples: [
    {
      line: 'url host 0x7f.1',
      output: 'kind     IPv4\nASCII    127.0.0.1\ndisplay  127.0.0.1\nnumber   2130706433 (0x7f000001)',
    },
    { line: 'url host --line Faß.de', output: 'xn--fa-hia.de' },
  ],
};
