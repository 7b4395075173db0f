import { type FilePathFailure, type FilePathReason, filePathToURL, urlToFilePath } from '@url/file-path';
import { answer } from '../answers.js';
import { UsageError } from '../arguments.js';
import type { Command } from '../command.js';
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
  excludes: { 'to-path': 'directory' },
  examples: [
    ["url file --style posix '/home/me/100% é?.txt'", 'file:///home/me/100%25%20%C3%A9%3F.txt'],
    ["url file --style windows 'C:\\Users\\me'", 'file:///C:/Users/me'],
    ["url file --style posix --to-path 'file:///a%20b'", '/a b'],
  ],
  run: async (session, args) => {
    const toPath = args.has('to-path');
    const style =
      (args.value('style') as 'posix' | 'windows' | null) ?? (process.platform === 'win32' ? 'windows' : 'posix');
    if (style === 'posix' && args.has('device-names'))
      throw new UsageError("option '--device-names' needs '--style windows'");
    const options = { style, deviceNames: args.has('device-names') ? 'keep' : 'refuse' } as const;
    const directory = args.has('directory') ? true : null;
    const convert = (input: string) =>
      toPath ? urlToFilePath(input, options) : filePathToURL(input, { ...options, directory });
    return answer(session, args, {
      noun: toPath ? 'file URL' : 'path',
      read: (input) => {
        const result = convert(input);
        return !result.ok ? null : 'path' in result ? result.path : result.href;
      },
      explain: (input) => {
        const { reason, start, end } = convert(input) as FilePathFailure;
        // The offsets of a URL are offsets into its serialized path.
        const place = toPath ? '' : `, at ${start}`;
        return { error: `${sentences[reason]}${place} (${reason})`, type: reason, start, end };
      },
      advise: (input) => (!toPath && /^file:/i.test(input) ? 'give --to-path' : null),
      line: args.has('null') ? (path) => path : onOneLine,
      json: (found) => ({ [toPath ? 'path' : 'href']: found }),
    });
  },
};

const sentences: Readonly<Record<FilePathReason, string>> = {
  'empty-input': 'the path is empty',
  'relative-path': 'the path does not start at a root',
  'upwards-traversal': 'the path contains ".."',
  'null-byte': 'the path contains U+0000',
  'lone-surrogate': 'the path contains a lone surrogate, which a URL cannot contain',
  'invalid-hostname': 'the server is not a host',
  'invalid-namespaced-path': 'the path is not complete',
  'unsupported-namespaced-path': 'the path after "\\\\?\\" contains "/", or does not start with a drive or "UNC\\"',
  'device-name': 'the name is a device of Windows',
  'trimmed-name': 'Windows removes the dot or space at the end of the name',
  'invalid-url': 'it is not a URL',
  'not-a-file-url': 'the scheme is not "file"',
  'unsupported-non-local-file': 'the URL has a host, which a POSIX path cannot express',
  'unsupported-hostname': 'the server is "." or ".."',
  'encoded-separator': 'the path contains an encoded separator',
  'invalid-utf8': 'the decoded path is not UTF-8',
};
