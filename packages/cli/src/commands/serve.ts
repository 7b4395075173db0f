import { classifyAddress } from '@url/address';
import { quote } from '@url/infra/internal';
import { Arguments, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { fieldOf } from '../format.js';
import type { FormatSettings } from '../format-parts.js';
import { readStreams } from '../inputs.js';
import { formatOptions, only, queryFormatOptions } from '../options.js';
import { type CellGetter, type Column, rowFormats } from '../row-formats.js';
import { suggestion } from '../suggestions.js';
import { findURL, readURLInput, shownPort, urlFailure } from '../url-input.js';
import { readSettings } from '../url-output.js';

export const serve: Command = {
  name: 'serve',
  summary: 'compute columns for a database that keeps the command running',
  usage: '<column...>',
  arguments: 'the columns: parts as in "url get" ("href", "host", "site", "query:name"), isValid, error, addressClass',
  description: `
    Reads rows with one URL each from standard input, and writes a row with the columns for each, in the same order. It writes the
    rows of every block as soon as it has read them, and continues until standard input ends. If a row does not parse, its columns are
    NULL; "isValid" is then false, and "error" says why. The exit status is 0 whatever the rows are.

    In RowBinary the type of "isValid" is Bool, of "port" Nullable(UInt16), and of all other columns Nullable(String). TabSeparated
    reads and writes the escapes of ClickHouse. LineAsString reads lines without escapes, and writes TabSeparated. JSONEachRow reads
    the first string of each object, or the member that --field names.`,
  options: {
    '-F, --format <TabSeparated|RowBinary|JSONEachRow|LineAsString>':
      'the format of the rows, by its name in ClickHouse (TabSeparated)',
    '--chunk-header': 'read the number of rows before each block, as send_chunk_header of ClickHouse writes it',
    '--field <name>': 'with JSONEachRow, the member that contains the URL',
    '--guess-scheme <scheme>': 'read an input without a scheme with this scheme, as "url parse" does',
    ...only(formatOptions, 'decoded', 'join', 'default-port', 'keep-port'),
    ...only(queryFormatOptions, 'separator'),
  },
  statuses: { 1: 'never' },
  examples: [
    [
      "printf 'HTTP://EXAMPLE.com/?id=1\\n/a\\n' | url serve href query:id isValid",
      'http://example.com/?id=1\t1\ttrue\n\\N\t\\N\tfalse',
    ],
    [
      `printf '{"u":"http://[::1]:80"}' | url serve --format JSONEachRow host addressClass`,
      '{"host":"[::1]","addressClass":"loopback"}',
    ],
  ],
  run: async (session, args) => {
    const names = args.inputs.map(({ text }) => text);
    if (names.length === 0) throw new UsageError(`name the columns: url serve href host "query:id" isValid`);
    const name = args.value('format') ?? 'TabSeparated';
    if (name === 'RowBinary' && session.isOnTerminal) throw new UsageError('a terminal cannot show RowBinary');
    if (name !== 'JSONEachRow' && args.has('field'))
      throw new UsageError(`option '--field' needs '--format JSONEachRow'`);
    const settings = await readSettings(args, names.join(' '));
    const columns = names.map((column) => columnNamed(column, settings));
    const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) < index);
    if (twice !== undefined && name === 'JSONEachRow')
      throw new UsageError(
        `the column ${quote(twice.name)} is named twice, and each member of an object has its own name`,
      );
    const input = readURLInput(args);
    const { read, write, encoding } = rowFormats(args.value('field'))[name]!;
    const rowOf = (text: string | null): string => {
      try {
        const url = text === null ? null : findURL(text, input);
        if (url === null) failed++;
        const cells = columns.map(({ cellOf }) => cellOf(url, text, input));
        return write(cells, columns);
      } catch (error) {
        // The result of a URL can be too long for a string, although the URL is not.
        if (error instanceof RangeError && text !== null) return rowOf(null);
        throw error;
      }
    };
    let count = 0;
    let failed = 0;
    const [stdin] = readStreams(session, new Arguments([], []), 'row');
    for await (const rows of read(stdin!, args.has('chunk-header'))) {
      const output = rows.map(rowOf).join('');
      await session.stdout.write(Buffer.from(session.shown(output), encoding));
      count += rows.length;
      await session.progress.show(count, failed);
    }
    await session.progress.clear();
  },
};

const ownColumns: Readonly<Record<string, CellGetter>> = {
  isValid: (url) => url !== null,
  error: (url, text, input) => {
    if (text === null) return 'the row is not one text, or it is too long';
    return url === null ? urlFailure(text, input).error : null;
  },
  // "loopback", "private use", "public"; null for a domain.
  addressClass: (url) => {
    const host = url?.record.host ?? null;
    return typeof host === 'string' || host === null ? null : (classifyAddress(host)?.name ?? null);
  },
};

/**
 * Reads the name of a column: a part of a format ("host", "query:utm_source", also written "query('utm_source')"), or a name of its
 * own. Throws a `UsageError` for an unknown name.
 */
export function columnNamed(written: string, settings: FormatSettings): Column {
  const name = written.replace(/^([\w-]+)\((['"])(.*)\2\)$/, '$1:$3');
  if (Object.hasOwn(ownColumns, name)) return { name, cellOf: ownColumns[name]! };
  if (name === 'port') return { name, cellOf: (url) => url && shownPort(url, settings.hasDefaultPort) };
  const rest = suggestion(name, Object.keys(ownColumns));
  if (rest !== '') throw new UsageError(`there is no column "${name}"${rest}`);
  const { get, complain } = fieldOf(name, settings);
  return {
    name,
    cellOf: (url) => {
      const value = url && complain(url) === null ? get(url) : null;
      return value === null || typeof value === 'string' ? value : value.join(settings.join);
    },
  };
}
