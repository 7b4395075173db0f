import { DatabaseSync } from 'node:sqlite';
import { createLinks, createPlainLinks } from '../links.ts';
import { countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';
import { registerURLFunctions } from './url-functions.ts';

const { timed, compared } = sizes(process.argv);
const database = new DatabaseSync(':memory:');
registerURLFunctions(database);

function fill(table: string, texts: readonly string[]): void {
  database.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, url TEXT); BEGIN`);
  const insert = database.prepare(`INSERT INTO ${table} (url) VALUES (?)`);
  for (const text of texts) insert.run(text);
  database.exec('COMMIT');
}

function columnOf(expression: string): (string | null)[] {
  const rows = database.prepare(`SELECT ${expression} AS result FROM links ORDER BY id`).all();
  return rows.map(({ result }) => (result === null ? null : `${result}`));
}

const texts = createLinks(compared).map(({ text }) => text);
fill('links', texts);
let differing = 0;
for (const name of Object.keys(functionsOfURL)) differing += countDiffering(name, texts, columnOf(`${name}(url)`));
differing += countDiffering('urlQuery', texts, columnOf("urlQuery(url, 'q')"), (text) => urlQuery(text, 'q'));
differing += countDiffering('urlIsValid', texts, columnOf('urlIsValid(url)'), (text) => `${Number(urlIsValid(text))}`);
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
