import { explainRefusal, setters } from '@url/build';
import { describe, expect, test } from 'vitest';
import { attributes } from '../../src/settable-parts.js';
import { url, urlWithInput } from '../streams.js';

describe('url set', () => {
  test.each([
    [['--fragment', 'x', '--port', '8080'], 'https://u:p@h:8080/a?b#x'],
    [['--scheme', 'ftp', '--port', '21'], 'ftp://u:p@h/a?b#c'],
    [['--username', 'é', '--password', ''], 'https://%C3%A9@h/a?b#c'],
    [['--host', '[::1]:1'], 'https://u:p@[::1]:1/a?b#c'],
    [['--hostname', '127.1'], 'https://u:p@127.0.0.1/a?b#c'],
    [['--path', 'x/../y ?'], 'https://u:p@h/y%20%3F?b#c'],
    [['--query', '?q', '--fragment', ''], 'https://u:p@h/a?q'],
    [['--port', '1', '--port', ''], 'https://u:p@h/a?b#c'],
  ])('%j gives %j', async (options, href) => {
    expect(await url(['set', 'https://u:p@h/a?b#c', ...options])).toEqual({
      stdout: `${href}\n`,
      stderr: '',
      status: 0,
    });
  });

  test('sets in the order of the options', async () => {
    expect((await url(['set', 'http://h/', '--port', '443', '--scheme', 'https'])).stdout).toBe('https://h/\n');
    expect((await url(['set', 'http://h/', '--scheme', 'https', '--port', '80'])).stdout).toBe('https://h:80/\n');
  });

  test.each([
    ['https://h/', ['--port', '443']],
    ['https://h/', ['--scheme', 'HTTPS:']],
    ['http://h:21/', ['--scheme', 'http']],
    ['file:///a', ['--scheme', 'file']],
    ['file:///a', ['--host', '']],
    ['http://h:1/', ['--port', '1']],
    ['http://h/', ['--host', 'H']],
    ['x:y', ['--fragment', '']],
    ['http://h/', ['--username', '']],
  ])('what is so already is not refused: %s %j', async (href, options) => {
    expect(await url(['set', href, ...options])).toEqual({ stdout: `${href}\n`, stderr: '', status: 0 });
  });

  test.each([
    ['https://h/', '--port', 'abc', 'port-invalid'],
    ['https://h/', '--port', '65536', 'port-out-of-range'],
    ['https://h/', '--scheme', 'mailto', 'scheme-kind'],
    ['https://h/', '--scheme', '1', 'scheme-invalid'],
    ['https://h/', '--host', 'a b', 'domain-to-ASCII'],
    ['https://h/', '--hostname', '', 'host-missing'],
    ['file:///a', '--port', '80', 'port-not-allowed'],
    ['file:///a', '--username', 'me', 'credentials-not-allowed'],
    ['mailto:me', '--path', 'you', 'opaque-path'],
    ['mailto:me', '--hostname', 'h', 'opaque-path'],
  ] as const)('tells what a setter refuses, and why: %s %s %s', async (href, option, value, expected) => {
    const name = option.slice(2) as 'port' | 'scheme' | 'host' | 'hostname' | 'username' | 'path';
    const { reason, start, end } = setters[attributes[name]](href, value);
    expect(reason).toBe(expected);
    expect(await url(['set', href, option, value])).toEqual({
      stdout: '\n',
      stderr: `"${href}" refuses ${option} "${value}": ${explainRefusal({ reason: reason!, start, end }, value)} (${reason})\n`,
      status: 1,
    });
  });

  test.each([
    ['--port', '8080x', '"x" cannot be used (rest-ignored)'],
    ['--host', 'x:99999', 'the port "99999" is above 65535 (port-out-of-range)'],
    ['--host', 'x/y', '"/y" cannot be used (rest-ignored)'],
    ['--scheme', 'https:x', '"x" cannot be used (rest-ignored)'],
  ])('a value of which a setter would use the start is refused as a whole: %s %s', async (option, value, error) => {
    const { stdout, stderr, status } = await url(['set', 'http://h/', option, value, '--fragment', 'f']);
    expect([stdout, stderr, status]).toEqual(['\n', `"http://h/#f" refuses ${option} "${value}": ${error}\n`, 1]);
  });

  test('with --iterate only the URLs with a refused change are empty lines', async () => {
    const { stdout, status } = await url(['set', 'http://h/', '--iterate', 'host=a,b c,d']);
    expect([stdout, status]).toEqual(['http://a/\n\nhttp://d/\n', 1]);
  });

  test('an option without a value, or none at all, is wrong usage', async () => {
    expect(await url(['set', 'x:y'])).toEqual({
      stdout: '',
      stderr:
        'error: nothing to set: give one of --scheme, --host, --port, --path, --query, --fragment; see "url help set"\n',
      status: 2,
    });
    expect((await url(['set', 'x:y', '--fragment'])).status).toBe(2);
  });

  test('a part without "--" is wrong usage, and the message says what to write', async () => {
    const { stderr, status } = await url(['set', 'http://h/', 'port=8080']);
    expect([stderr, status]).toEqual(['error: nothing to set: write --port before the value, in place of port=\n', 2]);
  });

  test('reads standard input', async () => {
    expect(await urlWithInput('http://a/\nno\nx:y\n', 'set', '--port', '8', '--fragment', 'z')).toEqual({
      stdout: 'http://a:8/#z\n\n\n',
      stderr:
        'line 2: cannot parse "no" as a URL: there is no scheme, and no usable base URL, at 0 (missing-scheme-non-relative-URL)\n' +
        'line 3: "x:y#z" refuses --port "8": a port needs a host, and a scheme other than "file" (port-not-allowed)\n',
      status: 1,
    });
  });

  test('as JSON it writes what was refused, and no URL', async () => {
    const { stdout, stderr, status } = await url(['set', 'x:y', '--json', '--port', '8', '--query', 's']);
    expect(JSON.parse(stdout)).toEqual({
      input: 'x:y',
      error: '"x:y?s" refuses --port "8": a port needs a host, and a scheme other than "file" (port-not-allowed)',
      refused: [
        {
          option: '--port',
          value: '8',
          reason: 'port-not-allowed',
          error: 'a port needs a host, and a scheme other than "file" (port-not-allowed)',
        },
      ],
    });
    expect([stderr, status]).toEqual(['', 1]);
  });
});
