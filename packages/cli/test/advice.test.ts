import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from './streams.js';

describe('says what to write instead', () => {
  test.each([
    [['prase', 'http://h/'], 'error: unknown command "prase". Did you mean "parse"?\n'],
    [['version'], 'error: unknown command "version". Did you mean --version?\n'],
    [['help', 'chek'], 'error: unknown command "chek". Did you mean "check"?\n'],
    [['help', 'nope-nope'], 'error: unknown command "nope-nope"; the commands are parse, get,'],
    [['set', 'http://h/', '--pathname', '/x'], "error: unknown option '--pathname'. Did you mean --path?\n"],
    [['rebase', 'a'], "error: option '--base <reference>' is needed"],
    [
      ['--guess-scheme', 'no scheme', 'a'],
      'error: option \'--guess-scheme\' needs a scheme such as "https", not "no scheme"\n',
    ],
    [['--guess-scheme', 'http://h', 'a'], "error: option '--guess-scheme' needs a scheme"],
    [['serve', 'host', '--guess-scheme', 'https:'], "error: option '--guess-scheme' needs a scheme"],
    [['--only-valid', '--only-invalid'], "error: option '--only-valid' cannot be used with '--only-invalid'\n"],
    [['get', 'host', 'http://h/'], 'error: "host" is only text: write \'{host}\' for the part\n'],
    [['get', 'pathname', 'http://h/'], 'error: "pathname" is only text: write \'{pathname}\' for the part\n'],
    [['completion', 'bsh'], 'error: unknown shell "bsh". Did you mean "bash"?\n'],
  ])('%j: wrong usage', async (args, message) => {
    const { stdout, stderr, status } = await url(args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr.slice(0, message.length)).toBe(message);
  });

  test('what could be a relative reference is one where there is a base', async () => {
    expect((await url(['prase', '--base', 'http://h/', '--line'])).stdout).toBe('http://h/prase\n');
  });

  test.each([
    ['example.com', '; write https://example.com, or give --guess-scheme https'],
    ['//h/a b', "; write 'https://h/a b', or give --guess-scheme https"],
    ['/a', '; a relative reference needs --base <url>'],
    [import.meta.filename, `; write @${import.meta.filename} to read the lines of this file`],
    ['?a', '; a relative reference needs --base <url>'],
    ['http://a b/', '(domain-to-ASCII)'],
  ])('%s gives %j', async (text, end) => {
    const { stderr, status } = await url([text]);
    expect(stderr.endsWith(`${end}\n`)).toBe(true);
    expect(status).toBe(1);
  });

  test('without a password', async () => {
    const shown = async (...args: string[]) => (await url(args)).stderr;
    expect(await shown('//me:secret@h/')).toMatch(/write 'https:\/\/me:\*\*\*@h\/'/);
    expect(await shown('host', 'http://me:secret@h/')).toMatch(/\{host\}' 'http:\/\/me:\*\*\*@h\/' writes its host/);
  });

  test('a host and a port that are read as a scheme and a path', async () => {
    const { stdout, stderr, status } = await url(['--line', 'localhost:8080']);
    expect(stdout).toBe('localhost:8080\n');
    expect(stderr).toBe('note: "localhost" is the scheme; for the host write http://localhost:8080\n');
    expect(status).toBe(0);
    expect((await url(['--line', 'mailto:8080@h', 'tel:911', 'x:1'])).stderr).toBe('');
    expect((await url(['--line', 'h.example:80'])).stderr).toContain('http://h.example:80');
    expect((await urlWithInput('localhost:8080\n')).stderr).toBe('');
  });
});

describe('--guess-scheme', () => {
  test.each([
    ['example.com/a', 'https://example.com/a'],
    ['localhost:8080', 'https://localhost:8080/'],
    ['//h', 'https://h/'],
    ['u@h', 'https://u@h/'],
    ['\thttp://h', 'http://h/'],
    ['mailto:a@b', 'mailto:a@b'],
    ['[::1]:8', 'https://[::1]:8/'],
    ['ftp.example.com', 'ftp://ftp.example.com/'],
    ['//FTP.example.com:21/a', 'ftp://ftp.example.com/a'],
    ['me@imap.example.com', 'imap://me@imap.example.com'],
    ['pop3.example.com/;AUTH=*', 'pop3://pop3.example.com/;AUTH=*'],
    ['ftps.example.com', 'https://ftps.example.com/'],
    ['example.com/ftp.html', 'https://example.com/ftp.html'],
    ['http.ftp.example.com', 'https://http.ftp.example.com/'],
    ['https://ftp.example.com', 'https://ftp.example.com/'],
  ])('%s → %s', async (text, href) => {
    expect((await url(['--line', '--guess-scheme', 'https', text])).stdout).toBe(`${href}\n`);
  });

  test.each(['/a', '?a', '#a', './a', ''])('"%s" has no host to begin with', async (text) => {
    expect((await url(['--guess-scheme', 'https', '--', text])).status).toBe(1);
  });

  test('is said in the output', async () => {
    const args = ['--guess-scheme', 'https', 'example.com'];
    const { stdout, stderr } = await url(args);
    expect(stdout).toContain('\nscheme    https (guessed)\n');
    expect(stderr).toBe('note: "example.com" does not have a scheme; it is parsed as if it started with "https:"\n');
    expect(JSON.parse((await url(['--json', ...args])).stdout)).toMatchObject({ guessedScheme: 'https' });
    expect((await url(['--quiet', ...args])).stderr).toBe('');
  });
});
