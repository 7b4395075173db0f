import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filePathToURL, type PathStyle, urlToFilePath } from '../src/index.js';

interface Difference {
  readonly name: string;
  applies(input: string, style: PathStyle): boolean;
}

/** Where Node's `pathToFileURL` gives something else for a path that has a URL here, and why. */
const urlDifferences: readonly Difference[] = [
  // They are in no set that the URL Standard has for paths.
  { name: 'Node encodes "~", "[" and "]", which RFC 1738 called unsafe', applies: (path) => /[~[\]]/.test(path) },
  // ":" and "|" after a letter are a drive for the URL parser, which changes "|" to ":" there.
  {
    name: 'Node leaves ":" and "|" in names',
    applies: (path, style) => /[:|]/.test(style === 'windows' ? path.replace(/^[A-Za-z]:/, '') : path),
  },
  // POSIX gives them a meaning of their own.
  {
    name: 'Node makes one of two slashes at the start',
    applies: (path, style) => style === 'posix' && /^\/\/(?!\/)/.test(path),
  },
  // "file:///C://" has an empty segment; its path is "C:\\".
  {
    name: 'Node adds a slash to the root of a drive',
    applies: (path, style) => style === 'windows' && /^[A-Za-z]:[/\\.]*$/.test(path),
  },
  // "a/." is a directory, and relative references start in it.
  { name: 'Node takes a directory ending in "." for a file', applies: (path) => /[/\\]\.$/.test(path) },
  // Windows removes them when it opens the file.
  {
    name: 'Node keeps dots and spaces that Windows removes',
    applies: (path, style) => style === 'windows' && /[. ](?:[/\\]|$)/.test(path),
  },
  // The URL parser makes the empty host of "localhost", and the share is lost.
  {
    name: 'Node loses the server "localhost"',
    applies: (path, style) => style === 'windows' && /^[/\\]{2,}localhost[/\\]/i.test(path),
  },
  {
    name: 'Node keeps empty components of a UNC path',
    applies: (path, style) => style === 'windows' && /^[/\\]{2}[^/\\].*[/\\]{2}/s.test(path),
  },
  {
    name: 'Node takes a share alone for a directory',
    applies: (path, style) => style === 'windows' && /^[/\\]{2}[^/\\]+[/\\]+[^/\\]+$/.test(path),
  },
  // A directory becomes a file, or gets an empty segment.
  {
    name: 'Node loses or doubles the slash at the end of a UNC path',
    applies: (path, style) => style === 'windows' && /^[/\\]{2}/.test(path) && /[/\\]$/.test(path),
  },
  {
    name: 'Node asks for a share',
    applies: (path, style) => style === 'windows' && /^[/\\]{2,}[^/\\]+[/\\]*$/.test(path),
  },
  {
    name: 'Node reads separators of a server as it likes',
    applies: (path, style) => style === 'windows' && /^[/\\]{3}|^[/\\]{2}[^/\\]+[/\\]{2}/.test(path),
  },
  {
    name: 'Node reads what Node takes for a namespace',
    applies: (path, style) => style === 'windows' && path.startsWith('\\\\?\\'),
  },
];

/** Where Node's `fileURLToPath` gives something else for a URL that has a path here, and why. */
const pathDifferences: readonly Difference[] = [
  {
    name: 'Node keeps empty segments',
    applies: (href) => /^file:\/\/[^/]*\/.*\/\//.test(href) || /^file:\/\/[^/]*\/\//.test(href),
  },
  { name: 'Node refuses "%" without two digits', applies: (href) => /%(?![\da-f]{2})/i.test(href) },
  {
    name: 'Node writes an IPv6 address as no server can be called',
    applies: (href, style) => style === 'windows' && href.startsWith('file://['),
  },
];

const atoms = [
  'a',
  'é',
  'C:',
  'c|',
  ':',
  '.',
  '..',
  ' ',
  '%',
  '%41',
  '?',
  '#',
  '\\',
  '/',
  '/',
  '\t',
  '~',
  '^',
  '[',
  'localhost',
  'host',
  '1.2.3.4',
];
const starts = [
  '/',
  '//',
  'C:\\',
  'c:/',
  '\\\\host\\',
  '\\\\localhost\\s\\',
  '//host/share/',
  '\\\\?\\C:\\',
  '\\\\?\\UNC\\h\\s\\',
  '\\',
];
const paths = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...atoms), { maxLength: 6 }))
  .map(([start, rest]) => start + rest.join(''));

const hrefs = fc
  .tuple(
    fc.constantFrom(
      'file:///',
      'file:///C:/',
      'file:///c%3A/',
      'file://host/',
      'file://localhost/C:/',
      'file://[::1]/',
      'https://h/',
    ),
    fc.array(
      fc.constantFrom('a', '/', '%20', '%2F', '%5c', '%00', '%C3%A9', '%ff', '%', '..', '?q', '#f', ':', '|', ' ', '^'),
      { maxLength: 6 },
    ),
  )
  .map(([start, rest]) => start + rest.join(''));

function attempt(run: () => string): string | null {
  try {
    return run();
  } catch {
    return null;
  }
}

describe.each<PathStyle>(['posix', 'windows'])('%s: what node:url gives, where that is right', (style) => {
  const windows = style === 'windows';

  test('pathToFileURL', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(paths, (path) => {
        const result = filePathToURL(path, { style, deviceNames: 'keep', trimmedNames: 'keep' });
        if (!result.ok) return;
        const node = attempt(() => pathToFileURL(path, { windows }).href);
        if (node === result.href) return;
        const difference = urlDifferences.find(({ applies }) => applies(path, style));
        expect(difference?.name, `${JSON.stringify(path)}: ${node} is ${result.href} here`).toBeDefined();
        met.add(difference!.name);
      }),
      { numRuns: 20_000 },
    );
    expect(met.size).toBeGreaterThan(0);
  });

  test('fileURLToPath', () => {
    fc.assert(
      fc.property(hrefs, (href) => {
        const result = urlToFilePath(href, { style, deviceNames: 'keep', trimmedNames: 'keep' });
        const node = attempt(() => fileURLToPath(href, { windows }));
        if (!result.ok || node === result.path) {
          // A URL that Node has a path for is refused for a reason that has a name: bytes that a path must not contain, or a drive that is missing.
          if (!result.ok && node !== null)
            expect(['null-byte', 'relative-path', 'encoded-separator']).toContain(result.reason);
          return;
        }
        const difference = pathDifferences.find(({ applies }) => applies(new URL(href).href, style));
        expect(difference?.name, `${href}: ${node} is ${result.path} here`).toBeDefined();
      }),
      { numRuns: 20_000 },
    );
  });
});
