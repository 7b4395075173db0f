import { describe, expect, test } from 'vitest';
import { urlWithInput } from '../streams.js';

const answerTo = (input: string, ...options: string[]) => urlWithInput(input, 'links', ...options);

describe('url links', () => {
  test('writes the URL of each link of a stream', async () => {
    expect(await answerTo('a.com, b\n\n(http://b/c) me@d.org\n')).toEqual({
      stdout: 'https://a.com/\nhttp://b/c\nmailto:me@d.org\n',
      stderr: '',
      status: 0,
    });
  });

  test('writes the places with --json', async () => {
    const { stdout } = await answerTo('\n😎 a.com\r\n', '--json');
    expect(JSON.parse(stdout)).toEqual({
      input: 'a.com',
      href: 'https://a.com/',
      kind: 'url',
      line: 2,
      start: 3,
      end: 8,
    });
  });

  test('finds what the options ask for', async () => {
    expect((await answerTo('a.com me@b.com', '--no-email', '--text')).stdout).toBe('a.com\n');
    expect((await answerTo('ftp://a http://b c.com', '--scheme', 'ftp')).stdout).toBe('ftp://a/\nftp://c.com/\n');
    expect((await answerTo('a.com\0b.com', '-z', '-0')).stdout).toBe('https://a.com/\0https://b.com/\0');
  });

  test('a line that is too long is one failed line', async () => {
    const lines = [Buffer.from('a.com\n'), Buffer.alloc(2 ** 27 + 1, 0x61), Buffer.from('\nb.com\n')];
    const { stdout, stderr, status } = await urlWithInput(lines, 'links');
    expect([stdout, status]).toEqual(['https://a.com/\nhttps://b.com/\n', 1]);
    expect(stderr).toMatch(/^line 2: the line is too long/);
  });

  test.each(['x y', '', 'http:', '1a', 'é'])('rejects %j, which is not a scheme', async (scheme) => {
    expect(await answerTo('', '--scheme', scheme)).toEqual({
      stdout: '',
      stderr: `error: option '--scheme' needs a scheme that can be linked, such as "https", not ${JSON.stringify(scheme)}\n`,
      status: 2,
    });
  });

  test('rejects a scheme that is never linked', async () => {
    const { stderr, status } = await answerTo('', '--scheme', 'javascript');
    expect(stderr).toContain('needs a scheme that can be linked, such as "https", not "javascript"');
    expect(status).toBe(2);
  });
});
