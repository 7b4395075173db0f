// Measures the command in a shell, by itself and with other tools.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBlocksBelow } from '../document.ts';
import { createLinks, createPlainLinks } from '../links.ts';
import { countDiffering, type Report, sizes } from '../report.ts';
import { functionsOfURL } from '../url-functions.ts';
import { putURLOnPath } from '../url-program.ts';

interface Way {
  readonly name: string;
  /** The program that must be installed. */
  readonly program: string;
  /** A line for a shell that reads the file "links" and writes a href for each line, or reads the file "rows" in RowBinary. */
  readonly line: string;
  readonly processes: number;
}

const cores = availableParallelism();
const ways: readonly Way[] = [
  { name: '`url < links`', program: 'url', line: 'url < links || true', processes: 1 },
  {
    name: '`url serve href < links`',
    program: 'url',
    line: 'url serve href --format LineAsString < links',
    processes: 1,
  },
  {
    name: '`url serve host --format RowBinary < rows`',
    program: 'url',
    line: 'url serve host --format RowBinary < rows',
    processes: 1,
  },
  { name: '`url --json < links`', program: 'url', line: 'url --json < links || true', processes: 1 },
  {
    name: '`parallel --pipe url`',
    program: 'parallel',
    line: 'parallel --pipe --keep-order url < links || true',
    processes: cores,
  },
  {
    name: '`xargs -s 2000000 url`',
    program: 'xargs',
    line: "xargs -d '\\n' -s 2000000 url --line -- < links || true",
    processes: 1,
  },
];

putURLOnPath();
const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-shell-'));

function bash(line: string): string {
  const { status, stdout } = spawnSync('bash', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) throw new Error(`${line} ends with status ${status}`);
  return stdout;
}

/** Writes the links that fit into a line, and returns them as text. */
function writeLinks(links: readonly (string | Buffer | null)[]): readonly string[] {
  const lines = links.flatMap((link) =>
    link === null || /[\r\n\0]/.test(link.toString('latin1')) ? [] : [Buffer.from(link)],
  );
  writeFileSync(join(folder, 'links'), Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])));
  writeFileSync(join(folder, 'rows'), Buffer.concat(lines.flatMap((line) => [lengthInRow(line), line])));
  return lines.map((line) => line.toString('utf8'));
}

/** The length of a text in LEB128. */
function lengthInRow({ length }: Buffer): Buffer {
  const bytes: number[] = [];
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}

function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Wall-clock time and processor time, in seconds, and the peak memory of the largest process, in bytes. */
function measure(line: string): { wall: number; processor: number; memory: number } {
  const program = `import resource, subprocess, sys, time
start = time.monotonic()
subprocess.run(["bash", "-c", sys.argv[1]], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(time.monotonic() - start, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)`;
  const { stdout } = spawnSync('python3', ['-c', program, line], { cwd: folder, encoding: 'utf8' });
  const [wall = 0, processor = 0, memory = 0] = stdout.trim().split(' ').map(Number);
  return { wall, processor, memory };
}

function hrefIn(line: string): string | null {
  if (line.startsWith('{')) return (JSON.parse(line) as { href?: string }).href ?? null;
  return line === '' || line === '\\N' ? null : line;
}

/** A href in TabSeparated, in which a backslash is written twice. */
function hrefInField(field: string): string | null {
  return hrefIn(field)?.replace(/\\\\/g, '\\') ?? null;
}

/** Runs the lines of docs/at-scale.md. Each link parses, because a line ends with status 1 otherwise. */
function checkDocument(): void {
  const links = createPlainLinks(20_000);
  writeFileSync(join(folder, 'links.txt'), `${links.join('\n')}\n`);
  for (const heading of ['In a pipeline', '`url serve`']) runBlocksBelow(heading, 'python3', folder, process.env);
  const hrefs = readFileSync(join(folder, 'parsed.jsonl'), 'utf8').trimEnd().split('\n').map(hrefIn);
  if (countDiffering('parsed.jsonl', links, hrefs, functionsOfURL.urlNormalize!) > 0)
    throw new Error('docs/at-scale.md: the results in parsed.jsonl differ');
}

// A file may start with a BOM, which is not part of its first line: the first link does not have one.
const lines = writeLinks(createLinks(compared).map(({ bytes }) => bytes));
const reports: Report[] = ways
  .filter(({ program }) => isThere(program))
  .map(({ name, line, processes }) => {
    // An argument that fails does not have a line, and RowBinary does not have lines: the tests of the command cover both.
    const results = /xargs|RowBinary/.test(line) ? null : bash(line).split('\n').slice(0, -1);
    const hrefs = results?.map(line.includes('serve') ? hrefInField : hrefIn) ?? null;
    const differing = hrefs === null ? 0 : countDiffering('urlNormalize', lines, hrefs, functionsOfURL.urlNormalize!);
    return {
      engine: name,
      rows: hrefs === null ? 0 : lines.length,
      differing,
      rowsPerSecond: 0,
      processorSeconds: 0,
      processes,
      memory: 0,
    };
  });
writeLinks(createPlainLinks(timed));
const measured = reports.map((report) => {
  const { wall, processor, memory } = measure(ways.find(({ name }) => name === report.engine)!.line);
  return { ...report, rowsPerSecond: timed / wall, processorSeconds: processor / timed, memory };
});
checkDocument();
rmSync(folder, { recursive: true });
console.log(JSON.stringify(measured));
