// Lints the corpus with the built plugin, and measures its time.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Linter as ESLinter } from 'eslint';
import { packageFolder, root } from '../../../config/workspace.ts';
import type { Source } from './corpus.ts';

const require = createRequire(join(root, packageFolder('eslint-plugin'), 'package.json'));
const { Linter } = require('eslint') as typeof import('eslint');
const parser = require('@typescript-eslint/parser') as ESLinter.Parser;
const { configs } = require(join(root, packageFolder('eslint-plugin'))) as typeof import('@url/eslint-plugin');

export interface Finding {
  readonly package: string;
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  /** The line of code. It is never written to a file of this repository. */
  readonly code: string;
}

/** What a run found, and the processor time in microseconds of ESLint without and with the rules. */
export interface Result {
  readonly files: number;
  /** Files that are not valid JavaScript or TypeScript. */
  readonly failed: number;
  readonly findings: readonly Finding[];
  readonly plain: number;
  readonly guarded: number;
}

function configFor(path: string, sourceType: 'module' | 'commonjs'): ESLinter.Config {
  const isTypeScript = /\.(?:[cm]?ts|tsx)$/.test(path);
  const parserOptions = { ecmaFeatures: { jsx: true } };
  return {
    files: ['**/*.{js,cjs,mjs,ts,cts,mts,jsx,tsx}'],
    languageOptions: { sourceType, parserOptions, ...(isTypeScript ? { parser } : {}) },
    linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
  };
}

const linter = new Linter();

function timed<Value>(run: () => Value): readonly [Value, number] {
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return [value, user + system];
}

/** Lints a source, as a script if it is not a module. Returns null if it is neither. */
function lint({ path, text }: Source, rules: readonly ESLinter.Config[]): ESLinter.LintMessage[] | null {
  for (const sourceType of ['module', 'commonjs'] as const) {
    const messages = linter.verify(text, [configFor(path, sourceType), ...rules], { filename: path });
    if (!messages.some(({ fatal }) => fatal)) return messages;
  }
  return null;
}

/** The time is measured with one of this many sources, without and with the rules in alternating order. */
const timedPart = 5;

function findingsOf({ package: name, path, text }: Source, messages: readonly ESLinter.LintMessage[]): Finding[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return messages
    .filter(({ ruleId }) => ruleId?.startsWith('url/'))
    .map(({ ruleId, line }) => ({ package: name, path, line, rule: ruleId!.slice(4), code: lines[line - 1]!.trim() }));
}

/** Lints every source, and measures the time with some. */
export function lintCorpus(sources: readonly Source[]): Result {
  const result = { files: 0, failed: 0, findings: [] as Finding[], plain: 0, guarded: 0 };
  for (const [index, source] of sources.entries()) {
    const isTimed = index % timedPart === 0;
    const isPlainFirst = isTimed && index % 2 === 0;
    if (isPlainFirst) result.plain += timed(() => lint(source, []))[1];
    const [messages, time] = timed(() => lint(source, [configs.recommended]));
    if (isTimed) result.guarded += time;
    if (isTimed && !isPlainFirst) result.plain += timed(() => lint(source, []))[1];
    result[messages === null ? 'failed' : 'files']++;
    result.findings.push(...findingsOf(source, messages ?? []));
  }
  return result;
}

/** Drops findings whose line of code another finding of the same rule has: builds of one source contain it many times. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.code.replace(/[\s"'`;]/g, '')}`;
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}
