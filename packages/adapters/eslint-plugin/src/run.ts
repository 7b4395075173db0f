import { resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { configs } from './plugin.js';

const usage =
  'Usage: eslint-plugin [--strict] [<folder or file>…]\nRuns the rules of @url/eslint-plugin without a configuration.';

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
  const eslint = new ESLint({ ...options, cwd: target });
  return eslint.lintFiles(['.']);
}

/**
 * Runs the rules on folders, and prints what they find.
 *
 * @returns the exit status: 0 without findings, 1 with some, 2 if the arguments are wrong or no file was linted
 */
export async function run(args: readonly string[]): Promise<number> {
  const isStrict = args.includes('--strict');
  const targets = args.filter((argument) => argument !== '--strict');
  if (targets.length === 0) targets.push('.');
  if (targets.some((target) => target.startsWith('-'))) {
    console.error(usage);
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
  console.log(`${own.length} findings in ${results.length} files`);
  return own.length > 0 ? 1 : 0;
}
