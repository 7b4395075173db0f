import { parseURL } from '@url/parser';
import { serializeURL } from '@url/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilePathToURLOptions, filePathToURL, urlToFilePath } from '../src/index.js';

const urlOf = (path: string, options: FilePathToURLOptions) => {
  const result = filePathToURL(path, options);
  return result.ok ? result.href : [result.reason, result.start, result.end];
};
const posix = { style: 'posix' } as const;
const windows = { style: 'windows' } as const;

describe('failures have a place', () => {
  test.each<[string, FilePathToURLOptions, unknown]>([
    ['', posix, ['empty-input', 0, 0]],
    ['a/b', posix, ['relative-path', 0, 3]],
    ['/a/../b', posix, ['upwards-traversal', 3, 5]],
    ['/a\0b', posix, ['null-byte', 2, 3]],
    ['/a\ud800', posix, ['lone-surrogate', 2, 3]],
    ['/a😀', posix, 'file:///a%F0%9F%98%80'],
    ['\\\\a b\\c', windows, ['invalid-hostname', 2, 5]],
    ['\\\\', windows, ['invalid-hostname', 2, 2]],
    ['\\\\.\\COM1', windows, ['invalid-hostname', 2, 3]],
    ['\\\\?\\', windows, ['invalid-namespaced-path', 0, 4]],
    ['\\\\?\\C:\\a/b', windows, ['unsupported-namespaced-path', 8, 9]],
    ['\\\\?\\GLOBALROOT\\a', windows, ['unsupported-namespaced-path', 4, 14]],
    ['\\\\?\\UNC\\a b\\c', windows, ['invalid-hostname', 8, 11]],
    ['\\\\?\\UNC\\a\\b\\..', windows, ['upwards-traversal', 12, 14]],
    ['\\\\?\\C:\\..', windows, ['upwards-traversal', 7, 9]],
    ['\\\\a\\b/../c', windows, ['upwards-traversal', 6, 8]],
  ])('%j with %j gives %j', (path, options, expected) => {
    expect(urlOf(path, options)).toEqual(expected);
  });
});

describe('devices', () => {
  test.each([
    ['C:\\a\\nul', ['device-name', 5, 8]],
    ['C:\\COM1.txt', ['device-name', 3, 11]],
    ['C:\\lpt¹ .x', ['device-name', 3, 10]],
    ['C:\\con. ', ['device-name', 3, 6]],
    ['C:\\a\\CONIN$', ['device-name', 5, 11]],
    ['C:\\com\\com10', 'file:///C:/com/com10'],
    ['C:\\nul\\a', 'file:///C:/nul/a'],
    ['C:\\console', 'file:///C:/console'],
    ['\\\\?\\C:\\nul', ['device-name', 7, 10]],
    ['\\\\?\\C:\\a\\aux.h', ['device-name', 9, 14]],
    ['\\\\?\\C:\\nul\\', 'file:///C:/nul/'],
    ['C:\\nul\\', 'file:///C:/nul/'],
    ['\\\\host\\share\\nul', 'file://host/share/nul'],
  ])('%s gives %j', (path, expected) => {
    expect(urlOf(path, windows)).toEqual(expected);
    expect(filePathToURL(path, { ...windows, deviceNames: 'keep' }).ok).toBe(true);
  });
});

test('a directory with the name of a device, as a file', () => {
  expect(urlOf('C:\\nul\\', { ...windows, directory: false })).toEqual(['device-name', 3, 6]);
  expect(urlOf('\\\\?\\C:\\nul\\.', { ...windows, directory: false })).toEqual(['device-name', 7, 10]);
});

describe('directories', () => {
  test.each<[string, FilePathToURLOptions, string]>([
    ['/a', { ...posix, directory: true }, 'file:///a/'],
    ['/a/', { ...posix, directory: true }, 'file:///a/'],
    ['/a/', { ...posix, directory: false }, 'file:///a'],
    ['/a/.', { ...posix, directory: null }, 'file:///a/'],
    ['/', { ...posix, directory: false }, 'file:///'],
    ['//', { ...posix, directory: true }, 'file:////'],
    ['C:\\', { ...windows, directory: true }, 'file:///C:/'],
    ['C:/', { ...windows, directory: false }, 'file:///C:/'],
    ['C:/a', { ...windows, directory: true }, 'file:///C:/a/'],
    ['\\\\h', { ...windows, directory: false }, 'file://h/'],
    ['\\\\h\\s', { ...windows, directory: true }, 'file://h/s/'],
  ])('%s %o', (path, options, href) => {
    expect(urlOf(path, options)).toBe(href);
  });
});

