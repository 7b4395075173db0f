import { quote } from '@url/infra/internal';
import { Arguments, UsageError } from '../arguments.js';
import type { Command } from '../command.js';
import { readStreams } from '../inputs.js';
import { formatOptions, only, queryFormatOptions } from '../options.js';
import { columnFinder, columnNamed } from '../rows/columns.js';
import { rowFormatNamed } from '../rows/formats.js';
import { addRows } from '../rows/row-answers.js';
import type { Column, RowSettings } from '../rows/row-format.js';
import type { Session } from '../session.js';
import { readURLInput } from '../url-input.js';
import { readSettings } from '../url-output.js';

export const serve: Command = {
  name: 'serve',
  summary: 'compute columns for a database that keeps the command running',
  usage: '<column...>',
  arguments:
    'the columns: parts as in "url get" ("href", "host", "site", "query:name"), isValid, error, addressClass, parts (JSON)',
  description: `
    Reads rows with one URL each from standard input, and writes a row with the columns for each, in the same order. It writes the
    rows of every block as soon as it has read them, and continues until standard input ends. If a row does not parse, its columns are
    NULL; "isValid" is then false, and "error" says why. The exit status is 0 whatever the rows are.

    In RowBinary and ArrowStream the type of "isValid" is Bool, of "port" Nullable(UInt16), and of all other columns Nullable(String).
    TabSeparated reads and writes the escapes of ClickHouse and of COPY in PostgreSQL. LineAsString reads lines without escapes, and
    writes TabSeparated. JSONEachRow reads the first string of each object, or the member that --field names. ArrowStream reads record
    batches with one column of texts or bytes, and answers each with a record batch.`,
  options: {
    '-F, --format <TabSeparated|RowBinary|JSONEachRow|LineAsString|ArrowStream>':
      'the format of the rows, by its name in ClickHouse (TabSeparated)',
    '--chunk-header': 'read the number of rows before each block, as send_chunk_header of ClickHouse writes it',
    '--field <name>': 'with JSONEachRow, the member that contains the URL',
    '--nullable': 'with RowBinary, read each URL as a Nullable(String)',
    '--column-in-row':
      'with RowBinary, read the name of a column before each URL; every value is then a Nullable(String)',
    '--keep-fields <number>':
      'with TabSeparated, write the first fields of each row, such as its key, before its columns',
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
    ["printf '7\\thttp://EXAMPLE.com\\n' | url serve --keep-fields 1 host", '7\texample.com'],
  ],
  run: async (session, args) => {
    const names = args.inputs.map(({ text }) => text);
    const settings = readRowSettings(session, args, names);
    const input = readURLInput(args);
    const format = await rowFormatNamed(args.value('format') ?? 'TabSeparated', settings);
    // The name of a column in a row may need any of the tables.
    const formatSettings = await readSettings(args, settings.namesColumn ? 'site unicode' : names.join(' '));
    const columns = names.map((column) => columnNamed(column, formatSettings));
    checkNames(columns, args.value('format'));
    const writer = format.createWriter(columns);
    const columnsOf = settings.namesColumn ? columnFinder(formatSettings) : () => columns;
    const [stdin] = readStreams(session, new Arguments([], []), 'row');
    let [count, failed] = [0, 0];
    for await (const rows of format.read(stdin!)) {
      failed += addRows(rows, columnsOf, input, writer);
      await write(session, writer.take());
      count += rows.length;
      await session.progress.show(count, failed);
    }
    if (writer.end !== undefined) await session.stdout.write(writer.end());
    await session.progress.clear();
  },
};

/** Reads the options about rows. */
function readRowSettings(session: Session, args: Arguments, names: readonly string[]): RowSettings {
  const format = args.value('format') ?? 'TabSeparated';
  const namesColumn = args.has('column-in-row');
  if (names.length === 0 && !namesColumn)
    throw new UsageError(`name the columns: url serve href host "query:id" isValid`);
  if (names.length > 0 && namesColumn)
    throw new UsageError(`option '--column-in-row' cannot be used with the names of columns`);
  if ((format === 'RowBinary' || format === 'ArrowStream') && session.isOnTerminal)
    throw new UsageError(`a terminal cannot show ${format}`);
  checkRowOptions(args, format);
  return {
    field: args.value('field'),
    isCounted: args.has('chunk-header'),
    isNullable: args.has('nullable'),
    namesColumn,
    keptFields: Number(args.value('keep-fields') ?? 0),
  };
}

/** Throws a `UsageError` for options that the format does not have. */
function checkRowOptions(args: Arguments, format: string): void {
  for (const [option, needed] of Object.entries(formatOfOption)) {
    if (args.has(option) && format !== needed) throw new UsageError(`option '--${option}' needs '--format ${needed}'`);
  }
  const fields = args.value('keep-fields');
  if (fields !== null && !/^[1-9]\d?$/.test(fields))
    throw new UsageError(`option '--keep-fields' needs a number from 1 to 99, not ${quote(fields)}`);
  if (!args.has('chunk-header')) return;
  if (format === 'ArrowStream')
    throw new UsageError(`option '--chunk-header' cannot be used with '--format ArrowStream'`);
  if (fields !== null) throw new UsageError(`option '--chunk-header' cannot be used with '--keep-fields'`);
}

/** The format that each of these options needs. */
const formatOfOption: Readonly<Record<string, string>> = {
  field: 'JSONEachRow',
  nullable: 'RowBinary',
  'column-in-row': 'RowBinary',
  'keep-fields': 'TabSeparated',
};

function checkNames(columns: readonly Column[], format: string | null): void {
  if (format !== 'JSONEachRow' && format !== 'ArrowStream') return;
  const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) < index);
  if (twice === undefined) return;
  const reason = format === 'JSONEachRow' ? 'each member of an object' : 'each column of a table';
  throw new UsageError(`the column ${quote(twice.name)} is named twice, and ${reason} has its own name`);
}

async function write(session: Session, output: string | Uint8Array): Promise<void> {
  await session.stdout.write(typeof output === 'string' ? session.shown(output) : output);
}
