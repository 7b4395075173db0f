import type { CommandDefinition } from '../definition.js';
import { inputOptions, outputOptions } from './shared.js';

export const file: CommandDefinition = {
  name: 'file',
  summary: 'make file URLs from paths, and paths from file URLs',
  description: [
    'Writes the URL of each path, and with --to-path the path of each URL. A path is read by the rules of POSIX systems or of Windows, by ' +
      'default those of the system that runs the command. A relative path and ".." are refused: which file they mean depends on more than the path.',
  ],
  usage: '[path...]',
  argument: 'absolute paths, or URLs with --to-path; "-" is standard input, "@path" the lines of a file',
  options: [
    { name: 'to-path', summary: 'write the paths of URLs' },
    { name: 'style', value: 'system', choices: ['posix', 'windows'], summary: 'whose rules paths follow' },
    { name: 'directory', summary: 'end the URLs with "/"' },
    { name: 'device-names', summary: 'let a name such as NUL through, which Windows takes for a device' },
    ...inputOptions,
    ...outputOptions,
  ],
  examples: [
    { line: "url file --style posix '/home/me/100% é?.txt'", output: 'file:///home/me/100%25%20%C3%A9%3F.txt' },
    { line: "url file --style windows 'C:\\Users\\me'", output: 'file:///C:/Users/me' },
    { line: "url file --style posix --to-path 'file:///a%20b'", output: '/a b' },
  ],
};
