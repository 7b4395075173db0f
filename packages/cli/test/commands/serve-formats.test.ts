import {
  Binary,
  Bool,
  Dictionary,
  Int32,
  LargeUtf8,
  RecordBatchStreamWriter,
  Table,
  tableFromIPC,
  tableToIPC,
  Uint16,
  Utf8,
  vectorFromArray,
} from 'apache-arrow';
import { describe, expect, test } from 'vitest';
import { binary, nullable, piecesOf, served } from '../row-bytes.js';
import { Collector, input, url, urlWithInput } from '../streams.js';

const invalid = Buffer.from([0x78, 0x3a, 0x3f, 0xff]);

describe('RowBinary', () => {
  test('--nullable reads a byte before each text', async () => {
    const rows = [nullable('http://h/'), nullable(null), nullable(''), nullable(invalid), nullable('x:1')];
    const args = ['-F', 'RowBinary', '--nullable', 'href', 'isValid'];
    const { bytes, status } = await served(rows, ...args);
    const [yes, no] = [Buffer.from([1]), Buffer.from([0])];
    const expected = [
      [nullable('http://h/'), yes],
      [nullable(null), no],
      [nullable(null), no],
      [nullable('x:?%EF%BF%BD'), yes],
      [nullable('x:1'), yes],
    ];
    expect(status).toBe(0);
    expect(bytes.equals(Buffer.concat(expected.flat()))).toBe(true);
    for (const size of [1, 2, 3, 7]) {
      expect((await served(piecesOf(Buffer.concat(rows), size), ...args)).bytes.equals(bytes)).toBe(true);
    }
  });

  test('error tells NULL from a row that is not one text', async () => {
    const { bytes } = await served([nullable(null)], '-F', 'RowBinary', '--nullable', 'error');
    expect(bytes.equals(nullable('the URL is NULL'))).toBe(true);
    expect((await urlWithInput('\\N\na\tb\n', 'serve', 'error')).stdout).toBe(
      'the URL is NULL\nthe row is not one text, or it is too long\n',
    );
    const json = await urlWithInput('{"u":null}\n{"u":1}\n', 'serve', '-F', 'JSONEachRow', '--field', 'u', 'error');
    expect(json.stdout).toBe('{"error":"the URL is NULL"}\n{"error":"the row is not one text, or it is too long"}\n');
  });

  test('--column-in-row reads the name of a column before each URL, and writes texts', async () => {
    const rows = [
      ['host', 'http://EXAMPLE.com/'],
      ['isValid', 'http://a b/'],
      ['port', 'http://h:81/'],
      ['query:é', 'x:?%C3%A9=1'],
      ['site', 'http://a.example.co.uk/'],
      ['host', null],
      ['parts', 'http://[::1]:80/a?b'],
    ] as const;
    const answers = [
      'example.com',
      'false',
      '81',
      '1',
      'example.co.uk',
      null,
      '{"scheme":"http","host":"[::1]","port":null,"path":"/a","query":"b","fragment":null}',
    ];
    const all = Buffer.concat(rows.flatMap(([column, text]) => [binary(column), nullable(text)]));
    for (const size of [1, 5, 1000]) {
      const { bytes, status } = await served(piecesOf(all, size), '-F', 'RowBinary', '--nullable', '--column-in-row');
      expect(status).toBe(0);
      expect(bytes.equals(Buffer.concat(answers.map(nullable)))).toBe(true);
    }
  });

  test('--column-in-row keeps a thousand columns, and finds more', async () => {
    const names = Array.from({ length: 1500 }, (_, at) => `query:${at}`);
    const rows = [...names, ...names].map((name) =>
      Buffer.concat([binary(name), binary(`x:?${name.slice(6)}=${name}`)]),
    );
    const { bytes } = await served(rows, '-F', 'RowBinary', '--column-in-row');
    expect(bytes.equals(Buffer.concat([...names, ...names].map(nullable)))).toBe(true);
  });

  test.each([
    [
      ['--column-in-row'],
      Buffer.concat([binary('hots'), binary('x:')]),
      'there is no part "hots". Did you mean "host"?',
    ],
    [['--nullable', 'host'], Buffer.from([2, 3]), 'expected 0 or 1 before a Nullable(String), not 2'],
    [['--column-in-row'], Buffer.from([0xff, 0xff, 0x7f]), 'the name of a column has more than 65536 bytes'],
    [['--nullable', 'host'], Buffer.from([0, 3, 65]), 'standard input ends within a row or a block'],
    [['--column-in-row'], Buffer.from([0x80]), 'standard input ends within a row or a block'],
  ])('%j with wrong rows is an error', async (args, bytes, message) => {
    const { stderr, status } = await served([bytes], '-F', 'RowBinary', ...args);
    expect(stderr).toContain(`error: ${message}`);
    expect(status).toBe(2);
  });
});

