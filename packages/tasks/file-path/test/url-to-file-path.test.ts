import { parseURL } from '@url/parser';
import { fieldsOf } from '@url/record/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilePathOptions, filePathToURL, urlToFilePath } from '../src/index.js';

const pathOf = (url: Parameters<typeof urlToFilePath>[0], options: FilePathOptions) => {
  const result = urlToFilePath(url, options);
  return result.ok ? result.path : [result.reason, result.start, result.end];
};
const posix = { style: 'posix' } as const;
const windows = { style: 'windows' } as const;

test.each<[string, FilePathOptions, unknown]>([
  ['nothing', posix, ['invalid-url', 0, 0]],
  ['https://h/a', posix, ['not-a-file-url', 0, 2]],
  ['file://localhost/a', posix, '/a'],
  ['file://h/a', posix, ['unsupported-non-local-file', 0, 2]],
  ['file:///a%2fb', posix, ['encoded-separator', 2, 5]],
  ['file:///a%00', posix, ['null-byte', 2, 5]],
  ['file:///a%ff', posix, ['invalid-utf8', 0, 5]],
  ['file:///%ef%bf%bd', posix, '/\ufffd'],
  ['file:///%ef%bb%bfa%zz%', posix, '/\ufeffa%zz%'],
  ['file:///a?b#c', posix, '/a'],
  ['file:///C|/a', windows, 'C:\\a'],
  ['file:///C:/a%5cb', windows, ['encoded-separator', 5, 8]],
  ['file:///C:/a/nul', windows, ['device-name', 6, 9]],
  ['file:///C:/n%75l.txt', windows, ['device-name', 4, 13]],
  ['file:///C:/nul/', windows, 'C:\\nul\\'],
  ['file://xn--bcher-kva/a', windows, '\\\\bücher\\a'],
  ['file://./a', windows, ['unsupported-hostname', 0, 2]],
  ['file://h', windows, '\\\\h\\'],
])('%s %o', (url, options, expected) => {
  expect(pathOf(url, options)).toEqual(expected);
});

describe('what goes in', () => {
  test('records and URL objects', () => {
    expect(pathOf(new URL('file:///a b'), posix)).toBe('/a b');
    expect(pathOf(parseURL('file:///a b')!, posix)).toBe('/a b');
  });

  test('records that a program wrote', () => {
    const record = { ...fieldsOf(parseURL('file:///a')!), path: '/C:/a/../../../b' };
    expect(pathOf(record, posix)).toBe('/C:/b');
    expect(pathOf(record, windows)).toBe('C:\\b');
    expect(() => pathOf({ scheme: 'file' } as never, posix)).toThrow(/^Cannot use the argument url: an object is not/);
  });

  test('what is on Object.prototype is no option and no URL', () => {
    const { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry } =
      parseURL('file:///C:/nul')!;
    const literal = { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
    Object.assign(Object.prototype, { href: 'https://h/', deviceNames: 'keep', directory: true });
    try {
      expect(pathOf(literal, { style: 'windows' })).toEqual(['device-name', 4, 7]);
      expect(filePathToURL('/a', { style: 'posix' })).toMatchObject({ href: 'file:///a' });
    } finally {
      for (const name of ['href', 'deviceNames', 'directory']) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});

test('a path from a URL has a URL that has that path', () => {
  const parts = fc.array(
    fc.constantFrom('a', '/', '%20', '%41', '%C3%A9', '%', ':', '|', '.', '..', '~', '%3A', '%7C', '%25', '%5B'),
    { maxLength: 8 },
  );
  const starts = fc.constantFrom('file:///', 'file:////', 'file:///C:/', 'file://h/s/');
  fc.assert(
    fc.property(starts, parts, fc.constantFrom(posix, windows), (start, list, options) => {
      const result = urlToFilePath(start + list.join(''), { ...options, deviceNames: 'keep' });
      if (!result.ok || (options === windows && /[. ](?:\\|$)/.test(result.path))) return;
      const url = filePathToURL(result.path, { ...options, deviceNames: 'keep' });
      expect(url.ok && urlToFilePath(url.url, { ...options, deviceNames: 'keep' })).toEqual(result);
    }),
    { numRuns: 2000 },
  );
});
