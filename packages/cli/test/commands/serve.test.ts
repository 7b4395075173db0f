import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../bundle.js';
import { binary, nullable, piecesOf, served } from '../row-bytes.js';
import { Collector, input, url, urlWithInput } from '../streams.js';

describe('columns', () => {
  test('the port is the one that --keep-port or --default-port shows', async () => {
    const lines = 'https://h:443/\nhttp://h/\n';
    const kept = await urlWithInput(lines, 'serve', 'port', 'href', '--keep-port');
    expect(kept.stdout).toBe('443\thttps://h:443/\n\\N\thttp://h/\n');
    const all = await urlWithInput(lines, 'serve', 'port', 'href', '--default-port');
    expect(all.stdout).toBe('443\thttps://h:443/\n80\thttp://h:80/\n');
  });

  test.each([
    ['href', 'HTTP://EXAMPLE.com/../a b', 'http://example.com/a%20b'],
    ['host scheme path', 'https://h:8/a?b', 'h\thttps\t/a'],
    ['site suffix', 'http://a.b.example.co.uk/', 'example.co.uk\tco.uk'],
    ['query:a query("a") query(\'a\')', 'http://h/?a=1+2', '1 2\t1 2\t1 2'],
    ['queries:names', 'http://h/?a=1&b=2', 'a b'],
    ['port', 'http://h:81/', '81'],
    ['port', 'http://h:80/', '\\N'],
    ['addressClass', 'http://127.1/', 'loopback'],
    ['addressClass', 'http://[::ffff:10.0.0.1]/', 'private use'],
    ['addressClass', 'http://8.8.8.8/', 'public'],
    ['addressClass', 'http://localhost/', '\\N'],
    ['isValid error', 'http://h/', 'true\t\\N'],
    ['isValid href port', 'http://a b/', 'false\t\\N\t\\N'],
    ['query:a', 'http://h/?a=%09%0A%5C%00', '\\t\\n\\\\\\0'],
  ])('%s of %s', async (columns, text, row) => {
    const args = columns.split(' ');
    const { stdout, status } = await urlWithInput(`${text}\n`, 'serve', '--format', 'LineAsString', ...args);
    expect([stdout, status]).toEqual([`${row}\n`, 0]);
  });

  test('error says why', async () => {
    const { stdout } = await urlWithInput('/a\n', 'serve', 'error');
    expect(stdout).toMatch(/^there is no scheme, .* at 0 \(missing-scheme-non-relative-URL\)\n$/);
  });

  test.each([
    [[], 'name the columns'],
    [['hots'], 'there is no part "hots". Did you mean "host"?'],
    [['is_valid'], 'there is no column "is_valid". Did you mean "isValid"?'],
    [['href', '--format', 'CSV'], "option '--format' accepts TabSeparated"],
    [['-F', 'JSONEachRow', 'query:a', "query('a')"], 'the column "query:a" is named twice'],
  ])('%j is wrong usage', async (args, message) => {
    const { stderr, status } = await url(['serve', ...args]);
    expect(stderr.startsWith(`error: ${message}`)).toBe(true);
    expect(status).toBe(2);
  });
});

