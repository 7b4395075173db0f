import { Binary, Table, tableFromIPC, tableToIPC, vectorFromArray } from 'apache-arrow';
import { describe, expect, test } from 'vitest';
import { binary, nullable, piecesOf, served } from '../row-bytes.js';

// Columns that depend on the head of a URL alone are computed from bytes. The lines of LineAsString are always parsed.

const columns = ['host', 'hostname', 'scheme', 'site', 'suffix', 'isValid', 'error', 'addressClass'];
const texts = [
  ...[
    'https://www.example.co.uk/a b?é#',
    'http://EXAMPLE.com',
    'http://h:81?',
    'http://h:99999/',
    'ftp://127.0.0.1/',
    'ws://0x7f.1',
  ],
  ...[
    'http://me@h/',
    'wss://a.github.io\\b',
    'http://[::1]/',
    'http://a b/',
    'x://h',
    'file://h/',
    'no',
    '',
    'https://xn--a.example/',
  ],
  ...['http://h/\xff', 'http://h\xff/', 'https://a.1.de:443#', 'http://h\t/', 'http://b.example./'],
].map((text) => Buffer.from(text, 'latin1'));

/** The values of columns for each text, by the parser; `null` for a value that is missing. */
async function parsed(names: readonly string[]): Promise<(string | null)[][]> {
  const lines = Buffer.concat(texts.flatMap((text) => [text, Buffer.from('\n')]));
  const { bytes } = await served([lines], '-F', 'LineAsString', ...names);
  const rows = bytes.toString().trimEnd().split('\n');
  return rows.map((row) => row.split('\t').map((value) => (value === '\\N' ? null : value.replace(/\\\\/g, '\\'))));
}

describe('columns of the head equal the parser’s', () => {
  test.each([[['host']], [columns], [['scheme', 'isValid']], [['host', 'href']]])('RowBinary, %j', async (names) => {
    const expected = (await parsed(names)).flatMap((row) =>
      row.map((value, at) => (names[at] === 'isValid' ? Buffer.from([Number(value === 'true')]) : nullable(value))),
    );
    for (const size of [3, 1000]) {
      const { bytes } = await served(piecesOf(Buffer.concat(texts.map(binary)), size), '-F', 'RowBinary', ...names);
      expect(bytes.equals(Buffer.concat(expected))).toBe(true);
    }
  });

  test('--column-in-row', async () => {
    const rows = texts.flatMap((text) => columns.flatMap((column) => [binary(column), nullable(text)]));
    const { bytes } = await served(rows, '-F', 'RowBinary', '--nullable', '--column-in-row');
    expect(bytes.equals(Buffer.concat((await parsed(columns)).flat().map(nullable)))).toBe(true);
  });

  test('ArrowStream, with --guess-scheme', async () => {
    const stream = tableToIPC(new Table({ url: vectorFromArray(texts, new Binary()) }), 'stream');
    const { bytes } = await served([stream], '-F', 'ArrowStream', ...columns);
    const rows = tableFromIPC(bytes)
      .toArray()
      .map((row) => Object.values(row.toJSON() as object));
    const shown = rows.map((row) => row.map((value) => (value === null ? null : `${value}`)));
    expect(shown).toEqual(await parsed(columns));
    const guessed = await served([stream], '-F', 'ArrowStream', '--guess-scheme', 'http', 'host', 'isValid');
    const lines = await served([stream], '-F', 'ArrowStream', '--guess-scheme', 'http', 'host', 'isValid', 'path');
    const hosts = (bytes: Buffer) =>
      tableFromIPC(bytes)
        .toArray()
        .map(({ host, isValid }) => [host, isValid]);
    expect(hosts(guessed.bytes)).toEqual(hosts(lines.bytes));
  });
});
