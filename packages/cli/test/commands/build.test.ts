import { describe, expect, test } from 'vitest';
import { url } from '../streams.js';

describe('url build', () => {
  test.each([
    [['--scheme', 'https', '--host', 'H'], 'https://h/'],
    [['--host', 'h:8', '--scheme', 'ftp:', '--user', 'u', '--path', 'a b'], 'ftp://u@h:8/a%20b'],
    [['--scheme', 'mailto', '--path', 'a@b', '--query', 'subject=x y'], 'mailto:a@b?subject=x%20y'],
    [['--scheme', 'x', '--host', ''], 'x://'],
    [['--scheme', 'file', '--host', '', '--path', '/a'], 'file:///a'],
    [['--scheme', 'https', '--host', 'h', '--iterate', 'port=1,2'], 'https://h:1/\nhttps://h:2/'],
    [['--scheme', 'https', '--host', 'a:8', '--hostname', 'b'], 'https://b:8/'],
    [['--scheme', 'https', '--hostname', 'a', '--host', '[::1]:8'], 'https://[::1]:8/'],
    [['--scheme', 'https', '--hostname', '[::1]'], 'https://[::1]/'],
    [['--scheme', 'x', '--path', '/a', '--append-segment', 'b'], 'x:/a/b'],
    [['--scheme', 'mailto', '--path', 'a?#b  '], 'mailto:a%3F%23b %20'],
  ])('%j gives %j', async (args, expected) => {
    expect(await url(['build', ...args])).toEqual({ stdout: `${expected}\n`, stderr: '', status: 0 });
  });

  test.each([
    [['--host', 'h'], "option '--scheme <scheme>' is needed"],
    [['--scheme', 'https', 'http://h/'], '"build" accepts no input'],
  ])('%j is wrong usage', async (args, message) => {
    const { stderr, status } = await url(['build', ...args]);
    expect(stderr.startsWith(`error: ${message}`)).toBe(true);
    expect(status).toBe(2);
  });

  test.each([
    [['--scheme', 'https'], 'the host is missing (host-missing)'],
    [['--scheme', 'https', '--path', '/evil.com/x'], 'the host is missing (host-missing)'],
    [['--scheme', 'https', '--path', '//evil.com/x'], 'the host is missing (host-missing)'],
    [['--scheme', 'https', '--username', 'good.com', '--path', 'evil.com'], 'the host is missing (host-missing)'],
    [['--scheme', 'https', '--host', ''], '--host "": the host is missing (host-missing)'],
    [['--scheme', 'https', '--host', 'a b'], '--host "a b": the domain contains U+0020 SPACE (domain-to-ASCII)'],
    [['--scheme', 'https', '--host', 'a/b'], '--host "a/b": the domain contains U+002F (/) (domain-to-ASCII)'],
    [['--scheme', 'http', '--host', 'u:secret@h'], '--host "u:***@h": port-invalid'],
    [
      ['--scheme', '1', '--host', 'a'],
      '--scheme "1": a scheme is a letter, and then letters, digits, "+", "-" and "." (scheme-invalid)',
    ],
    [['--scheme', 'http', '--hostname', 'h:81'], '--hostname "h:81": the domain contains U+003A (:) (domain-to-ASCII)'],
    [
      ['--scheme', 'http', '--host', 'h:99999'],
      '--host "h:99999": the port "99999" is above 65535 (port-out-of-range)',
    ],
    [
      ['--scheme', 'http', '--host', 'h', '--port', '8080x'],
      '--port "8080x": the port contains U+0078 (x) (port-invalid)',
    ],
    [
      ['--scheme', 'http', '--host', 'h', '--fragment', '##'],
      '--fragment "##": the "?" of a query and the "#" of a fragment are not part of the value (leave-out-the-delimiter)',
    ],
  ])('%j writes nothing but the reason', async (args, error) => {
    expect(await url(['build', ...args])).toEqual({ stdout: '', stderr: `cannot build a URL: ${error}\n`, status: 1 });
  });

  test('a path does not become a host without a special scheme either', async () => {
    const { stdout } = await url(['build', '--scheme', 'foo', '--path', '//evil.com/x']);
    expect([stdout, new URL(stdout).host]).toEqual(['foo:/.//evil.com/x\n', '']);
  });

  test('the reason does not contain control characters', async () => {
    const { stderr } = await url(['build', '--scheme', '\x1b\u202e', '--host', 'h']);
    expect(stderr).toMatch(/^cannot build a URL: [\x20-\x7e]+\n$/);
  });

  test('as JSON a refused part is the only output', async () => {
    const { stdout, stderr, status } = await url(['build', '--scheme', 'https', '--json']);
    const error = 'cannot build a URL: the host is missing (host-missing)';
    expect([JSON.parse(stdout), stderr, status]).toEqual([{ error, part: 'host', reason: 'host-missing' }, '', 1]);
  });

  test('a default port is kept if an option asks for it', async () => {
    expect((await url(['build', '--scheme', 'http', '--host', 'h:80', '--keep-port'])).stdout).toBe('http://h:80/\n');
  });
});
