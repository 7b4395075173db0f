import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { configs } from './plugin.js';

/** The build puts the version of the package here. */
declare const PLUGIN_VERSION: string | undefined;

const usage = `Usage: eslint-plugin [--strict] [<folder or file>…]
Runs the rules of @url/eslint-plugin without a configuration.
  --strict   also the rules that are noisy in many projects
  --version  print the version`;

/** Loads the parser for TypeScript. Null if it is not installed. */
async function typescriptParser(): Promise<Linter.Parser | null> {
  const name = '@typescript-eslint/parser';
  try {
    return (await import(name)) as Linter.Parser;
  } catch {
    return null;
  }
}

/** Lints one folder or file. The folder is ESLint's working directory: ESLint skips files outside of it. */
async function lint(target: string, isStrict: boolean): Promise<ESLint.LintResult[]> {
  const parser = await typescriptParser();
  const overrideConfig: Linter.Config[] = [
    { files: ['**/*.{js,mjs,cjs,jsx}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    ...(parser === null ? [] : [{ files: ['**/*.{ts,mts,cts,tsx}'], languageOptions: { parser } }]),
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
    isStrict ? configs.strict : configs.recommended,
  ];
  const options = { overrideConfigFile: true, overrideConfig, errorOnUnmatchedPattern: false } as const;
  const isFolder = statSync(target).isDirectory();
  const eslint = new ESLint({ ...options, cwd: isFolder ? target : dirname(target) });
  return eslint.lintFiles([isFolder ? '.' : basename(target)]);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Runs the rules on folders, and prints what they find.
 *
 * @returns the exit status: 0 without findings, 1 with some, 2 if the arguments are wrong or no file was linted
 */
export async function lintFolders(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('--version')) {
    console.log(args.includes('--help') ? usage : typeof PLUGIN_VERSION === 'string' ? PLUGIN_VERSION : 'not built');
    return 0;
  }
  const isStrict = args.includes('--strict');
  const targets = args.filter((argument) => argument !== '--strict');
  if (targets.length === 0) targets.push('.');
  if (targets.some((target) => target.startsWith('-'))) {
    console.error(usage);
    return 2;
  }
  const missing = targets.find((target) => statSync(target, { throwIfNoEntry: false }) === undefined);
  if (missing !== undefined) {
    console.error(`There is no file or folder ${JSON.stringify(missing)}`);
    return 2;
  }
  const results: ESLint.LintResult[] = [];
  for (const target of targets) results.push(...(await lint(resolve(target), isStrict)));
  if (results.length === 0) {
    console.error(`No file to lint: ${targets.join(', ')}`);
    return 2;
  }
  // Comments for rules of other plugins report that these are not defined.
  const own = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ ruleId, fatal }) => fatal === true || ruleId?.startsWith('url/'))
      .map(({ line, column, message, ruleId }) => `${filePath}:${line}:${column} ${message} (${ruleId ?? 'syntax'})`),
  );
  for (const line of own) console.log(line);
  console.log(`${counted(own.length, 'finding')} in ${counted(results.length, 'file')}`);
  return own.length > 0 ? 1 : 0;
}
