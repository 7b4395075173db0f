import { quoteURL } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { componentPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { answer } from '../answers.js';
import { Arguments, UsageError, type WrittenOption } from '../arguments.js';
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
    const options = args.options.filter((option) => option !== used && option.name !== 'scheme');
    const rest = new Arguments(options, [{ text: start, isLiteral: true }]);
    return answer(session, rest, await changeHandler(rest, readChanges(rest)));
  },
};

/** The URL that the other options change, and the option in it besides the scheme: the first host, or without a host the first path. */
function startOf(args: Arguments): [start: string, used: WrittenOption | null] {
  const find = (...names: string[]) => args.options.find(({ name }) => names.includes(name)) ?? null;
  const host = find('host', 'hostname');
  const used = host ?? find('path');
  // The parser would remove spaces at the end.
  const path = used?.value.replace(/[?#]| +$/g, (text) => utf8PercentEncode(text, componentPercentEncodeSet)) ?? '';
  const start = `${args.value('scheme')!.replace(/:$/, '')}:${host === null ? path : `//${host.value}`}`;
  const delimiter = host?.name === 'hostname' ? /[/\\?#@]|:[^\]]*$/ : /[/\\?#@]/;
  const isHost = host === null || !delimiter.test(host.value);
  if (isHost && parseURL(start) !== null) return [start, used];
  const error = isHost ? urlFailure(start, { base: null, guess: null }).error : 'the host contains a delimiter';
  throw new UsageError(`cannot make a URL of ${quoteURL(start)}: ${error}`);
}
