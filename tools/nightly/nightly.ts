// `pnpm nightly [part…]` runs every part in parts.json, or the parts that are named, one after the other. If it is stopped, the next call goes on with the
// parts that have no result for this commit; `--again` forgets the results. It writes nightly.md: what ran, when, on which commit, and the result.
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../config/workspace.ts';
import { buildAll } from '../publishing/unpack-tarballs.ts';
import { type Part, parts } from './parts.ts';

interface Result {
  readonly commit: string;
  readonly date: string;
  readonly result: 'passed' | 'failed' | 'stopped by its budget';
  readonly seconds: number;
  /** Its last line. */
  readonly note: string;
}

const folder = join(root, '.cache', 'nightly');
const stateFile = join(folder, 'results.json');
const documentFile = join(root, 'tools', 'measure', 'nightly.md');
mkdirSync(folder, { recursive: true });

function readResults(): Map<string, Result> {
  return new Map(existsSync(stateFile) ? Object.entries(JSON.parse(readFileSync(stateFile, 'utf8'))) : []);
}

function lastLineOf(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const plain = lines.map((line) => line.replace(/\x1b\[[\d;]*m/g, '').trim());
  return plain.filter((line) => line !== '').at(-1) ?? '';
}

/** Runs a part, with its output in a file. */
async function run(name: string, { command, minutes, env = {} }: Part, commit: string): Promise<Result> {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const log = join(folder, `${name}.log`);
  const start = performance.now();
  const [program, ...args] = command.split(' ') as [string, ...string[]];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  let isOverTime = false;
  const stop = () => process.kill(-child.pid!, 'SIGKILL');
  const timer = setTimeout(() => {
    isOverTime = true;
    stop();
  }, minutes * 60_000);
  process.once('SIGINT', stop);
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.off('SIGINT', stop);
  clearTimeout(timer);
  await new Promise<void>((resolve) => output.end(resolve));
  const seconds = Math.round((performance.now() - start) / 1000);
  const result = isOverTime ? 'stopped by its budget' : status === 0 ? 'passed' : 'failed';
  return { commit, date, result, seconds, note: lastLineOf(log).slice(0, 160) };
}

function documentOf(results: ReadonlyMap<string, Result>): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const rows = Object.entries(parts).map(([name, { covers }]) => {
    const found = results.get(name);
    const cells =
      found === undefined
        ? ['', '', 'not run yet', '', '']
        : [found.commit, found.date, found.result, `${found.seconds} s`, found.note];
    return `| ${[`\`${name}\``, covers, ...cells].map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  });
  return `# The nightly run

\`pnpm nightly\` writes this table. \`pnpm nightly <part>\` runs one part. The last machine: ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} processors, ${memory} GiB, Node ${process.versions.node}.

| part | what it covers | commit | date (UTC) | result | time | last line |
| --- | --- | --- | --- | --- | ---: | --- |
${rows.join('\n')}
`;
}

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { again: { type: 'boolean' } } });
const unknown = names.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const results = readResults();
const isDone = (name: string) => results.get(name)?.commit === commit && !values.again;
const wanted = names.length > 0 ? names : Object.keys(parts).filter((name) => !isDone(name));
let failed = 0;
if (wanted.length > 0) buildAll();
for (const name of wanted) {
  console.log(`── ${name}`);
  const result = await run(name, parts[name]!, commit);
  results.set(name, result);
  writeFileSync(stateFile, JSON.stringify(Object.fromEntries(results), null, 2));
  writeFileSync(documentFile, documentOf(results));
  if (result.result !== 'passed') failed++;
  console.log(`── ${name}: ${result.result}, ${result.seconds} s: ${result.note}`);
}
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
