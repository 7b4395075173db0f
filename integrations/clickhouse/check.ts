// Installs the package for Debian into a folder, and runs its functions in chdb, which is ClickHouse in a library.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildDebianPackage } from '../build.ts';
import { blocksBelow } from '../document.ts';
import { createLinks, createPlainLinks } from '../links.ts';
import { processesWith } from '../processes.ts';
import { countByKind, countDiffering, processorTime, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid, urlQuery } from '../url-functions.ts';

const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-clickhouse-'));
const installed = join(folder, 'installed');
run('dpkg-deb', ['--extract', buildDebianPackage(), installed]);
process.env.PATH = `${join(installed, 'usr/bin')}${delimiter}${process.env.PATH}`;
const { Session } = await import('chdb');
symlinkSync(join(installed, 'etc/clickhouse-server/url_functions.xml'), join(folder, 'url_functions.xml'));
writeFileSync(join(folder, 'copy_functions.xml'), copyFunction());
const functions = join(folder, '*_functions.xml');
const session = new Session(join(folder, 'data'), {
  connectionArgs: [`--user_scripts_path=${folder}`, `--user_defined_executable_functions_config=${functions}`],
});

/** A pool of programs that only copy the rows: what the pipes and ClickHouse itself need. */
function copyFunction(): string {
  return `<functions><function>
  <type>executable_pool</type><name>copyOf</name><return_type>Nullable(String)</return_type>
  <argument><type>Nullable(String)</type></argument>
  <format>RowBinary</format><command>exec cat</command><execute_direct>0</execute_direct>
</function></functions>`;
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}

function createFunctions(...args: string[]): void {
  for (const line of run('url-clickhouse-functions', args).trimEnd().split('\n')) session.query(line);
}

/** A row in RowBinary, with a UInt32 and a Nullable(String). */
function rowOf(id: number, bytes: Buffer | null): Buffer {
  const number = Buffer.alloc(5);
  number.writeUInt32LE(id);
  if (bytes === null) return Buffer.concat([number.fill(1, 4)]);
  const length: number[] = [];
  let rest = bytes.length;
  for (; rest > 0x7f; rest >>>= 7) length.push((rest & 0x7f) | 0x80);
  return Buffer.concat([number, Buffer.from([...length, rest]), bytes]);
}

function fill(table: string, rows: readonly (Buffer | null)[], times = 1): void {
  const file = join(folder, `${table}.bin`);
  writeFileSync(file, Buffer.concat(rows.map((bytes, id) => rowOf(id, bytes))));
  const columns = 'id UInt32, url Nullable(String)';
  session.query(`CREATE TABLE url.${table} (${columns}) ENGINE = MergeTree ORDER BY id`);
  for (let time = 0; time < times; time++)
    session.query(`INSERT INTO url.${table} SELECT * FROM file('${file}', RowBinary, '${columns}')`);
}

function columnOf(expression: string, table = 'links'): (string | null)[] {
  const lines = session
    .query(`SELECT ${expression} AS result FROM url.${table} ORDER BY id`, 'JSONEachRow')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const { result } = JSON.parse(line) as { result: unknown };
    return result === null || typeof result === 'string' ? result : JSON.stringify(result);
  });
}

/**
 * Returns URLs with every byte inserted and replaced at each offset, and cut at each. The server itself answers some columns of URLs with a plain
 * head, by a pattern.
 */
function createHeads(): Buffer[] {
  const heads = [
    'https://a1.b-c.example:80/p',
    'http://1.x_y/',
    'http://h',
    'http://a.9?b',
    'https://0x7.com:65535#',
    'http://u:1@h.de/',
  ];
  return heads.flatMap((head) => {
    const bytes = Buffer.from(head);
    return Array.from({ length: bytes.length + 1 }, (_, offset) => {
      const [before, after] = [bytes.subarray(0, offset), bytes.subarray(offset)];
      const changed = Array.from({ length: 0x100 }, (_, byte) =>
        [after, after.subarray(1)].map((rest) => Buffer.concat([before, Buffer.from([byte]), rest])),
      );
      return [before, ...changed.flat()];
    }).flat();
  });
}

const pool = 'serve\0--column-in-row\0';
const usedByPool = () => processesWith(pool).reduce((sum, { seconds }) => sum + seconds, 0);

function measure(expression: string): { rowsPerSecond: number; processorSeconds: number; seconds: number } {
  const used = () => processorTime() + usedByPool();
  const [start, before] = [performance.now(), used()];
  const count = Number(
    session.query(`SELECT count(), sum(length(${expression})) FROM url.plain`, 'TSV').split('\t')[0],
  );
  const seconds = (performance.now() - start) / 1000;
  return { rowsPerSecond: count / seconds, processorSeconds: (used() - before) / count, seconds };
}

/** A worker that is killed while it waits fails one query; the next query starts another. */
function checkKilledWorker(): void {
  for (const { id } of processesWith(pool)) process.kill(id, 'SIGKILL');
  const query = "SELECT urlHost('http://EXAMPLE.com/')";
  const answers: string[] = [];
  for (let attempt = 0; attempt < 20 && !answers.includes('example.com'); attempt++) {
    try {
      answers.push(session.query(query, 'TSV').trim());
    } catch (error) {
      answers.push(/CHILD_WAS_NOT_EXITED_NORMALLY|754|302/.test(`${error}`) ? 'failed' : `${error}`);
    }
  }
  if (
    answers[answers.length - 1] !== 'example.com' ||
    answers.some((answer) => answer !== 'failed' && answer !== 'example.com')
  )
    throw new Error(`after a kill: ${answers.join(', ')}`);
}

