import { quote, quoteURL } from '@url/infra/internal';
import { editQuery } from '@url/query';
import { serializeURL } from '@url/serializer';
import { answer, answerOptions, type InputHandler } from '../answers.js';
import { type Arguments, UsageError } from '../arguments.js';
import { changeHandler, readChanges } from '../change-handler.js';
import type { ChangedURL } from '../changes.js';
import type { Command } from '../command.js';
import { formats, queryChangeOptions, queryChanges, queryFormatOptions, urlOptions } from '../options.js';
import { partsOf } from '../parts-output.js';
import { onOneLine } from '../printable.js';
import { finders } from '../query-changes.js';
import type { Session } from '../session.js';

export const query: Command = {
  name: 'query',
  summary: 'read and change the queries of URLs',
  usage: '[url...]',
  arguments: 'URLs',
  description: `
    Reads and changes the query of each URL as name-value pairs, in the order of the options. It writes each value that it finds on a
    line, or the new href if no option reads. The exit status is 1 if a name is missing.

    A change keeps the bytes of all other pairs, so that signed URLs stay signed. With --standard the whole query is written again, as
    URLSearchParams does. Give names and values decoded. "--append flag" adds a name without "=".

    A line feed in a value is written as "\\n", so that each value is one line. --null ends values with NUL and escapes nothing.`,
  options: {
    '--get <name>': 'write the first value of a name',
    '--get-all <name>': 'write all values of a name',
    '--has <name[=value]>': 'write "true" if there is such a pair, and "false" if not',
    ...queryChangeOptions,
    ...queryFormatOptions,
    '--standard': 'write all pairs again, as URLSearchParams does',
    ...urlOptions,
  },
  common: ['get', 'get-all', 'append', 'set', 'delete', 'delete-pattern', 'sort', 'dedupe'],
  excludes: { get: formats, 'get-all': formats, has: formats, standard: 'separator space' },
  examples: [
    ["url query 'https://h/?q=rock+%26+roll' --get q", 'rock & roll'],
    ["url query 'https://h/?d=a%20b~&x=1&flag' --delete x", 'https://h/?d=a%20b~&flag'],
    ["url query 'https://h/?d=a%20b~&x=1&flag' --delete x --standard", 'https://h/?d=a+b%7E&flag='],
    ["url query 'https://h/?utm_id=1&b=2&a=3' --delete-pattern 'utm_*' --sort", 'https://h/?a=3&b=2'],
    ["url query 'https://h/?a=1;b=2' --separator ';' --set a=3", 'https://h/?a=3;b=2'],
    ["url query 'https://h/?a=1' --has b", 'false', 1],
  ],
  run: async (session, args) => {
    const handler = await changeHandler(args, readChanges(args));
    const found = args.options.map(({ name }) => Object.hasOwn(finders, name));
    const reads = found.includes(true);
    const late = args.options.slice(found.lastIndexOf(true) + 1).find(({ name }) => queryChanges.includes(name));
    if (reads && late !== undefined && !args.has('json') && !args.has('field'))
      throw new UsageError(
        `option '${late.written}' changes nothing after the last option that reads: put it before that option`,
      );
    const writer = reads || args.has('json') ? queryWriter(session, args, reads) : {};
    return answer(session, args, { ...handler, ...writer });
  },
};

function queryWriter(session: Session, args: Arguments, reads: boolean): Partial<InputHandler<readonly ChangedURL[]>> {
  const { end } = answerOptions(args);
  const separator = args.value('separator');
  const shown = (value: string): string => session.shown(end === '\0' ? value : onOneLine(value));
  const linesOf = ([url]: readonly ChangedURL[]): string[] =>
    url!.found.flatMap(({ value }) => [value].flat().map(String)).map(shown);
  return {
    complain: ([url]) => {
      const missing = url!.found.filter(({ value }) => Array.isArray(value) && value.length === 0);
      const names = missing.map(({ name }) => quote(name)).join(', ');
      if (names !== '') return `${quoteURL(serializeURL(url!.record))} has no parameter ${names}`;
      return url!.found.some(({ value }) => value === false) ? '' : null;
    },
    describe: (urls) => linesOf(urls).reduce((lines, line) => `${lines}${line}\n`, ''),
    line: (urls) => linesOf(urls).join(end),
    json: ([url]) => {
      const { found } = url!;
      const values = found.map(({ option, value }) => (option === 'get' ? ([value].flat()[0] ?? null) : value));
      const pairs = editQuery(url!.record, { separator }).pairs();
      return { ...partsOf(url!, args.has('default-port')), pairs, ...(reads ? { found: values } : {}) };
    },
  };
}
