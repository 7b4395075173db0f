// Checks that every example compiles and returns what it expects, and that every anchor is in the pinned standard.
// `--update` writes the lists of anchors from the standards' sources in ../shared, if they exist.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { transform } from 'esbuild';
import { consumerFolder, filesUnder, packages, Report, read, readJSON, root } from '../../config/workspace.ts';
import {
  docCommentsIn,
  type Example,
  examplesInMarkdown,
  examplesOf,
  expectationsIn,
  toModule,
} from './doc-examples.ts';
import { typeProblems } from './example-types.ts';
import { anchorsOf } from './standard-anchors.ts';
import { type Standard, sourceOf, standards, writeLists } from './standards.ts';

interface Anchors {
  readonly commit: string;
  readonly anchors: readonly string[];
}

const update = process.argv.includes('--update');
const report = new Report('docs');
const all = packages();

/** The anchors of a standard at the commit that spec.json pins. */
function readAnchors(standard: Standard): ReadonlySet<string> {
  const text = sourceOf(standard);
  const source: Anchors | null = text === null ? null : { commit: standard.commit, anchors: anchorsOf(text) };
  const file = standard.anchors;
  if (update && source !== null) writeLists(file, source);
  const known = readJSON<Anchors>(file);
  const stale = known.commit !== standard.commit || (source !== null && source.anchors.join() !== known.anchors.join());
  report.case(file, stale ? ['1: commit: not the list of the commit in spec.json; --update writes it'] : []);
  return new Set(known.anchors);
}

function checkAnchors(): void {
  const anchors = new Map(standards.map((standard) => [standard.address, readAnchors(standard)]));
  const written = [...filesUnder('packages'), ...filesUnder('tools'), ...rootDocuments()].filter((file) =>
    /\.(?:ts|md)$/.test(file),
  );
  for (const file of written) {
    const lines = read(file).split('\n');
    report.case(
      file,
      lines.flatMap((text, index) => anchorProblems(text, anchors).map((problem) => `${index + 1}: ${problem}`)),
    );
  }
}

function rootDocuments(): string[] {
  return ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesUnder('docs')].filter((file) =>
    existsSync(join(root, file)),
  );
}

function anchorProblems(line: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = [...line.matchAll(/(https:\/\/url(?:pattern)?\.spec\.whatwg\.org\/)#([^\s"'`<>\]|]+)/g)];
  return found
    .filter(([, address, anchor]) => {
      const known = anchors.get(address!)!;
      return !known.has(anchor!) && !known.has(anchor!.replace(/[.,;:)*/]+$/, ''));
    })
    .map(([, , anchor]) => `#${anchor}: not an anchor of the pinned standard`);
}

function allExamples(): Example[] {
  const sources = all.flatMap((member) => member.sources);
  const readmes = ['README.md', ...filesUnder('docs'), ...all.map(({ folder }) => `${folder}/README.md`)].filter(
    (file) => existsSync(join(root, file)),
  );
  return [
    ...sources.flatMap((file) => docCommentsIn(read(file)).flatMap((comment) => examplesOf(file, comment))),
    ...[...readmes, ...filesUnder('site/src/content/docs/guides')].flatMap((file) =>
      examplesInMarkdown(file, read(file)),
    ),
  ];
}

/** Returns the lines with expectations that did not run, for example inside an `if` whose condition is false. */
function missed({ code, line }: Example, reached: ReadonlySet<number>): number[] {
  const expecting = code.split('\n').flatMap((text, index) => (expectationsIn(text) > 0 ? [line + index] : []));
  return expecting.filter((number) => !reached.has(number));
}

/** Runs an example in a new thread, because an example may change globals. */
async function run(example: Example, module: string): Promise<string[]> {
  try {
    const { code } = await transform(toModule(example), { loader: 'ts', format: 'esm', target: 'node20' });
    writeFileSync(module, code);
  } catch (error) {
    return [`${example.line}: example: ${(error as Error).message.split('\n')[1] ?? error}`];
  }
  const worker = new Worker(pathToFileURL(module), { stdout: true, stderr: true });
  const problems: string[] = [];
  const reached = new Set<number>();
  const timer = setTimeout(() => {
    problems.push(`${example.line}: example: does not end`);
    worker.terminate();
  }, 20_000);
  await new Promise<void>((resolve) => {
    worker.on('message', ({ line, problem }) => {
      reached.add(line);
      if (problem !== null) problems.push(`${line}: example: ${problem}`);
    });
    worker.on('error', (error) => problems.push(`${example.line}: example: ${error}`));
    worker.on('exit', () => resolve());
  });
  clearTimeout(timer);
  if (problems.length === 0) {
    problems.push(...missed(example, reached).map((line) => `${line}: example: the line was not reached`));
  }
  return problems.map((problem) => problem.split('\n').filter(Boolean).join(' '));
}

/** Compiles every example as written, under `strict`, and then runs it. */
async function checkExamples(): Promise<void> {
  const folder = consumerFolder('examples');
  const examples = allExamples();
  for (const [example, problems] of typeProblems(examples, folder)) report.case(example?.file ?? 'types', problems);
  const atOnce = 4;
  for (let start = 0; start < examples.length; start += atOnce) {
    const some = examples.slice(start, start + atOnce);
    const results = await Promise.all(some.map((example, i) => run(example, join(folder, `${start + i}.mjs`))));
    results.forEach((problems, i) => {
      report.case(some[i]!.file, problems);
    });
  }
  const expectations = examples.reduce((sum, { code }) => sum + expectationsIn(code), 0);
  console.log(`${examples.length} examples with ${expectations} expectations were compiled and run`);
}

checkAnchors();
await checkExamples();
report.finish();
