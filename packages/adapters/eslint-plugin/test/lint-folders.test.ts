import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lintFolders } from '../src/lint-folders.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eslint-plugin-'));
  lines = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('prints the place and the rule of each finding', async () => {
  writeFileSync(join(folder, 'a.js'), "\nif (url.includes('example.com')) go();\n");
  expect(await lintFolders([folder])).toBe(1);
  expect(lines[0]).toMatch(/a\.js:2:5 .*\(url\/no-url-text-check\)$/);
  expect(lines[1]).toBe('1 finding in 1 file');
});

test('uses the strict rules only if asked', async () => {
  writeFileSync(join(folder, 'a.js'), "get('http://url.spec.whatwg.org/');\n");
  expect(await lintFolders([folder])).toBe(0);
  expect(await lintFolders(['--strict', folder])).toBe(1);
});

test('reads TypeScript', async () => {
  writeFileSync(join(folder, 'a.ts'), "const go = (url: string): boolean => url.includes('example.com');\n");
  expect(await lintFolders([folder])).toBe(1);
});

describe('without a parser for TypeScript', () => {
  beforeEach(() => {
    vi.doMock('@typescript-eslint/parser', () => {
      throw new Error('not installed');
    });
  });
  afterEach(() => vi.doUnmock('@typescript-eslint/parser'));

  test('says which files it skipped, and what to install', async () => {
    writeFileSync(join(folder, 'a.js'), "if (url.includes('example.com')) go();\n");
    writeFileSync(join(folder, 'a.ts'), 'const a: number = 1;\n');
    writeFileSync(join(folder, 'b.tsx'), 'const b: number = 1;\n');
    expect(await lintFolders([folder])).toBe(1);
    expect(lines[1]).toBe('1 finding in 1 file');
    expect(lines[2]).toMatch(/^Skipped 2 TypeScript files: @typescript-eslint\/parser is not installed\./);
  });

  test('fails if there are only such files', async () => {
    writeFileSync(join(folder, 'a.ts'), 'const a: number = 1;\n');
    expect(await lintFolders([folder])).toBe(2);
    expect(lines.join('\n')).toMatch(/^Skipped 1 TypeScript file: /);
  });

  test('uses the parser of the project', async () => {
    const place = join(folder, 'node_modules/@typescript-eslint/parser');
    mkdirSync(place, { recursive: true });
    const real = createRequire(import.meta.url).resolve('@typescript-eslint/parser');
    writeFileSync(join(place, 'package.json'), '{"name":"@typescript-eslint/parser","main":"index.cjs"}');
    writeFileSync(join(place, 'index.cjs'), `module.exports = require(${JSON.stringify(real)});\n`);
    writeFileSync(join(folder, 'a.ts'), "const go = (url: string): boolean => url.includes('example.com');\n");
    expect(await lintFolders([folder])).toBe(1);
    expect(lines.at(-1)).toBe('1 finding in 1 file');
  });
});

test('fails for a folder without files and for unknown options', async () => {
  expect(await lintFolders([folder])).toBe(2);
  expect(await lintFolders(['--loose', folder])).toBe(2);
  expect(lines.join('\n')).toContain('Usage');
});

test('lints a single file', async () => {
  writeFileSync(join(folder, 'a.js'), "if (url.includes('example.com')) go();\n");
  writeFileSync(join(folder, 'b.js'), "if (url.includes('example.com')) go();\n");
  expect(await lintFolders([join(folder, 'a.js')])).toBe(1);
  expect(lines.at(-1)).toBe('1 finding in 1 file');
});

test('names a folder that does not exist', async () => {
  expect(await lintFolders([join(folder, 'none')])).toBe(2);
  expect(lines).toEqual([`There is no file or folder ${JSON.stringify(join(folder, 'none'))}`]);
});

test('prints the usage', async () => {
  expect(await lintFolders(['--help'])).toBe(0);
  expect(lines[0]).toMatch(/^Usage: /);
});
