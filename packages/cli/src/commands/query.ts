import { serializeURL } from '@url/serializer';
import { answer, answerOptions, type Reader } from '../answers.js';
import { changedURLs, changeReader, readChanges, readQuerySettings } from '../change-reader.js';
import { type ChangedURL, changeOf } from '../changes.js';
import type { Command } from '../command.js';
import type { Given, GivenOption } from '../given.js';
import { queryChangeOptions, queryFormatOptions, urlOptions } from '../options.js';
import { onOneLine } from '../printable.js';
import { nameAndValue } from '../query-changes.js';
import { decodeFormPart, piecesOf } from '../query-pieces.js';
import type { Session } from '../session.js';
import { type FoundURL, findURL, readURLInput, type URLInput, urlFailure } from '../url-input.js';
import { noteOn } from '../url-reader.js';

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
    '--standard': 'change the query as URLSearchParams does, which writes all pairs again',
    ...urlOptions,
  },
  excludes: ['format', 'csv', 'tsv'].map((name) => [name, 'get get-all has json'] as const),
  examples: [
    ["url query 'https://h/?q=rock+%26+roll' --get q", 'rock & roll'],
    ["url query 'https://h/?d=a%20b~&x=1&flag' --delete x", 'https://h/?d=a%20b~&flag'],
    ["url query 'https://h/?d=a%20b~&x=1&flag' --delete x --standard", 'https://h/?d=a+b%7E&flag='],
    ["url query 'https://h/?utm_id=1&b=2&a=3' --delete-pattern 'utm_*' --sort", 'https://h/?a=3&b=2'],
    ["url query 'https://h/?a=1;b=2' --separator ';' --set a=3", 'https://h/?a=3;b=2'],
    ["url query 'https://h/?a=1' --has b", 'false', 1],
  ],
  run: async (session, given) => {
    const reads = given.options.some(({ name }) => ['get', 'get-all', 'has'].includes(name));
    if (!reads && !given.has('json')) return answer(session, given, await changeReader(given, readChanges(given)));
    return answer(session, given, queryReader(session, given, reads));
  },
};

type Pair = readonly [name: string, value: string];

/** The result of an option that reads: the values, or whether there is such a pair. */
type Found = readonly string[] | boolean;

interface QueriedURL {
  readonly url: FoundURL;
  readonly href: string;
  readonly pairs: readonly Pair[];
  /** What each option found that reads. */
  readonly found: readonly { readonly option: string; readonly value: Found }[];
}

function queryReader(session: Session, given: Given, reads: boolean): Reader<QueriedURL> {
  const input = readURLInput(given);
  const { end } = answerOptions(given);
  const shown = (value: string): string => session.shown(end === '\0' ? value : onOneLine(value));
  const linesOf = ({ found }: QueriedURL): string[] =>
    found.flatMap(({ value }) => [value].flat().map(String)).map(shown);
  return {
    noun: 'URL',
    read: queryingSteps(given, input),
    explain: (text) => urlFailure(text, input.base),
    note: ({ url }, text, isArgument) => noteOn(url, text, isArgument, input),
    complain: ({ found }) => (found.some(({ value }) => value === false || [value].flat().length === 0) ? '' : null),
    describe: (queried) => linesOf(queried).reduce((lines, line) => `${lines}${line}\n`, ''),
    line: (queried) => linesOf(queried).join(end),
    json: ({ href, pairs, found }) => {
      const values = found.map(({ option, value }) => (option === 'get' ? ([value].flat()[0] ?? null) : value));
      return { href, pairs, ...(reads ? { found: values } : {}) };
    },
  };
}

/** Changes and reads a query in the order of the options. */
function queryingSteps(given: Given, input: URLInput): (text: string) => QueriedURL | null {
  const settings = readQuerySettings(given);
  const steps = given.options.map((option) => ({ option, find: finder(option), change: changeOf(option, settings) }));
  const pairsOf = ({ url }: ChangedURL): Pair[] =>
    piecesOf(url.query ?? '', settings.separator).map(({ rawName, rawValue }) => [
      decodeFormPart(rawName),
      decodeFormPart(rawValue),
    ]);
  return (text) => {
    const url = findURL(text, input);
    if (url === null) return null;
    const found: QueriedURL['found'][number][] = [];
    let changed = changedURLs(url, [], input.keepsPort)[0]!;
    for (const { option, find, change } of steps) {
      if (find !== null) found.push({ option: option.name, value: find(pairsOf(changed)) });
      else if (change !== null) changed = change(changed)[0]!;
    }
    return { url, href: serializeURL(changed.url), pairs: pairsOf(changed), found };
  };
}

function finder({ name, value }: GivenOption): ((pairs: readonly Pair[]) => Found) | null {
  if (name !== 'get' && name !== 'get-all' && name !== 'has') return null;
  const [wanted, wantedValue] = name === 'has' ? nameAndValue(value) : [value];
  return (pairs) => {
    const matching = pairs.filter((pair) => pair[0] === wanted && (wantedValue ?? pair[1]) === pair[1]);
    return name === 'has'
      ? matching.length > 0
      : matching.slice(0, name === 'get' ? 1 : matching.length).map((pair) => pair[1]);
  };
}
