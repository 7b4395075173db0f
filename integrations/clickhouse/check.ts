import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinks, createPlainLinks } from '../links.ts';
import { processesWith } from '../processes.ts';
import { countByKind, countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid } from '../url-functions.ts';
import { putURLOnPath } from '../url-program.ts';

putURLOnPath();
const { Session } = await import('chdb');
const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-clickhouse-'));
const functions = join(import.meta.dirname, 'url_functions.xml');
const session = new Session(join(folder, 'data'), {
  connectionArgs: [`--user_scripts_path=${folder}`, `--user_defined_executable_functions_config=${functions}`],
});

function fill(table: string, texts: readonly string[]): void {
  const file = join(folder, `${table}.jsonl`);
  writeFileSync(file, texts.map((url, id) => `${JSON.stringify({ id, url })}\n`).join(''));
  session.query(
    `CREATE DATABASE IF NOT EXISTS url; CREATE TABLE url.${table} (id UInt32, url String) ENGINE = MergeTree ORDER BY id`,
  );
  session.query(`INSERT INTO url.${table} SELECT * FROM file('${file}', JSONEachRow, 'id UInt32, url String')`);
}

function columnOf(expression: string): (string | null)[] {
  const lines = session
    .query(`SELECT ${expression} AS result FROM url.links ORDER BY id`, 'JSONEachRow')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const { result } = JSON.parse(line) as { result: unknown };
    return result === null || typeof result === 'string' ? result : JSON.stringify(result);
  });
}

const links = createLinks(compared);
const texts = links.map(({ text }) => text);
const partsOfNothing = '{"scheme":null,"host":null,"port":null,"path":null,"query":null,"fragment":null}';
fill('links', texts);
let differing = 0;
for (const name of Object.keys(functionsOfURL)) {
  const expectedOf =
    name === 'urlParts' ? (text: string) => functionsOfURL[name]!(text) ?? partsOfNothing : functionsOfURL[name]!;
  differing += countDiffering(name, texts, columnOf(`${name}(url)`), expectedOf);
}
differing += countDiffering('urlIsValid', texts, columnOf('urlIsValid(url)'), (text) => `${urlIsValid(text)}`);

fill('plain', createPlainLinks(timed));
const pool = 'serve\0href\0';
session.query('SELECT count(urlNormalize(url)) FROM url.plain WHERE id < 1000');
const start = performance.now();
const before = processorTime() + processesWith(pool).reduce((sum, { seconds }) => sum + seconds, 0);
session.query('SELECT sum(length(urlNormalize(url))) FROM url.plain');
const rowsPerSecond = (timed / (performance.now() - start)) * 1000;
const running = processesWith(pool);
const after = processorTime() + running.reduce((sum, { seconds }) => sum + seconds, 0);
const report: Report = {
  engine: `ClickHouse ${session.query('SELECT version()', 'TSV').trim()} (chdb)`,
  rows: compared,
  differing,
  rowsPerSecond,
  processorSeconds: (after - before) / timed,
  processes: running.length,
  memory: Math.max(...running.map(({ memory }) => memory)),
  own: { name: 'ClickHouse `domain`', differing: countByKind(links, columnOf('domain(url)')) },
};
session.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(report));