describe('formats', () => {
  test('TabSeparated has escapes and NULL', async () => {
    const { stdout } = await urlWithInput("http://h/\\\\a\\tb\n\\N\nx:\\'\n", 'serve', 'href', 'isValid');
    expect(stdout).toBe("http://h//ab\ttrue\n\\N\tfalse\nx:'\ttrue\n");
  });

  test('JSONEachRow reads a member, and continues after what is not an object', async () => {
    const lines = '{"id":1,"u":"http://a"}\nno\n[]\n{"id":2}\n{"u":"x:b","v":"x:c"}\n';
    const args = ['serve', '-F', 'JSONEachRow', 'href', 'isValid', 'port'];
    const { stdout, status } = await urlWithInput(lines, ...args);
    const bad = '{"href":null,"isValid":false,"port":null}\n';
    expect(stdout).toBe(
      `{"href":"http://a/","isValid":true,"port":null}\n${bad.repeat(3)}{"href":"x:b","isValid":true,"port":null}\n`,
    );
    expect(status).toBe(0);
    expect((await urlWithInput(lines, ...args, '--field', 'v')).stdout.split('\n')[4]).toContain('"x:c"');
  });

  test('RowBinary has lengths, and a byte before what may be NULL', async () => {
    const long = `x:${'a'.repeat(20_000)}`;
    const rows = ['http://a:258/', '', 'x:é', long, 'x:a\0\nb'];
    const { bytes, status } = await served(rows.map(binary), '--format', 'RowBinary', 'href', 'port', 'isValid');
    const expected = [
      [nullable('http://a:258/'), Buffer.from([0, 2, 1]), Buffer.from([1])],
      [nullable(null), nullable(null), Buffer.from([0])],
      [nullable('x:%C3%A9'), nullable(null), Buffer.from([1])],
      [nullable(long), nullable(null), Buffer.from([1])],
      [nullable('x:a%00b'), nullable(null), Buffer.from([1])],
    ];
    expect(bytes.equals(Buffer.concat(expected.flat()))).toBe(true);
    expect(status).toBe(0);
  });

  test('RowBinary writes decoded values in UTF-8, and reads invalid UTF-8 as U+FFFD', async () => {
    const rows = [binary('x:?a=%C3%A9'), binary(Buffer.from([0x78, 0x3a, 0x3f, 0x61, 0x3d, 0xff]))];
    const { bytes } = await served(rows, '--format', 'RowBinary', 'query:a');
    expect(bytes.equals(Buffer.concat([nullable('é'), nullable('\ufffd')]))).toBe(true);
  });

  test('the same bytes in any pieces have the same rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        async (texts, size, isCounted) => {
          const blocks = texts.map((text, index) =>
            isCounted ? [Buffer.from(index % 2 === 0 ? '2\n' : ''), binary(text)] : [binary(text)],
          );
          if (isCounted && texts.length % 2 === 1) blocks.push([binary('')]);
          const all = Buffer.concat(blocks.flat());
          const pieces = piecesOf(all, size);
          const args = ['--format', 'RowBinary', 'href', ...(isCounted ? ['--chunk-header'] : [])];
          const { bytes, status } = await served(pieces, ...args);
          expect(status).toBe(0);
          expect(bytes.equals((await served([all], ...args)).bytes)).toBe(true);
          const separate = await Promise.all(
            texts.map((text) => served([binary(text)], '--format', 'RowBinary', 'href')),
          );
          const expected = Buffer.concat(separate.map((row) => row.bytes));
          expect(bytes.subarray(0, expected.length).equals(expected)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('--chunk-header reads the number of rows before each block', async () => {
    const { stdout } = await urlWithInput('2\nx:1\nx:2\n0\n1\nx:3\n', 'serve', '--chunk-header', 'href');
    expect(stdout).toBe('x:1\nx:2\nx:3\n');
  });

  test.each([
    [
      'TabSeparated',
      Buffer.from('x:1\n'),
      'expected the number of rows before a block, not "x:1": give --chunk-header only with send_chunk_header',
    ],
    [
      'RowBinary',
      Buffer.from([3, 0x78, 0x0a]),
      'expected the number of rows before a block, not "\\u0003x": give --chunk-header only with send_chunk_header',
    ],
    [
      'RowBinary',
      Buffer.from('9'.repeat(16)),
      'expected the number of rows before a block, not "9999999999999999": give --chunk-header only with send_chunk_header',
    ],
    [
      'RowBinary',
      Buffer.from([0x31, 0x0a, ...Array.from({ length: 10 }, () => 0x80)]),
      'the length of a row has more than 9 bytes: standard input does not have these rows in RowBinary',
    ],
    ['TabSeparated', Buffer.from('2\nx:1\n'), 'standard input ends within a row or a block'],
    ['RowBinary', Buffer.from([0x31, 0x0a, 5, 0x78]), 'standard input ends within a row or a block'],
  ])('%s with a broken block is an error', async (format, bytes, message) => {
    const { stderr, status } = await url(['serve', '--chunk-header', '-F', format, 'href'], { stdin: input([bytes]) });
    expect([stderr, status]).toEqual([`error: ${message}\n`, 2]);
  });

  test('a terminal shows control characters as escapes, and no RowBinary', async () => {
    const stdout = new Collector(true);
    await url(['serve', 'query:a'], { stdin: input('x:?a=%1b\n'), stdout });
    expect(stdout.text).toBe('\\u001b\n');
    expect((await url(['serve', '-F', 'RowBinary', 'href'], { stdout: new Collector(true) })).status).toBe(2);
  });
});

describe('as a process', () => {
  let file: string;
  let dispose: () => void;
  beforeAll(async () => {
    ({ file, dispose } = await bundle());
  });
  afterAll(() => dispose());

  test('answers a block before the next one is there, and never exits on a bad row', async () => {
    const child = spawn(process.execPath, [file, 'serve', 'href', '--chunk-header'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const blocks = ['1\nx:1\n', '2\nno\nhttp://[\n', '1\nx:2\n'];
    const answers: string[] = [];
    child.stdin.write(blocks[0]!);
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      answers.push(chunk);
      if (answers.length === blocks.length) child.stdin.end();
      else child.stdin.write(blocks[answers.length]!);
    }
    expect(answers).toEqual(['x:1\n', '\\N\n\\N\n', 'x:2\n']);
    expect(await ended).toEqual([0, null]);
  });

  test('waits for a reader that does not read', async () => {
    const child = spawn(process.execPath, [file, 'serve', 'href'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const block = 'https://example.org/a/../b\n'.repeat(40_000);
    let accepted = 0;
    child.stdin.on('error', () => {});
    const write = (): void => {
      child.stdin.write(block, () => {
        if (++accepted < 50) write();
      });
    };
    write();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // Two pipes, and one chunk in the process: less than two blocks of a megabyte.
    expect(accepted).toBeLessThan(2);
    child.kill();
  });

  test('a killed process has written a prefix of the rows, in order', async () => {
    const child = spawn(process.execPath, [file, 'serve', 'href'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    child.stdin.on('error', () => {});
    const rows = Array.from({ length: 200_000 }, (_, at) => `x:${at}\n`).join('');
    child.stdin.write(rows);
    let text = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      text += chunk;
      if (text.length > 100_000) child.kill('SIGKILL');
    }
    expect(text.length).toBeGreaterThan(100_000);
    expect(rows.startsWith(text)).toBe(true);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test.each([
    ['RowBinary', 100],
    ['LineAsString', 100],
    ['RowBinary', 200],
    ['LineAsString', 200],
  ])('%s: a row of %d MB is a row or NULL, and the next one follows', (format, megabytes) => {
    const row = Buffer.alloc(megabytes * 2 ** 20, 97);
    row.write('x:');
    const rows = format === 'RowBinary' ? [binary(row), binary('x:y')] : [row, Buffer.from('\nx:y\n')];
    const { stdout, status } = spawnSync(process.execPath, [file, 'serve', '-F', format, 'href', 'isValid'], {
      input: Buffer.concat(rows),
      maxBuffer: 2 ** 30,
    });
    const isKept = megabytes <= 128;
    const last =
      format === 'RowBinary' ? Buffer.concat([nullable('x:y'), Buffer.from([1])]) : Buffer.from('x:y\ttrue\n');
    expect(status).toBe(0);
    expect(stdout.length > row.length).toBe(isKept);
    expect(stdout.subarray(-last.length).equals(last)).toBe(true);
  });

  test('memory does not grow with the rows', () => {
    const row = binary('https://example.org/a/../b?q=é');
    const input = Buffer.concat(Array.from({ length: 600_000 }, () => row));
    const limits = ['--max-old-space-size=24', '--max-semi-space-size=1'];
    const args = [...limits, file, 'serve', '-F', 'RowBinary', 'href', 'host'];
    const { status, stdout } = spawnSync(process.execPath, args, { input, maxBuffer: 2 ** 28 });
    const answer = Buffer.concat([nullable('https://example.org/b?q=%C3%A9'), nullable('example.org')]);
    expect(status).toBe(0);
    expect(stdout.length).toBe(600_000 * answer.length);
  });
});
