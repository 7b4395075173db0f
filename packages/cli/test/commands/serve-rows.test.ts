import { describe, expect, test } from 'vitest';
import { urlWithInput } from '../streams.js';

describe('rows of url serve', () => {
  test('a row of two texts is not a URL', async () => {
    const { stdout } = await urlWithInput('http://h/\tb\nhttp://i/\n', 'serve', 'href', 'error');
    expect(stdout).toBe('\\N\tthe row is not one text, or it is too long\nhttp://i/\t\\N\n');
    expect((await urlWithInput('http://h/\tb\n', 'serve', '-F', 'LineAsString', 'href')).stdout).toBe('http://h/b\n');
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