describe('TabSeparated', () => {
  test('--keep-fields writes the first fields as they are', async () => {
    const lines = '1\\\\\ta\thttp://EXAMPLE.com/\\v\n\\N\tb\t\\N\n3\tc\tno\n4\td\tx:1\te\n';
    const { stdout, status } = await urlWithInput(lines, 'serve', '--keep-fields', '2', 'host', 'isValid');
    expect([stdout, status]).toEqual([
      '1\\\\\ta\texample.com\ttrue\n\\N\tb\t\\N\tfalse\n3\tc\t\\N\tfalse\n4\td\t\\N\tfalse\n',
      0,
    ]);
    expect((await urlWithInput('x:a\\vb\n', 'serve', 'href')).stdout).toBe('x:a%0Bb\n');
  });

  test.each([
    ['1\tx:1\n2\n', 'a row is too long, or has fewer than 2 fields', '1\tx:1\n'],
    ['1\tx:1\n\ufffd\tx:2\n', 'a field that --keep-fields keeps is not UTF-8', '1\tx:1\n'],
  ])('%j is an error after the rows before it', async (lines, message, rows) => {
    const { stdout, stderr, status } = await urlWithInput(lines, 'serve', '--keep-fields', '1', 'href');
    expect([stdout, stderr, status]).toEqual([rows, `error: ${message}\n`, 2]);
  });
});

test.each([
  [['host', '--nullable'], "option '--nullable' needs '--format RowBinary'"],
  [['--column-in-row'], "option '--column-in-row' needs '--format RowBinary'"],
  [['host', '-F', 'RowBinary', '--column-in-row'], "option '--column-in-row' cannot be used with the names of columns"],
  [['host', '-F', 'RowBinary', '--keep-fields', '1'], "option '--keep-fields' needs '--format TabSeparated'"],
  [['host', '--keep-fields', '0'], 'option \'--keep-fields\' needs a number from 1 to 99, not "0"'],
  [['host', '--keep-fields', '1', '--chunk-header'], "option '--chunk-header' cannot be used with '--keep-fields'"],
  [
    ['host', '-F', 'ArrowStream', '--chunk-header'],
    "option '--chunk-header' cannot be used with '--format ArrowStream'",
  ],
  [['host', 'host', '-F', 'ArrowStream'], 'the column "host" is named twice'],
])('%j is wrong usage', async (args, message) => {
  const { stderr, status } = await url(['serve', ...args]);
  expect(stderr.startsWith(`error: ${message}`)).toBe(true);
  expect(status).toBe(2);
});

