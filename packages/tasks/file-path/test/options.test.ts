import { describe, expect, test } from 'vitest';
import { type FilePathOptions, filePathToURL, urlToFilePath } from '../src/index.js';

const windows = { style: 'windows' } as const;

function urlOf(path: string, options: FilePathOptions = windows) {
  const result = filePathToURL(path, options);
  return result.ok ? result.href : result.reason;
}

function pathOf(url: string, options: FilePathOptions = windows) {
  const result = urlToFilePath(url, options);
  return result.ok ? result.path : result.reason;
}

describe('wrong arguments', () => {
  test.each([undefined, null, {}, { style: null }, { style: 'Windows' }, { style: 'linux' }, 'posix', 5])(
    '%o has no style',
    (options) => {
      expect(() => filePathToURL('/a', options as FilePathOptions)).toThrow(/^Cannot use the argument options/);
      expect(() => urlToFilePath('file:///a', options as FilePathOptions)).toThrow(/^Cannot use the argument options/);
    },
  );

  test.each([
    { deviceNames: 'allow' },
    { trimmedNames: true },
    { directory: 'yes' },
    { Style: 'posix' },
    { windows: true },
  ])('the option %o is refused', (option) => {
    const options = { style: 'posix', ...option } as FilePathOptions;
    expect(() => filePathToURL('/a', options)).toThrow(/^Cannot use the argument options/);
    expect(() => urlToFilePath('file:///a', options)).toThrow(/^Cannot use the argument options/);
  });

  test.each([undefined, null, 5, {}, ['/a']])('%o is neither a path nor a URL', (value) => {
    expect(() => filePathToURL(value as string, windows)).toThrow(/^Cannot use the argument path: /);
    expect(() => urlToFilePath(value as string, windows)).toThrow(/^Cannot use the argument url: /);
  });

  test('win32 is the name that Node has for windows', () => {
    expect(urlOf('C:\\a', { style: 'win32' })).toBe('file:///C:/a');
    expect(pathOf('file:///C:/a', { style: 'win32' })).toBe('C:\\a');
  });
});

describe('names that Windows changes', () => {
  test.each([
    ['\\\\?\\C:\\x.', 7, 9],
    ['\\\\?\\C:\\x ', 7, 9],
    ['\\\\?\\C:\\a.\\\\b', 7, 9],
    ['\\\\?\\C:\\a\\.\\b..', 11, 14],
    ['\\\\?\\UNC\\server\\share.\\b.', 22, 24],
  ])('%s has a URL only if it is asked for', (path, start, end) => {
    expect(filePathToURL(path, windows)).toEqual({ ok: false, reason: 'trimmed-name', start, end });
    expect(filePathToURL(path, { ...windows, trimmedNames: 'keep' }).ok).toBe(true);
  });

  test.each([
    ['file:///C:/secret.txt.', 4, 15],
    ['file:///C:/a%20', 4, 8],
    ['file:///C:/a./b', 4, 6],
    ['file:///C:/a//b.%20', 7, 12],
    ['file://server/share./b.', 8, 10],
  ])('%s has a path only if it is asked for', (url, start, end) => {
    expect(urlToFilePath(url, windows)).toEqual({ ok: false, reason: 'trimmed-name', start, end });
    expect(urlToFilePath(url, { ...windows, trimmedNames: 'keep' }).ok).toBe(true);
  });

  test.each(['C:\\a', 'C:\\a.b\\c d', 'C:\\...a', 'C:\\a \\b', '\\\\server\\share.\\a', '\\\\?\\C:\\a.b'])(
    '%s does not',
    (path) => {
      const href = urlOf(path);
      expect(href).toMatch(/^file:/);
      expect(pathOf(href)).toBe(path.replace('\\\\?\\', ''));
    },
  );

  test('POSIX systems change no name', () => {
    expect(pathOf('file:///a./b%20', { style: 'posix' })).toBe('/a./b ');
  });
});

describe('servers of dots', () => {
  test.each([
    ['\\\\.\\COM1', 'invalid-hostname'],
    ['\\\\．\\COM1', 'invalid-hostname'],
    ['\\\\。\\COM1', 'invalid-hostname'],
    ['\\\\..\\share\\', 'unsupported-hostname'],
    ['\\\\．．\\x', 'unsupported-hostname'],
    ['\\\\?\\UNC\\．\\x', 'invalid-hostname'],
  ])('%s', (path, reason) => expect(urlOf(path)).toBe(reason));

  test.each(['file://./COM1', 'file://../share/x', 'file://%2e%2e/share/x', 'file://．．/share/x'])('%s', (url) => {
    expect(pathOf(url)).toBe('unsupported-hostname');
  });
});
