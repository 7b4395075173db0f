import { DatabaseSync } from 'node:sqlite';
import { createLinks, createPlainLinks } from '../links.ts';
import { countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';
import { registerURLFunctions } from './url-functions.ts';

const { timed, compared } = sizes(process.argv);
const database = new DatabaseSync(':memory:');
registerURLFunctions(database);

/** Fills a table with a column of texts and a column of BLOBs, which have equal bytes. */
function fill(table: string, links: readonly (string | Buffer | null)[]): void {
  database.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, url TEXT, bytes BLOB); BEGIN`);
  const insert = database.prepare(`INSERT INTO ${table} (bytes, url) VALUES (?1, CAST(?1 AS TEXT))`);
  for (const link of links) insert.run(link === null ? null : Buffer.from(link));
  database.exec('COMMIT');
}

function columnOf(expression: string): (string | null)[] {
  const rows = database.prepare(`SELECT ${expression} AS result FROM links ORDER BY id`).all();
  return rows.map(({ result }) => (result === null ? null : `${result}`));
}

const links = createLinks(compared);
const texts = links.map(({ text }) => text);
fill(
  'links',
  links.map(({ bytes }) => bytes),
);
let differing = 0;
for (const column of ['url', 'bytes']) {
  const resultsOf = (name: string, rest = '') => columnOf(`${name}(${column}${rest})`);
  for (const name of Object.keys(functionsOfURL)) differing += countDiffering(name, texts, resultsOf(name));
  differing += countDiffering('urlQuery', texts, resultsOf('urlQuery', ", 'q'"), (text) => urlQuery(text, 'q'));
  differing += countDiffering('urlIsValid', texts, resultsOf('urlIsValid'), (text) => `${Number(urlIsValid(text))}`);
}
const nothing = database.prepare("SELECT urlHost(NULL) AS host, urlQuery('http://h/', NULL) AS value").get();
if (nothing?.host !== null || nothing.value !== null) throw new Error('NULL does not give NULL');
const large = database.prepare('SELECT urlIsValid(9223372036854775807) AS valid').get();
if (large?.valid !== 0) throw new Error('a large integer is not converted to text');

fill('plain', createPlainLinks(timed));
const start = performance.now();
const before = processorTime();
database.prepare('SELECT sum(length(urlNormalize(url))) AS total FROM plain').get();
const report: Report = {
  engine: `SQLite (node:sqlite, ${database.prepare('SELECT sqlite_version() AS version').get()?.version})`,
  rows: compared,
  differing,
  rowsPerSecond: (timed / (performance.now() - start)) * 1000,
  processorSeconds: (processorTime() - before) / timed,
  processes: 1,
  memory: process.resourceUsage().maxRSS * 1024,
};
console.log(JSON.stringify(report));
