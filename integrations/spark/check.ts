import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExecutable } from '../build.ts';
import { runBlocksBelow } from '../document.ts';
import { install, python } from '../install.ts';
import { createLinks, createPlainLinks, writeRows } from '../links.ts';
import { countByKind, countDiffering, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';
import { putURLOnPath } from '../url-program.ts';

/** The output of check.py. */
interface Results {
  readonly version: string;
  /** By the way in which they were computed. */
  readonly results: Readonly<Record<string, readonly Row[]>>;
  readonly own: readonly (string | null)[];
  readonly figures: Readonly<Record<'url' | 'sql' | 'own', Figures>>;
}

type Figures = Pick<Report, 'rowsPerSecond' | 'processorSeconds' | 'processes' | 'memory'>;

type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The columns with the functions that have the same results. */
const columns: Readonly<Record<string, (text: string) => string | null>> = {
  href: functionsOfURL.urlNormalize!,
  host: functionsOfURL.urlHost!,
  site: functionsOfURL.urlSite!,
  scheme: functionsOfURL.urlScheme!,
  addressClass: functionsOfURL.urlAddressClass!,
  isValid: (text) => `${urlIsValid(text)}`,
  q: (text) => urlQuery(text, 'q'),
};

const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-spark-'));
const links = createLinks(compared);
const texts = links.map(({ text }) => text);
const output = join(folder, 'results.json');
const args = [
  'check.py',
  writeRows(join(folder, 'links.jsonl'), links),
  writeRows(
    join(folder, 'plain.jsonl'),
    createPlainLinks(timed).map((text) => ({ bytes: Buffer.from(text) })),
  ),
  join(import.meta.dirname, '../python/test/failing_url.py'),
  builtExecutable(),
  output,
];
putURLOnPath();
const env = { ...process.env, PYSPARK_PYTHON: python, URL_NODE: process.execPath };
const { status } = spawnSync(python, args, { cwd: import.meta.dirname, env, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
const { version, results, own, figures }: Results = JSON.parse(readFileSync(output, 'utf8'));
checkDocument();
rmSync(folder, { recursive: true, force: true });

/** Builds the executable, with a program that the integration of ClickHouse installs. */
function builtExecutable(): string {
  const missing = install('clickhouse');
  if (missing !== null) throw new Error(missing);
  return buildExecutable();
}

/** Runs the blocks of docs/at-scale.md; the last one writes the records of links.txt in JSON. */
function checkDocument(): void {
  const some = createPlainLinks(1000);
  writeFileSync(join(folder, 'links.txt'), `${some.join('\n')}\n`);
  runBlocksBelow('Spark', python, folder, env);
  const parts = readdirSync(join(folder, 'parsed')).filter((name) => name.startsWith('part-'));
  const lines = parts.sort().flatMap((name) =>
    readFileSync(join(folder, 'parsed', name), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  const hrefs = lines.map((line) => (JSON.parse(line) as { href: string }).href);
  if (countDiffering('RDD.pipe', some, hrefs, functionsOfURL.urlNormalize!) > 0)
    throw new Error('docs/at-scale.md: RDD.pipe: results differ');
}

function differingIn(way: string, rows: readonly Row[]): number {
  if (rows.some(({ id }, at) => id !== at)) throw new Error(`${way}: a row is lost or doubled`);
  let differing = 0;
  for (const [name, expectedOf] of Object.entries(columns)) {
    if (!(name in rows[0]!)) continue;
    const values = rows.map((row) => (row[name] === null ? null : `${row[name]}`));
    differing += countDiffering(`${way}: ${name}`, texts, values, expectedOf, name === 'isValid' ? 'false' : null);
  }
  return differing;
}

let differing = 0;
for (const [way, rows] of Object.entries(results)) differing += differingIn(way, rows);
const reports: Report[] = [
  {
    engine: `Spark ${version} (local-cluster[2,1,1024], mapInArrow, host)`,
    rows: compared,
    differing,
    ...figures.url,
    own: { name: 'Spark `try_parse_url`', differing: countByKind(links, own) },
    also: [
      'columns of texts, of bytes, and SQL functions',
      'a killed worker and a killed url: no row is lost or doubled',
      'RDD.pipe',
      'an executable that is shipped to the workers',
    ],
  },
  { engine: `Spark ${version}, the SQL function urlHost`, rows: 0, differing: 0, ...figures.sql },
  { engine: 'Spark `try_parse_url`, which does not follow the standard', rows: 0, differing: 0, ...figures.own },
];
console.log(JSON.stringify(reports));
