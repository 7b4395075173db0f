import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url file', () => {
  test.each([
    [['/a b%', '--directory'], 'file:///a%20b%25/\n', 0],
    [['C:\\a', '--style', 'windows'], 'file:///C:/a\n', 0],
    [['file:///a%0Ab', '--to-path'], '/a\\nb\n', 0],
    [['file:///a%0Ab', '--to-path', '--null'], '/a\nb\0', 0],
    [['--json', '/a'], '{"input":"/a","href":"file:///a"}\n', 0],
    [['C:\\NUL', '--style', 'windows', '--device-names'], 'file:///C:/NUL\n', 0],
  ])('%j writes %j and exits with %i', async (args, stdout, status) => {
    const style = args.includes('--style') ? [] : ['--style', 'posix'];
    expect(await url(['file', ...args, ...style])).toEqual({ stdout, stderr: '', status });
  });

  test('the names of devices mean nothing in paths of POSIX systems', async () => {
    const stderr = "error: option '--device-names' needs '--style windows'\n";
    expect(await url(['file', '--style', 'posix', '--device-names', '/NUL'])).toEqual({
      stdout: '',
      stderr,
      status: 2,
    });
  });

  test.each([
    [['a'], 'cannot parse "a" as a path: the path does not start at a root, at 0 (relative-path)\n'],
    [
      ['file:///a'],
      'cannot parse "file:///a" as a path: the path does not start at a root, at 0 (relative-path); give --to-path\n',
    ],
    [['http://h/', '--to-path'], 'cannot parse "http://h/" as a file URL: the scheme is not "file" (not-a-file-url)\n'],
  ])('%j is refused: %j', async (args, message) => {
    expect(await url(['file', '--style', 'posix', ...args])).toEqual({ stdout: '', stderr: message, status: 1 });
  });

  test.each([
    ['posix', '', 'the path is empty, at 0 (empty-input)'],
    ['posix', '/a/../b', 'the path contains "..", at 3 (upwards-traversal)'],
    ['posix', '/\0', 'the path contains U+0000, at 1 (null-byte)'],
    ['posix', '/\ud800', 'the path contains a lone surrogate, which a URL cannot contain, at 1 (lone-surrogate)'],
    ['windows', '\\\\a b\\c', 'the server is not a host, at 2 (invalid-hostname)'],
    ['windows', '\\\\?\\', 'the path is not complete, at 0 (invalid-namespaced-path)'],
    ['windows', 'C:\\NUL', 'the name is a device of Windows, at 3 (device-name)'],
    ['windows', '\\\\..\\a', 'the server is "." or "..", at 2 (unsupported-hostname)'],
  ])('a %s path %j is refused because %s', async (style, path, error) => {
    const { stdout } = await url(['file', '--json', '--style', style, path]);
    expect(JSON.parse(stdout).error).toBe(error);
  });

  test.each([
    ['x', 'it is not a URL (invalid-url)'],
    ['file://h/a', 'the URL has a host, which a POSIX path cannot express (unsupported-non-local-file)'],
    ['file:///a%2Fb', 'the path contains an encoded separator (encoded-separator)'],
    ['file:///%FF', 'the decoded path is not UTF-8 (invalid-utf8)'],
    ['file:///C:/a%20', 'Windows removes the dot or space at the end of the name (trimmed-name)', 'windows'],
  ])('the URL %j is refused because %s', async (text, error, style = 'posix') => {
    const { stdout } = await url(['file', '--json', '--style', style, '--to-path', text]);
    expect(JSON.parse(stdout).error).toBe(error);
  });

  test('reads standard input', async () => {
    expect((await urlWithInput('/a\nb\n/c\n', 'file', '--style', 'posix', '-q')).stdout).toBe(
      'file:///a\n\nfile:///c\n',
    );
  });
});
