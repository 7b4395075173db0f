// Starts a new PostgreSQL, and fills columns in it: with COPY and the command, and with the worker of the wheel.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runBlocksBelow } from '../document.ts';
import { python } from '../install.ts';
import { createLinks, createPlainLinks, type Link } from '../links.ts';
import { countDiffering, type Report, sizes } from '../report.ts';
import { functionsOfURL, urlIsValid } from '../url-functions.ts';
import { putURLOnPath } from '../url-program.ts';

putURLOnPath();
const { timed, compared } = sizes(process.argv);
const folder = mkdtempSync(join(tmpdir(), 'url-postgres-'));
const data = join(folder, 'data');
// PostgreSQL refuses to run as root.
const isRoot = userInfo().uid === 0;
const env = { ...process.env, PGHOST: folder, PGUSER: 'postgres', PGDATABASE: 'postgres', URL_NODE: process.execPath };

function run(program: string, args: readonly string[], input?: string): string {
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 30, input } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function runAsServer(program: string, ...args: string[]): void {
  const [name, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  const { status, error } = spawnSync(name!, rest, { cwd: folder, stdio: ['ignore', 'ignore', 2] });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? `status ${status}`}`);
}

const psql = (query: string): string => run('psql', ['-qXAt', '-v', 'ON_ERROR_STOP=1', '-c', query]);

/** A field of COPY. */
function fieldOf(text: string | null): string {
  return text === null
    ? '\\N'
    : text.replace(/[\\\t\n\r]/g, (unit) => `\\${{ '\t': 't', '\n': 'n', '\r': 'r' }[unit] ?? unit}`);
}

/** Creates a table with texts and with the same bytes. A text of PostgreSQL cannot contain NUL. */
function fill(table: string, links: readonly Pick<Link, 'text' | 'bytes'>[]): void {
  const hex = (bytes: Buffer | null) => (bytes === null ? '\\N' : `\\\\x${bytes.toString('hex')}`);
  const rows = links.map(({ text, bytes }, id) => {
    return `${id}\t${fieldOf(text?.replace(/\0/g, '') ?? null)}\t${hex(bytes)}\n`;
  });
  writeFileSync(join(folder, 'rows'), rows.join(''));
  psql(`CREATE TABLE ${table} (id integer PRIMARY KEY, url text, bytes bytea,
    url_href text, url_host text, url_port integer, url_is_valid boolean)`);
  psql(`\\copy ${table} (id, url, bytes) FROM '${join(folder, 'rows')}'`);
}

const allColumns = ['href=url_href', 'host=url_host', 'port=url_port', 'isValid=url_is_valid'];

const worker = (table: string, column: string, rows = 1000, columns: readonly string[] = allColumns) => [
  ...['-m', 'url_spark.postgres', '--table', table, '--key', 'id', '--url', column, '--batch-rows', `${rows}`],
  ...columns,
];

/** Counts the results that differ, in the rows of a query with JSON of id, href, host and isValid. */
function differingIn(name: string, query: string, texts: readonly (string | null)[]): number {
  const rows = psql(`SELECT json_agg(result ORDER BY id) FROM (${query}) AS result`);
  const results = JSON.parse(rows) as { id: number; href: string | null; host: string | null; valid: boolean | null }[];
  if (results.some(({ id }, at) => id !== at)) throw new Error(`${name}: a row is lost or doubled`);
  const valid = results.map((row) => `${row.valid}`);
  return (
    countDiffering(
      `${name}: href`,
      texts,
      results.map(({ href }) => href),
      functionsOfURL.urlNormalize!,
    ) +
    countDiffering(
      `${name}: host`,
      texts,
      results.map(({ host }) => host),
      functionsOfURL.urlHost!,
    ) +
    countDiffering(`${name}: isValid`, texts, valid, (text) => `${urlIsValid(text)}`, 'false')
  );
}

const filledRows = (table: string) => Number(psql(`SELECT count(*) FROM ${table} WHERE url_is_valid IS NOT NULL`));

/** Kills a worker midway, and lets two finish together. */
async function checkKilledWorker(): Promise<void> {
  const killed = spawn(python, worker('links', 'url', 100), {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = once(killed, 'exit');
  while (filledRows('links') === 0 && killed.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
  killed.kill('SIGKILL');
  await ended;
  const before = filledRows('links');
  if (before === 0 || before >= compared) throw new Error(`the worker was not killed midway, but after ${before} rows`);
  const workers = [1, 2].map(() =>
    spawn(python, worker('links', 'url'), { cwd: folder, env, stdio: ['ignore', 2, 2] }),
  );
  await Promise.all(workers.map((child) => once(child, 'exit')));
}

/** Values and keys that COPY could confuse with its own marks, and a column with a name that the worker also uses. */
function checkSpecialValues(): void {
  psql(`CREATE TABLE special ("key" text PRIMARY KEY, url text, url_path text, url_query text, url_is_valid boolean);
    INSERT INTO special VALUES ('', 'http://h/%22,%0A%5C.?'), (E'\\\\.', 'http://h/%00?%5C.'), (E'a"b,\\nc', 'http://h/%5CN'), ('é', '')`);
  const columns = ['decoded:path=url_path', 'query=url_query', 'isValid=url_is_valid'];
  run(python, [
    '-m',
    'url_spark.postgres',
    '--table',
    'special',
    '--key',
    'key',
    '--url',
    'url',
    '--batch-rows',
    '3',
    ...columns,
  ]);
  const found = psql(
    'SELECT json_agg(json_build_array("key", url_path, url_query, url_is_valid) ORDER BY "key" COLLATE "C") FROM special',
  );
  const expected = [
    ['', '/",\n\\.', '', true],
    ['\\.', '/\ufffd', '%5C.', true],
    ['a"b,\nc', '/\\N', null, true],
    ['é', null, null, false],
  ];
  if (JSON.stringify(JSON.parse(found)) !== JSON.stringify(expected)) throw new Error(`special values: ${found}`);
}

/** PostgreSQL does not return a batch of more than 1 GB, so the worker divides it. A row of more than 128 MiB is NULL. */
function checkLargeBatch(): void {
  psql(`CREATE TABLE large (id integer PRIMARY KEY, url text, url_host text, url_is_valid boolean);
    INSERT INTO large SELECT id, 'http://h/' || repeat('a', 400000000) FROM generate_series(1, 3) AS id;
    INSERT INTO large VALUES (4, 'http://EXAMPLE.com')`);
  run(python, worker('large', 'url', 4, ['host=url_host', 'isValid=url_is_valid']));
  const found = psql(
    "SELECT string_agg(concat_ws(' ', id, url_host, url_is_valid), ',' ORDER BY id) FROM large",
  ).trim();
  if (found !== '1 f,2 f,3 f,4 example.com t') throw new Error(`a large batch: ${found}`);
  psql('DROP TABLE large');
}

/** A row without a key cannot be filled. */
function checkMissingKey(): void {
  psql(
    `CREATE TABLE keyless (id integer, url text, url_is_valid boolean); INSERT INTO keyless VALUES (NULL, 'http://h')`,
  );
  const options = { cwd: folder, env, encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stderr } = spawnSync(python, worker('keyless', 'url', 10, ['isValid=url_is_valid']), options);
  if (status !== 1 || !stderr.includes('The key of a row is NULL'))
    throw new Error(`a missing key: ${status}, ${stderr}`);
}

/** Returns the time of a worker that fills columns of all rows, in seconds. */
function measureWorker(columns: readonly string[]): Pick<Report, 'rowsPerSecond' | 'processorSeconds'> {
  psql('UPDATE plain SET url_is_valid = NULL');
  const measured = `import os, subprocess, sys, time
start = time.monotonic()
subprocess.run(sys.argv[1:], check=True, stderr=subprocess.DEVNULL)
used = os.times()
print(time.monotonic() - start, used.children_user + used.children_system)`;
  const printed = run(python, ['-c', measured, python, ...worker('plain', 'url', 10_000, columns)]);
  const [wall = 0, processor = 0] = printed.split(' ').map(Number);
  return { rowsPerSecond: timed / wall, processorSeconds: processor / timed };
}

if (isRoot) {
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  chownSync(folder, uid!, gid!);
}
try {
  runAsServer('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  runAsServer('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', settings, 'start');
  const links = createLinks(compared);
  const texts = links.map(({ text }) => text?.replace(/\0/g, '') ?? null);
  fill('links', links);

  psql('CREATE TABLE copied (id integer PRIMARY KEY, href text, host text, valid boolean)');
  const pipe = `set -o pipefail; psql -qXc 'COPY (SELECT id, url FROM links) TO STDOUT' |
    url serve --keep-fields 1 href host isValid | psql -qXc 'COPY copied FROM STDIN'`;
  run('bash', ['-c', pipe]);
  let differing = differingIn('COPY', 'SELECT * FROM copied', texts);

  const columns = 'SELECT id, url_href AS href, url_host AS host, url_is_valid AS valid FROM links';
  await checkKilledWorker();
  differing += differingIn('worker', columns, texts);
  psql('UPDATE links SET url_is_valid = NULL, url_href = NULL, url_host = NULL');
  run(python, worker('links', 'bytes'));
  differing += differingIn(
    'worker on bytea',
    columns,
    links.map(({ text }) => text),
  );

  checkSpecialValues();
  checkMissingKey();
  checkLargeBatch();
  psql(
    "CREATE TABLE visits (id integer PRIMARY KEY, url text); INSERT INTO visits VALUES (1, 'http://EXAMPLE.com'), (2, NULL)",
  );
  const path = `${dirname(python)}${delimiter}${process.env.PATH}`;
  runBlocksBelow('PostgreSQL', python, folder, { ...env, PATH: path });

  fill(
    'plain',
    createPlainLinks(timed).map((text) => ({ text, bytes: null })),
  );
  const engine = `PostgreSQL ${psql('SHOW server_version').split(' ')[0]!.trim()} (the worker, without the server`;
  const also = [
    'COPY through url serve',
    'a killed worker and two workers at once: no row is lost',
    'bytea',
    'a batch of more than 1 GB',
    'values and keys that COPY could misread',
  ];
  const rest = { processes: 1, memory: 0 };
  const reports: Report[] = [
    {
      engine: `${engine})`,
      rows: compared,
      differing,
      ...measureWorker(['href=url_href', 'isValid=url_is_valid']),
      ...rest,
      also,
    },
    {
      engine: `${engine}, host)`,
      rows: 0,
      differing: 0,
      ...measureWorker(['host=url_host', 'isValid=url_is_valid']),
      ...rest,
    },
  ];
  console.log(JSON.stringify(reports));
} finally {
  spawnSync(
    isRoot ? 'runuser' : 'pg_ctl',
    [...(isRoot ? ['-u', 'postgres', '--', 'pg_ctl'] : []), '-D', data, '-m', 'immediate', 'stop'],
    { cwd: folder, stdio: 'ignore' },
  );
  rmSync(folder, { recursive: true, force: true });
}
