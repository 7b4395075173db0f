import { quoteURL } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { answer } from '../answers.js';
import { Arguments, UsageError } from '../arguments.js';
import { changeHandler, readChanges } from '../change-handler.js';
import type { Command } from '../command.js';
import { changeOptions, formatOptions, only, outputOptions, partOptions, queryFormatOptions } from '../options.js';
import { urlFailure } from '../url-input.js';

export const build: Command = {
  name: 'build',
  summary: 'make a URL from its parts',
  usage: '--scheme <scheme> [--host <host>]',
  arguments: 'none',
  description: `
    Makes a URL from its scheme and its host, and then changes it in the order of the options, as "url set" does. Without a host
    it makes a URL such as mailto:, in which the path follows the scheme. It reads no input.`,
  options: {
    ...partOptions,
    ...changeOptions,
    ...queryFormatOptions,
    ...formatOptions,
    ...only(outputOptions, 'json', 'null', 'quiet'),
  },
  needs: ['scheme'],
  examples: [
    ['url build --scheme https --host example.org --path /a', 'https://example.org/a'],
    ["url build --scheme https --host h --append-segment 'a b' --query-append 'q=x y'", 'https://h/a%20b?q=x%20y'],
    ['url build --scheme mailto --path me@example.org', 'mailto:me@example.org'],
  ],
  run: async (session, args) => {
    if (args.inputs.length > 0) throw new UsageError('"build" accepts no input: "url set" changes a URL');
    const [start, used] = startOf(args);
    const rest = new Arguments(
      args.options.filter(({ name }) => !used.includes(name)),
      [{ text: start, isLiteral: true }],
    );
    return answer(session, rest, await changeHandler(rest, readChanges(rest)));
  },
};

/** The URL that the other options change, and the names of the options in it. */
function startOf(args: Arguments): [start: string, used: readonly string[]] {
  const scheme = args.value('scheme')!;
  const hosts = ['host', 'hostname'].filter((name) => args.has(name));
  const host = hosts.length === 0 ? null : args.value(hosts[0]!);
  const path = host === null ? (args.value('path') ?? '') : '';
  const afterScheme = host === null ? path.replace(/\?/g, '%3F').replace(/#/g, '%23') : `//${host}`;
  const start = `${scheme.replace(/:$/, '')}:${afterScheme}`;
  const isHost = !/[/\\?#@]/.test(host ?? '');
  if (isHost && parseURL(start) !== null) return [start, host === null ? ['scheme', 'path'] : ['scheme', ...hosts]];
  const error = isHost ? urlFailure(start, { base: null, guess: null }).error : 'the host contains a delimiter';
  throw new UsageError(`cannot make a URL of ${quoteURL(start)}: ${error}`);
}
