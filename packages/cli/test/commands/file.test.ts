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

  test.each([
    [['a'], 'cannot parse "a" as a path: relative path, at 0\n'],
    [['file:///a'], 'cannot parse "file:///a" as a path: relative path, at 0; give --to-path\n'],
    [['http://h/', '--to-path'], 'cannot parse "http://h/" as a file URL: not a file url, at 0\n'],
  ])('%j is refused: %j', async (args, message) => {
    expect(await url(['file', '--style', 'posix', ...args])).toEqual({ stdout: '', stderr: message, status: 1 });
  });

  test('reads standard input', async () => {
    expect((await urlWithInput('/a\nb\n/c\n', 'file', '--style', 'posix', '-q')).stdout).toBe(
      'file:///a\n\nfile:///c\n',
    );
  });
});
