import { type DuckDBConnection, DuckDBInstance, DuckDBScalarFunction, VARCHAR, version } from '@duckdb/node-api';
import { createLinks, createPlainLinks } from '../links.ts';
import { countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';
import { registerURLFunctions } from './url-functions.ts';

const { timed, compared } = sizes(process.argv);
const connection = await (await DuckDBInstance.create(':memory:')).connect();
registerURLFunctions(connection);

async function fill(to: DuckDBConnection, table: string, texts: readonly string[]): Promise<void> {
  await to.run(`CREATE TABLE ${table} (id INTEGER, url VARCHAR)`);
  const appender = await to.createAppender(table);
  for (const [at, text] of texts.entries()) {
    appender.appendInteger(at);
    appender.appendVarchar(text);
    appender.endRow();
  }
  appender.closeSync();
}

async function columnOf(expression: string): Promise<(string | null)[]> {
  const reader = await connection.runAndReadAll(`SELECT ${expression} AS result FROM links ORDER BY id`);
  return reader.getColumns()[0]!.map((value) => (value === null ? null : `${value}`));
}

const texts = createLinks(compared).map(({ text }) => text);
await fill(connection, 'links', texts);
let differing = 0;
for (const name of Object.keys(functionsOfURL))
  differing += countDiffering(name, texts, await columnOf(`${name}(url)`));
differing += countDiffering('urlQuery', texts, await columnOf("urlQuery(url, 'q')"), (text) => urlQuery(text, 'q'));
differing += countDiffering('urlIsValid', texts, await columnOf('urlIsValid(url)'), (text) => `${urlIsValid(text)}`);
const nothing = await connection.runAndReadAll("SELECT urlHost(NULL), urlQuery('http://h/', NULL)");
if (nothing.getRows()[0]!.some((value) => value !== null)) throw new Error('NULL does not give NULL');

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

await fill(connection, 'plain', createPlainLinks(timed));
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
