// Checks Markdown, comments and messages of published code, tools and the site: constructions by prose/rules.yml (textlint), and spelling
// (cspell). Tests and generated files are excluded.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, Report, read, root } from '../../config/workspace.ts';
import { install } from '../measure/bench/prepare.ts';
import { proseOfSource } from './prose/prose-of-source.ts';

interface Message {
  readonly line: number;
  readonly message: string;
}
interface Textlint {
  loadTextlintrc(options: { configFilePath: string }): Promise<unknown>;
  createLinter(options: { descriptor: unknown }): {
    lintText(text: string, path: string): Promise<{ readonly messages: readonly Message[] }>;
  };
}

const report = new Report('prose');
const tools = join(root, 'tools/checks/prose');
install(tools);

const leftOut =
  /\.generated\.ts$|(?:^|\/)(?:test|probes|api|fixtures)\/|\.test\.ts$|CHANGELOG\.md$|SURVIVORS\.md$|results\.md$|^docs\/standard\.md$|prose\/rules\.yml$/;
const files = ['packages', 'tools', 'config', 'site/src', 'docs', 'integrations', '.github']
  .flatMap(filesUnder)
  .concat(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'site/README.md'])
  .filter((file) => /\.(?:md|mdx|ts|mts|mjs)$/.test(file) && !leftOut.test(file));

const entry = createRequire(join(tools, 'package.json')).resolve('textlint');
const { createLinter, loadTextlintrc } = (await import(pathToFileURL(entry).href)) as Textlint;
const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: join(tools, 'textlintrc.json') }) });
for (const file of files) {
  const text = /\.mdx?$/.test(file) ? read(file) : proseOfSource(read(file));
  const { messages } = await linter.lintText(text, join(root, file.replace(/\.\w+$/, '.md')));
  report.case(
    file,
    messages.map(({ line, message }) => `${line}: ${message.replace(/\n+/g, ' ')}`),
  );
}

const cspell = [
  join(tools, 'node_modules/cspell/bin.mjs'),
  'lint',
  '--no-progress',
  '--no-summary',
  '--config',
  join(tools, 'cspell.json'),
];
const spelling = spawnSync(process.execPath, [...cspell, ...files], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NO_COLOR: '1' },
});
const misspelled = spelling.stdout.split('\n').filter((line) => line.includes(' - Unknown word'));
report.case('tools/checks/prose/words.txt', [
  ...misspelled.map((line) => `1: ${line.trim()}`),
  ...(spelling.status === 0 || misspelled.length > 0 ? [] : [`1: cspell: ${spelling.stderr.trim()}`]),
]);
report.finish();
