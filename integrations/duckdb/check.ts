import { DuckDBInstance, DuckDBScalarFunction, VARCHAR, version } from '@duckdb/node-api';
import { createLinks, createPlainLinks } from '../links.ts';
import { countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';
import { registerURLFunctions } from './url-functions.ts';

const { timed, compared } = sizes(process.argv);
const connection = await (await DuckDBInstance.create(':memory:')).connect();
await registerURLFunctions(connection);

/** Fills a table with a column of texts and a column of bytes. A text of DuckDB is always UTF-8. */
async function fill(table: string, links: readonly { text: string | null; bytes: Buffer | null }[]): Promise<void> {
  await connection.run(`CREATE TABLE ${table} (id INTEGER, url VARCHAR, bytes BLOB)`);
  const appender = await connection.createAppender(table);
  for (const [at, { text, bytes }] of links.entries()) {
    appender.appendInteger(at);
    if (text === null) appender.appendNull();
    else appender.appendVarchar(text);
    if (bytes === null) appender.appendNull();
    else appender.appendBlob(bytes);
    appender.endRow();
  }
  appender.closeSync();
}

async function columnOf(expression: string): Promise<(string | null)[]> {
  const reader = await connection.runAndReadAll(`SELECT ${expression} AS result FROM links ORDER BY id`);
  return reader.getColumns()[0]!.map((value) => (value === null ? null : `${value}`));
}

const links = createLinks(compared);
const texts = links.map(({ text }) => text);
await fill('links', links);
let differing = 0;
const readersOf = { url: '', bytes: 'OfBytes' };
for (const [column, suffix] of Object.entries(readersOf)) {
  const resultsOf = (name: string) => columnOf(`${name}${suffix}(${column})`);
  for (const name of Object.keys(functionsOfURL)) differing += countDiffering(name, texts, await resultsOf(name));
  differing += countDiffering('urlIsValid', texts, await resultsOf('urlIsValid'), (text) => `${urlIsValid(text)}`);
}
differing += countDiffering('urlQuery', texts, await columnOf("urlQuery(url, 'q')"), (text) => urlQuery(text, 'q'));
const nothing = await connection.runAndReadAll("SELECT urlHost(NULL), urlQuery('http://h/', NULL)");
if (nothing.getRows()[0]!.some((value) => value !== null)) throw new Error('NULL does not give NULL');

const refused = await connection.run("SELECT urlHost('http://h/'::BLOB)").catch((error: Error) => error.message);
if (!/explicit type casts|No function matches/.test(`${refused}`)) throw new Error(`a BLOB is not refused: ${refused}`);

// Measures only the calls between DuckDB and JavaScript.
const identity = DuckDBScalarFunction.create({
  name: 'identity',
  returnType: VARCHAR,
  parameterTypes: [VARCHAR],
  mainFunction: (_info, input, output) => {
    for (const [row, value] of input.getColumnValues(0).entries()) output.setItem(row, value);
    output.flush();
  },
});
connection.registerScalarFunction(identity);

async function processorSecondsOf(name: string): Promise<number> {
  const before = processorTime();
  await connection.run(`SELECT sum(length(${name}(url))) AS total FROM plain`);
  return processorTime() - before;
}

await fill(
  'plain',
  createPlainLinks(timed).map((text) => ({ text, bytes: null })),
);
const boundary = await processorSecondsOf('identity');
const start = performance.now();
const seconds = await processorSecondsOf('urlNormalize');
const report: Report = {
  engine: `DuckDB ${version()}`,
  rows: compared,
  differing,
  rowsPerSecond: (timed / (performance.now() - start)) * 1000,
  processorSeconds: seconds / timed,
  processes: 1,
  memory: process.resourceUsage().maxRSS * 1024,
  also: [`a function that does nothing takes ${Math.round((100 * boundary) / seconds)} % of the time of urlNormalize`],
};
console.log(JSON.stringify(report));
