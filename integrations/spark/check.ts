import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinks, createPlainLinks } from '../links.ts';
import { countByKind, countDiffering, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid } from '../url-functions.ts';
import { putURLOnPath } from '../url-program.ts';

/** The output of check.py. */
interface Results extends Pick<Report, 'rowsPerSecond' | 'processorSeconds' | 'processes' | 'memory'> {
  readonly version: string;
  readonly results: readonly Row[];
  /** The results with two processes killed in the middle. */
  readonly retried: readonly Row[];
  readonly piped: readonly string[];
  readonly own: readonly (string | null)[];
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The columns with the functions that have the same results. */
const columns: Readonly<Record<string, (text: string) => string | null>> = {
  href: functionsOfURL.urlNormalize!,
  host: functionsOfURL.urlHost!,
  site: functionsOfURL.urlSite!,
  scheme: functionsOfURL.urlScheme!,
  addressClass: functionsOfURL.urlAddressClass!,
  isValid: (text) => `${urlIsValid(text)}`,
};

putURLOnPath();
const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-spark-'));

function write(name: string, texts: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, texts.map((url, id) => `${JSON.stringify({ id, url })}\n`).join(''));
  return path;
}

const links = createLinks(compared);
const texts = links.map(({ text }) => text);
const python = join(import.meta.dirname, '.cache', 'python', 'bin', 'python');
const output = join(folder, 'results.json');
const args = ['check.py', write('links.jsonl', texts), write('plain.jsonl', createPlainLinks(timed)), output];
const env = { ...process.env, PYSPARK_PYTHON: python, PYTHONPATH: import.meta.dirname };
const { status } = spawnSync(python, args, { cwd: import.meta.dirname, env, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
const { version, results, retried, piped, own, ...figures }: Results = JSON.parse(readFileSync(output, 'utf8'));
rmSync(folder, { recursive: true, force: true });

function columnOf(rows: readonly Row[], name: string): (string | null)[] {
  return rows.map((row) => (row[name] === null ? null : `${row[name]}`));
}

let differing = 0;
for (const [name, expectedOf] of Object.entries(columns)) {
  differing += countDiffering(name, texts, columnOf(results, name), expectedOf);
  differing += countDiffering(`${name} after a kill`, texts, columnOf(retried, name), expectedOf);
}
if (retried.some(({ id }, at) => id !== at)) throw new Error('a row is lost or doubled after a kill');
differing += countDiffering('pipe', texts, piped, (text) => columns.href!(text) ?? '\\N');
const report: Report = {
  engine: `Spark ${version} (local-cluster[2,1,1024], mapInPandas)`,
  rows: compared,
  differing,
  ...figures,
  own: { name: 'Spark `try_parse_url`', differing: countByKind(links, own) },
  also: ['a killed worker and a killed url were retried, and no row is lost or doubled', 'RDD.pipe'],
};
console.log(JSON.stringify(report));
