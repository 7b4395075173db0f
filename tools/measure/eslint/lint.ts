// Lints the corpus with the built plugin, and measures its time.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

export interface Result {
  readonly files: number;
  readonly findings: readonly Finding[];
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

function findingsOf({ package: name, path, text }: Source, messages: readonly ESLinter.LintMessage[]): Finding[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return messages
    .filter(({ ruleId }) => ruleId?.startsWith('url/'))
    .map(({ ruleId, line }) => ({ package: name, path, line, rule: ruleId!.slice(4), code: lines[line - 1]!.trim() }));
}

/** Every finding needs one of these texts. Most files have none of them, and ESLint need not parse those files. */
const needed =
  /\burl['"`]|querystring|escape\(|pathname|file:\/\/|import\.meta\.url|javascript|vbscript|decodeURI|127|192|169|::1|['"]10\.|\.(?:com|org|net|edu|gov|io|dev|app|info|biz|co|me|ai)\b|[?&][\w.[\]%-]+=|:\/\/[^\s/]*:[^\s/]*@|endsWith|includes|startsWith|indexOf/;

/** Lints every source. */
export function lintCorpus(sources: readonly Source[]): Result {
  const findings = sources
    .filter(({ text }) => needed.test(text))
    .flatMap((source) => findingsOf(source, lint(source, [configs.recommended]) ?? []));
  return { files: sources.length, findings };
}

/** Identifies the rules: the name of each chunk of the build contains a hash of it. */
export const rulesHash: string = createHash('sha256')
  .update(readFileSync(require.resolve(join(root, packageFolder('eslint-plugin')))))
  .digest('hex');

/** Returns the part of ESLint's processor time that the rules add. Each source is linted without and with the rules, in alternating order. */
export function timeOfRules(sources: readonly Source[]): number {
  const times = { plain: 0, guarded: 0 };
  const orders = [['plain', 'guarded'] as const, ['guarded', 'plain'] as const];
  for (const [index, source] of sources.entries())
    for (const kind of orders[index % 2]!)
      times[kind] += timed(() => lint(source, kind === 'plain' ? [] : [configs.recommended]))[1];
  return times.guarded / times.plain - 1;
}

/** Returns the names of a finding that other findings must not have: its line of code, and its place in a file, whose builds have the same name. */
function namesOf({ package: name, path, rule, code }: Finding, ordinal: number): readonly string[] {
  const stem = path.replace(/^.*\/|\.\w+$/g, '');
  const line = `${rule} ${code.replace(/[\s"'`;]/g, '')}`;
  return stem === 'index' ? [line] : [line, `${name} ${rule} ${stem} ${ordinal}`];
}

/** Drops findings that another finding repeats: builds of one source contain it many times. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  const ordinals = new Map<string, number>();
  return findings.filter((finding) => {
    const place = `${finding.package} ${finding.path} ${finding.rule}`;
    ordinals.set(place, (ordinals.get(place) ?? 0) + 1);
    const names = namesOf(finding, ordinals.get(place)!);
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}
