// Runs programs that use jsdom, data-urls and other clients of whatwg-url and tr46, once with those libraries and once with ours. Every result
// must be equal. A name as an argument runs one client.
import { isDeepStrictEqual } from 'node:util';
import { Report } from '../../../config/workspace.ts';
import { findWPT } from '../wpt.ts';
import { type Client, installProjects, pack, runIn } from './projects.ts';

const replaced = { 'whatwg-url': '@url/whatwg-url', tr46: '@url/tr46' };

const clients: readonly Client[] = [
  {
    name: 'jsdom',
    dependencies: { jsdom: '31.0.1' },
    replaced: { ...replaced, 'data-urls': '@url/data-urls' },
    program: 'jsdom.ts',
  },
  {
    name: 'mongodb-connection-string-url',
    dependencies: { 'mongodb-connection-string-url': '7.0.2' },
    replaced,
    program: 'mongodb-connection-string-url.ts',
  },
  { name: 'data-urls', dependencies: { 'data-urls': '8.0.0' }, replaced, program: 'data-urls.ts' },
  {
    name: 'whatwg-url',
    dependencies: { 'whatwg-url': '17.3.0', tr46: '7.0.0' },
    replaced,
    program: 'whatwg-url.ts',
  },
];

/** Returns the differences of a section. In a section that starts with "only", our results must be `true`, and the original may differ. */
function problemsOf(section: string, ours: unknown[], theirs: unknown[]): string[] {
  const expected = section.startsWith('only') ? ours.map(() => true) : theirs;
  if (ours.length === 0 || ours.length !== expected.length)
    return [`1: ${ours.length} answers, not ${expected.length}`];
  const differing = ours.map((_, index) => index).filter((index) => !isDeepStrictEqual(ours[index], expected[index]));
  return differing
    .slice(0, 5)
    .map(
      (index) =>
        `1: ${index} of ${ours.length}: ${JSON.stringify(ours[index])}, not ${JSON.stringify(expected[index])}`,
    );
}

const report = new Report('clients');
const { wpt, ...missing } = findWPT();
const wanted = clients.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name));
if (wpt === null) console.log(`left out: clients: ${'reason' in missing ? missing.reason : ''}`);
else {
  pack([...new Set(clients.flatMap((client) => Object.values(client.replaced)))]);
  for (const client of wanted) {
    const projects = installProjects(client);
    if (projects.reason !== undefined) {
      console.log(`left out: ${client.name}: ${projects.reason}`);
      continue;
    }
    const theirs = runIn(projects.original, client, wpt.resources);
    const ours = runIn(projects.replaced, client, wpt.resources);
    for (const [section, answers] of Object.entries(ours))
      report.case(`${client.name}, ${section}`, problemsOf(section, answers, theirs[section] ?? []));
    const count = Object.values(ours).reduce((sum, { length }) => sum + length, 0);
    console.log(`${client.name}: ${count} answers in ${Object.keys(ours).length} sections`);
  }
}
report.finish();
