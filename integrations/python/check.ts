// Tests the wheel url-spark: its process, and its functions for DuckDB and Polars.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { copyWheel } from '../build.ts';
import { runBlocksBelow } from '../document.ts';
import { olderDuckDB, python } from '../install.ts';
import { createLinks, createPlainLinks, writeRows } from '../links.ts';
import { countDiffering, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid } from '../url-functions.ts';

/** The output of check.py. */
interface Results {
  /** By engine and function. */
  readonly results: Readonly<Record<string, Readonly<Record<string, readonly (string | boolean | null)[]>>>>;
  readonly figures: Readonly<Record<string, Pick<Report, 'rowsPerSecond' | 'processorSeconds' | 'memory'>>>;
}

const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-python-'));
const links = createLinks(compared);
const texts = links.map(({ text }) => text);
const rows = writeRows(join(folder, 'links'), links);
const plain = writeRows(
  join(folder, 'plain'),
  createPlainLinks(timed).map((text) => ({ bytes: Buffer.from(text) })),
);

function check(path: string): Results {
  const output = join(folder, 'results.json');
  const env = { ...process.env, PYTHONPATH: path, URL_NODE: process.execPath };
  const { status } = spawnSync(python, ['check.py', rows, plain, output], {
    cwd: import.meta.dirname,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(readFileSync(output, 'utf8')) as Results;
}

function differingIn(engine: string, results: Results['results'][string]): number {
  let differing = 0;
  // NULL is not valid; in DuckDB the result for NULL is NULL, as the results of other functions are.
  const ofNull = engine.startsWith('DuckDB') ? null : 'false';
  for (const [name, values] of Object.entries(results)) {
    const shown = values.map((value) => (value === null ? null : `${value}`));
    differing +=
      name === 'urlIsValid'
        ? countDiffering(`${engine}: ${name}`, texts, shown, (text) => `${urlIsValid(text)}`, ofNull)
        : countDiffering(`${engine}: ${name}`, texts, shown, functionsOfURL[name]!);
  }
  return differing;
}

const reports: Report[] = [];
const own = "Python's `urlsplit(url).hostname`";
for (const { results, figures } of [check(''), check([olderDuckDB, ''].join(delimiter))]) {
  for (const [engine, values] of Object.entries(results)) {
    const found = Object.keys(figures).find((name) => engine.startsWith(name));
    const report = { engine, rows: compared, differing: differingIn(engine, values), processes: 1 };
    reports.push({
      ...report,
      ...(found === undefined ? { rowsPerSecond: 0, processorSeconds: 0, memory: 0 } : figures[found]!),
    });
  }
  const engine = `${own}, which does not follow the standard`;
  if (own in figures) reports.push({ engine, rows: 0, differing: 0, processes: 0, ...figures[own]! });
}
copyWheel(folder);
runBlocksBelow('Python', python, folder, { ...process.env, PATH: `${dirname(python)}${delimiter}${process.env.PATH}` });
rmSync(folder, { recursive: true, force: true });
const also = [
  'a process that hangs, dies or is killed is started again; then the task fails, or only its rows are NULL',
];
console.log(JSON.stringify(reports.map((report, at) => (at === 0 ? { ...report, also } : report))));
