// With the types of typescript-eslint, names do not decide alone. Every case names something as a URL or a host that may not be text.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configs } from '../src/index.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eslint-plugin-types-'));
  const compilerOptions = { lib: ['es2022', 'dom'], types: [], strict: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['a.ts'] }));
});

afterAll(() => rmSync(folder, { recursive: true }));

function rulesFor(code: string, withTypes: boolean): string[] {
  const filename = join(folder, 'a.ts');
  writeFileSync(filename, code);
  const parserOptions = withTypes ? { project: true, tsconfigRootDir: folder } : {};
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: parser as Linter.Parser, parserOptions },
  };
  const messages = new Linter({ cwd: folder }).verify(code, [config, configs.recommended], { filename });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

describe('types decide about', () => {
  test.each<[what: string, code: string, untyped: readonly string[], typed: readonly string[]]>([
    [
      'a list that is called url',
      "export const f = (url: string[]): boolean => url.includes('example.com');",
      ['url/no-url-text-check'],
      [],
    ],
    [
      'a set that is called host',
      "export const f = (host: Set<string>): boolean => [...host].length > 0;\nexport const g = (host: readonly string[]): boolean => host.includes('example.com');",
      ['url/no-hostname-suffix-check'],
      [],
    ],
    [
      'a number in a query',
      'export const f = (query: number): string => `https://example.com/?a=${query}`;',
      ['url/no-url-concatenation'],
      [],
    ],
    [
      'a URL object of another name',
      "declare function readFileSync(path: string): string;\nimport * as fs from 'node:fs';\nexport const f = (u: URL): unknown => fs.readFileSync(u.pathname) ?? readFileSync;",
      [],
      ['url/no-pathname-as-path'],
    ],
    [
      'text',
      "export const f = (url: string): boolean => url.includes('example.com');",
      ['url/no-url-text-check'],
      ['url/no-url-text-check'],
    ],
    [
      'text or nothing',
      "export const f = (url?: string): boolean | undefined => url?.includes('example.com');",
      ['url/no-url-text-check'],
      ['url/no-url-text-check'],
    ],
  ])('%s', (_what, code, untyped, typed) => {
    expect(rulesFor(code, false)).toEqual(untyped);
    expect(rulesFor(code, true)).toEqual(typed);
  });
});
