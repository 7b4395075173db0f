import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import { configs } from './plugin.js';

/** The build puts the version of the package here. */
declare const PLUGIN_VERSION: string | undefined;

const usage = `Usage: eslint-plugin [--strict] [<folder or file>…]
Runs the rules of @url/eslint-plugin without a configuration.
  --strict   also the rules that are noisy in many projects
  --version  print the version`;

const parserName = '@typescript-eslint/parser';
const skipped = `${parserName} is not installed. To read TypeScript, run:
  npx -p @url/eslint-plugin -p ${parserName} eslint-plugin <folder>`;

/** Loads the parser for TypeScript that is installed beside this package or in the project of a folder. Null if there is none. */
async function typescriptParser(folder: string): Promise<Linter.Parser | null> {
  const beside = () => parserName;
  const inProject = () => pathToFileURL(createRequire(join(folder, 'package.json')).resolve(parserName)).href;
  for (const place of [beside, inProject]) {
    try {
      return (await import(place())) as Linter.Parser;
    } catch {
      // Look in the next place.
    }
  }
  return null;
}

const typescriptFile = /\.(?:[mc]?ts|tsx)$/;
const start = { line: 1, column: 0 };

/** Reads every file as an empty program, so that ESLint lists the files of TypeScript although it cannot read them. */
const noParser: Linter.Parser = {
  parse: () => ({
    ...{ type: 'Program', sourceType: 'module', body: [], tokens: [], comments: [] },
    ...{ range: [0, 0], loc: { start, end: start } },
  }),
};

/** What ESLint found in the files that it could read, and how many it could not. */
interface Linted {
  readonly results: readonly ESLint.LintResult[];
  readonly unread: number;
}

/** Lints one folder or file. The folder is ESLint's working directory: ESLint skips files outside of it. */
async function lint(target: string, isStrict: boolean): Promise<Linted> {
  const isFolder = statSync(target).isDirectory();
  const cwd = isFolder ? target : dirname(target);
  const parser = await typescriptParser(cwd);
  const overrideConfig: Linter.Config[] = [
    { files: ['**/*.{js,mjs,cjs,jsx}'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    { files: ['**/*.{ts,mts,cts,tsx}'], languageOptions: { parser: parser ?? noParser } },
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
    isStrict ? configs.strict : configs.recommended,
  ];
  const options = { overrideConfigFile: true, overrideConfig, errorOnUnmatchedPattern: false } as const;
  const all = await new ESLint({ ...options, cwd }).lintFiles([isFolder ? '.' : basename(target)]);
  const results = all.filter(({ filePath }) => parser !== null || !typescriptFile.test(filePath));
  return { results, unread: all.length - results.length };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Prints what the rules found, and returns the exit status. */
function printResults(results: readonly ESLint.LintResult[], unread: number, targets: readonly string[]): number {
  if (results.length === 0 && unread === 0) console.error(`No file to lint: ${targets.join(', ')}`);
  // Comments for rules of other plugins report that these are not defined.
  const own = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ ruleId, fatal }) => fatal === true || ruleId?.startsWith('url/'))
      .map(({ line, column, message, ruleId }) => `${filePath}:${line}:${column} ${message} (${ruleId ?? 'syntax'})`),
  );
  for (const line of own) console.log(line);
  if (results.length > 0) console.log(`${counted(own.length, 'finding')} in ${counted(results.length, 'file')}`);
  if (unread > 0) console.error(`Skipped ${counted(unread, 'TypeScript file')}: ${skipped}`);
  if (results.length === 0) return 2;
  return own.length > 0 ? 1 : 0;
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
  const linted: Linted[] = [];
  for (const target of targets) linted.push(await lint(resolve(target), isStrict));
  return printResults(
    linted.flatMap(({ results }) => results),
    linted.reduce((sum, { unread }) => sum + unread, 0),
    targets,
  );
}