const name = fc
  .oneof(
    fc.constantFrom('C:', 'c|', '...', '%2F', '%', '?', '#', ' a', '~', 'é', 'a\tb', '\\', '^', '..a'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  .filter((text) => text !== '' && !/^\.{1,2}$|[\0/]|[\ud800-\udfff]/u.test(text));
const windowsName = name.filter((text) => !/[\\]|[. ]$/.test(text));
const end = fc.constantFrom('', '/');

describe('round trips', () => {
  test('of POSIX paths', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '//'), fc.array(name, { maxLength: 4 }), end, (root, names, last) => {
        const path = root + names.join('/') + (names.length > 0 ? last : '');
        const result = filePathToURL(path, posix);
        if (!result.ok) throw new Error(result.reason);
        expect(serializeURL(parseURL(result.href)!)).toBe(result.href);
        expect(result.url.path).toBe(parseURL(result.href)!.path);
        expect(urlToFilePath(result.href, posix)).toEqual({ ok: true, path });
      }),
      { numRuns: 1000 },
    );
  });

  test('of Windows paths', () => {
    const roots = fc.constantFrom('C:\\', 'z:\\', '\\\\host\\', '\\\\127.0.0.1\\', '\\\\bücher\\');
    fc.assert(
      fc.property(roots, fc.array(windowsName, { maxLength: 4 }), end, (root, names, last) => {
        const path = root + names.join('\\') + (names.length > 0 ? last.replace('/', '\\') : '');
        const result = filePathToURL(path, { ...windows, deviceNames: 'keep' });
        if (!result.ok) throw new Error(result.reason);
        expect(serializeURL(parseURL(result.href)!)).toBe(result.href);
        expect(urlToFilePath(result.href, { ...windows, deviceNames: 'keep' })).toEqual({ ok: true, path });
        const namespaced = root.startsWith('\\\\') ? `\\\\?\\UNC${path.slice(1)}` : `\\\\?\\${path}`;
        expect(urlOf(namespaced, { ...windows, deviceNames: 'keep' })).toBe(result.href);
      }),
      { numRuns: 1000 },
    );
  });

  test('no path throws', () => {
    const wild = fc.array(fc.constantFrom('\\', '/', '?', '.', 'UNC', 'C', ':', ' ', '\0', '\ud800', 'h'), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(wild, fc.constantFrom(posix, windows), (parts, options) => {
        const result = filePathToURL(parts.join(''), options);
        if (result.ok) expect(serializeURL(parseURL(result.href)!)).toBe(result.href);
      }),
      { numRuns: 3000 },
    );
  });
});

// Windows keeps the space before a separator, as in the path "C:/foo /bar\\n /" of swift-url's tables.
describe('a name before the last separator keeps its spaces and its two dots', () => {
  test.each([
    ['C:\\a \\', 'file:///C:/a%20/'],
    ['\\\\h\\s\\a \\', 'file://h/s/a%20/'],
    ['C:\\a..\\', 'file:///C:/a../'],
    ['C:\\...\\', 'file:///C:/.../'],
  ])('%s', (path, href) => {
    expect(urlOf(path, windows)).toBe(href);
    expect(urlToFilePath(href, windows)).toEqual({ ok: true, path });
    expect(urlOf(path.startsWith('C') ? `\\\\?\\${path}` : `\\\\?\\UNC${path.slice(1)}`, windows)).toBe(href);
  });

  test('but not a single dot, and not without the separator', () => {
    expect(urlToFilePath('file:///C:/a./', windows)).toMatchObject({ reason: 'trimmed-name', start: 4, end: 6 });
    expect(urlToFilePath('file:///C:/a%20', windows)).toMatchObject({ reason: 'trimmed-name', start: 4, end: 8 });
    expect(urlOf('\\\\?\\C:\\a \\', { ...windows, directory: false })).toEqual(['trimmed-name', 7, 9]);
    expect(urlOf('\\\\?\\C:\\a ', { ...windows, directory: true })).toBe('file:///C:/a%20/');
  });
});
