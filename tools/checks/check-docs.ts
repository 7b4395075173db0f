// Checks that every example in doc comments, READMEs and documents compiles under `strict`, and returns what it expects.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { consumerFolder, filesUnder, packages, Report, read, root } from '../../config/workspace.ts';
import {
  docCommentsIn,
  type Example,
  examplesInMarkdown,
  examplesOf,
  expectationsIn,
  toModule,
} from './doc-examples.ts';

/** The options of a new project: `strict`, the browser's types, and checked declarations of dependencies. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
};

const report = new Report('docs');

function allExamples(): Example[] {
  const members = packages();
  const documents = [
    'README.md',
    ...filesUnder('docs'),
    ...members.map(({ folder }) => `${folder}/README.md`),
    ...filesUnder('site/src/content/docs/guides'),
  ].filter((file) => existsSync(join(root, file)));
  return [
    ...members
      .flatMap(({ sources }) => sources)
      .flatMap((file) => docCommentsIn(read(file)).flatMap((comment) => examplesOf(file, comment))),
    ...documents.flatMap((file) => examplesInMarkdown(file, read(file))),
  ];
}

/** Compiles the modules of a folder. Each line of a module is at its line in the file that contains the example. */
function compile(folder: string, examples: readonly Example[]): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  const args = ['--pretty', 'false', '-p', folder];
  const { stdout, stderr, status } = spawnCommand(compiler, args, { cwd: folder, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
  for (const error of errors) {
    const [, index, line, why] = /^(\d+)\.ts\((\d+),\d+\): error (.*)$/.exec(error) ?? [];
    const example = examples[Number(index)];
    report.case(example?.file ?? 'types', [example === undefined ? `1: ${error}` : `${line}: example: ${why}`]);
  }
  if (status !== 0 && errors.length === 0) report.case('types', [`1: tsc: ${stderr || stdout || 'did not run'}`]);
}

/** Runs an example in a new thread, because an example may change globals. */
async function run({ file, line, code }: Example, module: string): Promise<void> {
  const unreached = new Set(code.split('\n').flatMap((text, index) => (expectationsIn(text) > 0 ? line + index : [])));
  const problems: string[] = [];
  const worker = new Worker(pathToFileURL(module), { stdout: true, stderr: true });
  const timer = setTimeout(() => {
    problems.push(`${line}: example: does not end`);
    worker.terminate();
  }, 20_000);
  worker.on('message', (message: { readonly line: number; readonly problem: string | null }) => {
    unreached.delete(message.line);
    if (message.problem !== null) problems.push(`${message.line}: example: ${message.problem}`);
  });
  worker.on('error', (error) => problems.push(`${line}: example: ${error}`));
  await new Promise((resolve) => worker.on('exit', resolve));
  clearTimeout(timer);
  if (problems.length === 0)
    problems.push(...[...unreached].map((each) => `${each}: example: the line was not reached`));
  report.case(
    file,
    problems.map((problem) => problem.split('\n').filter(Boolean).join(' ')),
  );
}

const folder = consumerFolder('examples');
const examples = allExamples();
const modules = examples.map((_, index) => join(folder, `${index}.ts`));
for (const [index, example] of examples.entries()) writeFileSync(modules[index]!, toModule(example));
compile(folder, examples);
const atOnce = 4;
for (let start = 0; start < examples.length; start += atOnce) {
  const batch = examples.slice(start, start + atOnce);
  await Promise.all(batch.map((example, index) => run(example, modules[start + index]!)));
}
const expectations = examples.reduce((sum, { code }) => sum + expectationsIn(code), 0);
console.log(`${examples.length} examples with ${expectations} expectations were compiled and run`);
report.finish();
