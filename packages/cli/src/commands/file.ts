import { type FilePathFailure, filePathToURL, type PathStyle, urlToFilePath } from '@url/file-path';
import { answer } from '../answers.js';
import type { Arguments } from '../arguments.js';
import type { Command } from '../command.js';
import type { Failure } from '../failure.js';
import { inputOptions, outputOptions } from '../options.js';
import { onOneLine } from '../printable.js';

export const file: Command = {
  name: 'file',
  summary: 'make file URLs from paths, and paths from file URLs',
  usage: '[path...]',
  arguments: 'absolute paths; with --to-path URLs',
  description: `
    Writes the URL of each path, and with --to-path the path of each URL. Paths follow the rules of POSIX systems or of Windows; the
    default is the system that runs the command. Relative paths and ".." are rejected, because they depend on the current directory
    and on links.`,
  options: {
    '--to-path': 'write the paths of URLs',
    '--style <posix|windows>': 'the rules of paths',
    '--directory': 'end the URLs with "/"',
    '--device-names': 'accept names such as NUL, which are devices on Windows',
    ...inputOptions,
    ...outputOptions,
  },
  examples: [
    ["url file --style posix '/home/me/100% é?.txt'", 'file:///home/me/100%25%20%C3%A9%3F.txt'],
    ["url file --style windows 'C:\\Users\\me'", 'file:///C:/Users/me'],
    ["url file --style posix --to-path 'file:///a%20b'", '/a b'],
  ],
  run: async (session, args) => {
    const toPath = args.has('to-path');
    const convert = converter(args, toPath);
    return answer(session, args, {
      noun: toPath ? 'file URL' : 'path',
      read: (input) => {
        const result = convert(input);
        return typeof result === 'string' ? result : null;
      },
      explain: (input) => failureFrom(convert(input) as FilePathFailure),
      advise: (input) => (!toPath && /^file:/i.test(input) ? 'give --to-path' : null),
      line: args.has('null') ? (path) => path : onOneLine,
      json: (found) => ({ [toPath ? 'path' : 'href']: found }),
    });
  },
};

function converter(args: Arguments, toPath: boolean): (input: string) => string | FilePathFailure {
  const style = (args.value('style') as PathStyle | null) ?? (process.platform === 'win32' ? 'windows' : 'posix');
  const options = { style, deviceNames: args.has('device-names') ? 'keep' : 'refuse' } as const;
  const directory = args.has('directory') ? true : null;
  return (input) => {
    const result = toPath ? urlToFilePath(input, options) : filePathToURL(input, { ...options, directory });
    if (!result.ok) return result;
    return 'path' in result ? result.path : result.href;
  };
}

function failureFrom({ reason, start, end }: FilePathFailure): Failure {
  return { error: `${reason.replace(/-/g, ' ')}, at ${start}`, type: reason, start, end };
}
