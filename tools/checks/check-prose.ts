// Checks Markdown, comments and messages of published code, tools and the site: constructions by prose/rules.yml (textlint), spelling (cspell),
// and links between files (remark-validate-links). Tests and generated files are excluded.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../config/install.ts';
import { filesUnder, Report, read, root } from '../../config/workspace.ts';
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

// Subpaths of a package, which packing writes for older resolvers and removes, are left out too.
const leftOut =
  /\.generated\.ts$|^packages\/\w+\/[\w-]+\/[\w-]+\.(?:d\.ts|mjs)$|(?:^|\/)(?:test|probes|api|fixtures)\/|\.test\.ts$|CHANGELOG\.md$|SURVIVORS\.md$|results\.md$|^docs\/standard\.md$|prose\/rules\.yml$/;
const all = ['packages', 'tools', 'config', 'site/src', 'docs', 'integrations', '.github']
  .flatMap(filesUnder)
  .concat(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'site/README.md']);
const files = all.filter((file) => /\.(?:md|mdx|ts|mts|mjs)$/.test(file) && !leftOut.test(file));

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

/** Runs a linter. Each line of its output that matches is a problem. A run that fails without such a line is also a problem. */
function lint(name: string, program: string, args: readonly string[], problem: RegExp): void {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, 'node_modules', program), ...args],
    options,
  );
  const output = `${stdout}\n${stderr}`.split('\n');
  const found = output.filter((line) => problem.test(line)).map((line) => `1: ${line.trim()}`);
  report.case(name, status === 0 || found.length > 0 ? found : [`1: ${program}: ${output.join(' ').trim()}`]);
}

const spelling = ['lint', '--no-progress', '--no-summary', '--config', join(tools, 'cspell.json'), ...files];
lint('spelling', 'cspell/bin.mjs', spelling, / - Unknown word/);
// The site's own tests follow the links of its pages.
const documents = all.filter((file) => /(?<!\.api|CHANGELOG)\.md$/.test(file) && !file.startsWith('site/src/'));
const links = [
  '--no-stdout',
  '--no-color',
  '--quiet',
  '--frail',
  '--no-ignore',
  '--rc-path',
  join(tools, 'remark.json'),
  ...documents,
];
lint('links', 'remark-cli/cli.js', links, /\.md$| (?:warning|error) /);
report.finish();
