// Runs programs that use jsdom, data-urls and other clients of whatwg-url and tr46, once with those libraries and once with ours. Every result
// must be equal. A name as an argument runs one client.
import { isDeepStrictEqual } from 'node:util';
import { Report } from '../../../config/workspace.ts';
import { findWPT } from '../wpt.ts';
import { type Client, installProjects, pack, runIn } from './projects.ts';

const replaced = { 'whatwg-url': '@url/whatwg-url', tr46: '@url/tr46' };

/** The clients. The program that runs in both projects of a client is the file with its name in this folder. */
const clients: readonly Client[] = [
  {
    name: 'jsdom',
    dependencies: { jsdom: '31.0.1' },
    replaced: { ...replaced, 'data-urls': '@url/data-urls' },
  },
  {
    name: 'mongodb-connection-string-url',
    dependencies: { 'mongodb-connection-string-url': '7.0.2' },
    replaced,
  },
  { name: 'data-urls', dependencies: { 'data-urls': '8.0.0' }, replaced },
];

/** The message of a failed installation when the registry is not reachable. */
const OFFLINE =
  /^npm install: .*\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

/** Returns the differences of a section. In a section that starts with "only", our results must be `true`, and the original may differ. */
function problemsOf(section: string, ours: unknown[], theirs: unknown[]): string[] {
  const expected = section.startsWith('only') ? ours.map(() => true) : theirs;
  if (ours.length === 0 || ours.length !== expected.length)
    return [`1: ${ours.length} answers, not ${expected.length}`];
  const differing = ours.flatMap((our, index) =>
    isDeepStrictEqual(our, expected[index])
      ? []
      : [`1: ${index} of ${ours.length}: ${JSON.stringify(our)}, not ${JSON.stringify(expected[index])}`],
  );
  return differing.slice(0, 5);
}

const report = new Report('clients');

function compare(client: Client, resources: string): void {
  const projects = installProjects(client);
  const theirs = runIn(projects.original, client, resources);
  const ours = runIn(projects.ours, client, resources);
  for (const [section, answers] of Object.entries(ours))
    report.case(`${client.name}, ${section}`, problemsOf(section, answers, theirs[section] ?? []));
  const count = Object.values(ours).reduce((sum, { length }) => sum + length, 0);
  console.log(`${client.name}: ${count} answers in ${Object.keys(ours).length} sections`);
}

const search = findWPT();
if (search.wpt === null) console.log(`left out: clients: ${search.reason}`);
else {
  pack();
  for (const client of clients.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name))) {
    try {
      compare(client, search.wpt.resources);
    } catch (error) {
      if (!OFFLINE.test((error as Error).message)) throw error;
      console.log(`left out: ${client.name}: the package registry is not reachable`);
    }
  }
}
report.finish();
