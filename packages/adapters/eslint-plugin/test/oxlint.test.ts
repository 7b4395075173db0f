// oxlint loads plugins of ESLint. Every case of every rule gets the answer of ESLint there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { ruleCases, strictCases } from './rule-cases.ts';

const plugin = fileURLToPath(new URL('../dist/esm/index.js', import.meta.url));
const require = createRequire(import.meta.url);
const oxlint = join(dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

describe.skipIf(!existsSync(plugin))('oxlint', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Lints each code as a file, and returns the indexes of those with a finding of the rule. */
  function reported(rule: string, options: readonly object[], codes: readonly string[]): number[] {
    codes.forEach((code, index) => {
      writeFileSync(join(folder, `${index}.js`), code);
    });
    const jsPlugins = [{ name: 'url', specifier: plugin }];
    const config = {
      plugins: [],
      categories: { correctness: 'off' },
      jsPlugins,
      rules: { [`url/${rule}`]: ['error', ...options] },
    };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const args = [oxlint, '--format=json', '-c', '.oxlintrc.json', ...codes.map((_, index) => `${index}.js`)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return [...new Set(diagnostics.map(({ filename }) => Number.parseInt(filename, 10)))].sort((a, b) => a - b);
  }

  test.each(Object.keys(rules))('%s', (rule) => {
    const { valid, invalid } = ruleCases[rule]!;
    const codes = [...invalid.map(([code]) => code), ...valid];
    expect(reported(rule, [], codes)).toEqual(invalid.map((_, index) => index));
  });

  test.each(Object.entries(strictCases))('%s with the options of strict', (rule, { options, cases }) => {
    const codes = [...cases.invalid.map(([code]) => code), ...cases.valid];
    expect(reported(rule, [options], codes)).toEqual(cases.invalid.map((_, index) => index));
  });
});