session.query('CREATE DATABASE url');
createFunctions();
createFunctions('urlQueryQ=query:q');
const links = createLinks(compared);
const texts = links.map(({ text }) => text);
const partsOfNothing = '{"scheme":null,"host":null,"port":null,"path":null,"query":null,"fragment":null}';
fill(
  'links',
  links.map(({ bytes }) => bytes),
);
let differing = 0;
for (const name of Object.keys(functionsOfURL)) {
  const isParts = name === 'urlParts';
  const expectedOf = (text: string) => functionsOfURL[name]!(text) ?? (isParts ? partsOfNothing : null);
  differing += countDiffering(name, texts, columnOf(`${name}(url)`), expectedOf, isParts ? partsOfNothing : null);
}
const valueOfQ = (text: string) => urlQuery(text, 'q');
differing += countDiffering('urlQuery', texts, columnOf("urlQuery(url, 'q')"), valueOfQ);
differing += countDiffering('urlQueryQ', texts, columnOf('urlQueryQ(url)'), valueOfQ);
differing += countDiffering('urlIsValid', texts, columnOf('urlIsValid(url)'), (text) => `${urlIsValid(text)}`, 'false');
const hosts = columnOf('urlHost(toLowCardinality(assumeNotNull(url)))');
differing += countDiffering('urlHost', texts, hosts);
const heads = createHeads();
const headTexts = heads.map((bytes) => bytes.toString('utf8'));
fill('heads', heads);
for (const name of ['urlHost', 'urlScheme', 'urlAddressClass'])
  differing += countDiffering(`heads: ${name}`, headTexts, columnOf(`${name}(url)`, 'heads'), functionsOfURL[name]);
const headValid = columnOf('urlIsValid(url)', 'heads');
differing += countDiffering('heads: urlIsValid', headTexts, headValid, (text) => `${urlIsValid(text)}`);
createFunctions('urlError=error', 'urlHostname=hostname');
const sameAsPool = "urlError(url) <=> urlColumn('error', url) AND urlHostname(url) <=> urlColumn('hostname', url)";
for (const table of ['links', 'heads'])
  differing += columnOf(sameAsPool, table).filter((isSame) => isSame !== 'true' && isSame !== '1').length;
const escaped = run('url-clickhouse-functions', ["x=query:a\\t'"]);
if (!escaped.includes("urlColumn('query:a\\\\t\\'', url)")) throw new Error(`a column is not escaped: ${escaped}`);
checkKilledWorker();
const [documented, printed] = blocksBelow('ClickHouse');
const answer = session.query(documented!.text, 'JSONEachRow');
if (answer.trim() !== printed!.text.trim()) throw new Error(`docs/at-scale.md: ${answer}`);

fill(
  'plain',
  createPlainLinks(timed).map((text) => Buffer.from(text)),
  process.argv.includes('--quick') ? 1 : 10,
);
measure('urlNormalize(url)');
const domain = measure('domain(assumeNotNull(url))');
const copy = measure('copyOf(url)');
const usedBefore = usedByPool();
const host = measure('urlHost(url)');
// A process of the pool uses more than a second for as many rows.
if (usedByPool() - usedBefore > 0.2) throw new Error('the server has sent rows with a plain head to the pool');
const piped = measure("urlColumn('host', url)");
const href = measure('urlNormalize(url)');
const running = processesWith(pool);
const engine = `ClickHouse ${session.query('SELECT version()', 'TSV').trim()} (chdb)`;
const memory = Math.max(...running.map(({ memory }) => memory));
const own = { name: 'ClickHouse `domain`', differing: countByKind(links, columnOf("domain(ifNull(url, ''))")) };
const timesDomain = (kind: 'seconds' | 'processorSeconds', { [kind]: time }: typeof host): string =>
  (time / domain[kind]).toFixed(1);
const also = [
  `urlHost takes ${timesDomain('seconds', host)} times as long as domain, and ${timesDomain('processorSeconds', host)} times its processor time`,
  `for rows without a plain head ${timesDomain('seconds', piped)} times, and ${timesDomain('processorSeconds', piped)} times its processor time`,
  `a pool of cat takes ${timesDomain('seconds', copy)} times as long as domain, and ${timesDomain('processorSeconds', copy)} times its processor time`,
  'after the kill of an idle worker, at most one query for each worker fails',
];
const reports: Report[] = [
  { engine, rows: compared, differing, ...href, processes: running.length, memory, own, also },
  { engine: `${engine}, urlHost`, rows: 0, differing: 0, ...host, processes: 0, memory: 0 },
  {
    engine: `${engine}, urlHost of links that are parsed`,
    rows: 0,
    differing: 0,
    ...piped,
    processes: running.length,
    memory,
  },
  {
    engine: 'ClickHouse, a pool of `cat`, which only copies the rows',
    rows: 0,
    differing: 0,
    ...copy,
    processes: 0,
    memory: 0,
  },
  {
    engine: 'ClickHouse `domain`, which does not follow the standard',
    rows: 0,
    differing: 0,
    ...domain,
    processes: 0,
    memory: 0,
  },
];
session.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(reports));