describe('ArrowStream', () => {
  const texts = ['http://EXAMPLE.com:81/é', null, 'no', '', '\ufeffhttp://a/', 'x:?a=%C3%A9'];
  const args = ['-F', 'ArrowStream', 'host', 'port', 'isValid', 'query:a'];
  const answers = [
    { host: 'example.com', port: 81, isValid: true, 'query:a': null },
    ...[null, 'no', '', 'bom'].map(() => ({ host: null, port: null, isValid: false, 'query:a': null })),
    { host: null, port: null, isValid: true, 'query:a': 'é' },
  ];

  test.each([
    ['Utf8', new Utf8(), texts],
    ['LargeUtf8', new LargeUtf8(), texts],
    ['Binary', new Binary(), texts.map((text) => (text === null ? null : Buffer.from(text)))],
  ])('reads %s, and writes types', async (_, type, values) => {
    const table = new Table({ url: vectorFromArray(values as never, type as Utf8) });
    const stream = tableToIPC(table, 'stream');
    for (const size of [1, 100, stream.length]) {
      const { bytes, status } = await served(piecesOf(stream, size), ...args);
      const result = tableFromIPC(bytes);
      expect(status).toBe(0);
      expect(result.schema.fields.map((field) => field.type)).toEqual([
        new Utf8(),
        new Uint16(),
        new Bool(),
        new Utf8(),
      ]);
      expect(result.toArray().map((row) => row.toJSON())).toEqual(answers);
    }
  });

  test('answers each batch, with invalid UTF-8 as U+FFFD, and grows', async () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      at % 3 === 0 ? null : Buffer.from([0x78, 0x3a, 0x3f, 0xff, at & 127]),
    );
    const writer = new RecordBatchStreamWriter();
    for (const values of [many, [], many.slice(0, 7)]) {
      writer.write(new Table({ url: vectorFromArray(values, new Binary()) }).batches[0]!);
    }
    writer.close();
    const { bytes } = await served(piecesOf(writer.toUint8Array(true), 1000), '-F', 'ArrowStream', 'query', 'error');
    const rows = tableFromIPC(bytes)
      .toArray()
      .map((row) => row.toJSON());
    expect(rows.length).toBe(5007);
    expect(rows.filter(({ error }) => error === 'the URL is NULL').length).toBe(1670);
    const expected = many.map((value) => (value === null ? null : value.toString('utf8').slice(3)));
    const hrefs = expected.map((text) => (text === null ? null : new URL(`x:?${text}`).search.slice(1) || null));
    expect(rows.slice(0, 5000).map(({ query }) => query)).toEqual(hrefs);
    expect(rows.slice(5000).map(({ query }) => query)).toEqual(hrefs.slice(0, 7));
  });

  test('no batch, and no input at all', async () => {
    const writer = new RecordBatchStreamWriter();
    writer.write(new Table({ url: vectorFromArray(['x:'], new Utf8()) }).batches[0]!);
    writer.close();
    const { bytes, status } = await served([], ...args);
    expect([tableFromIPC(bytes).numRows, tableFromIPC(bytes).schema.fields.length, status]).toEqual([0, 4, 0]);
  });

  test.each([
    ['text', Buffer.from('http://example.com/'), 'it is not a stream in Arrow IPC format'],
    ['a cut stream', tableToIPC(new Table({ u: vectorFromArray(['x:'], new Utf8()) })).subarray(0, 150), 'ends within'],
    [
      'two columns',
      tableToIPC(new Table({ u: vectorFromArray(['x:'], new Utf8()), v: vectorFromArray(['x:'], new Utf8()) })),
      'expected one column, not 2',
    ],
    [
      'numbers',
      tableToIPC(new Table({ u: vectorFromArray([1], new Int32()) })),
      'expected a column of texts or bytes, not Int32',
    ],
    [
      'a dictionary',
      tableToIPC(new Table({ u: vectorFromArray(['x:'], new Dictionary(new Utf8(), new Int32())) })),
      'record batches without dictionaries',
    ],
  ])('%s is an error', async (_, bytes, message) => {
    const { stderr, status } = await served([bytes], ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test('is not shown on a terminal', async () => {
    const { stderr } = await url(['serve', ...args], { stdin: input(''), stdout: new Collector(true) });
    expect(stderr).toBe('error: a terminal cannot show ArrowStream\n');
  });
});
