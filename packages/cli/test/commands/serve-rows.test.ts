import { describe, expect, test } from 'vitest';
import { urlWithInput } from '../streams.js';

describe('rows of url serve', () => {
  test('a row of two texts is not a URL', async () => {
    const { stdout } = await urlWithInput('http://h/\tb\nhttp://i/\n', 'serve', 'href', 'error');
    expect(stdout).toBe('\\N\tthe row is not one text, or it is too long\nhttp://i/\t\\N\n');
    expect((await urlWithInput('http://h/\tb\n', 'serve', '-F', 'LineAsString', 'href')).stdout).toBe('http://h/b\n');
  });

  test.each(['TabSeparated', 'LineAsString'])(
    '%s: equal rows have equal results wherever they stand',
    async (format) => {
      const { stdout } = await urlWithInput(
        '\ufeffhttp://a/\n\ufeffhttp://a/\n',
        'serve',
        '-F',
        format,
        'href',
        'isValid',
      );
      const [first, second] = stdout.trimEnd().split('\n');
      expect([first, second]).toEqual(['\\N\tfalse', '\\N\tfalse']);
    },
  );

  test('a carriage return before a line feed is part of a row', async () => {
    const { stdout } = await urlWithInput('a\r\n', 'serve', '-F', 'LineAsString', 'error');
    expect(stdout).toBe('there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)\n');
    const { stdout: hosts } = await urlWithInput('foo://h\r\n', 'serve', '-F', 'LineAsString', 'href');
    expect(hosts).toBe('foo://h\n');
  });

  test('a part that is not UTF-8 is NULL after "strict:"', async () => {
    const { stdout } = await urlWithInput('http://h/%FF\nhttp://h/%C3%A9\n', 'serve', 'strict:path', 'decoded:path');
    expect(stdout).toBe('\\N\t/\ufffd\n/é\t/é\n');
  });

  test.each([
    ['TabSeparated', '1\nx:1\n0\n1\nx:2\nx\n', 'x:1\nx:2\n'],
    ['RowBinary', '1\n\x03x:1x\n', '\0\x03x:1'],
  ])('%s: the rows before a broken block are written', async (format, text, rows) => {
    const { stdout, status } = await urlWithInput(text, 'serve', '--chunk-header', '-F', format, 'href');
    expect([stdout, status]).toEqual([rows, 2]);
  });
});
