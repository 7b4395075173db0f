// Look-ups in turns with those of tldts, in one process, on hosts made from the rules and on common ones; prints nanoseconds and the ratio.
// Run it on the pinned Node, when the packages are built: node tools/public-suffixes/compare.ts
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.ts';
import { findList } from './list-source.ts';
import { readRules } from './rules.ts';

type LookUp = (host: string) => string | null;

const require = createRequire(join(root, 'packages', 'site', 'package.json'));
const tldts = require('tldts') as Record<
  'getDomain' | 'getPublicSuffix',
  (host: string, options: object) => string | null
>;
const site = (await import(pathToFileURL(join(root, 'packages', 'site', 'dist', 'esm', 'index.js')).href)) as Record<
  'registrableDomain' | 'publicSuffix',
  LookUp
>;

const list = await findList();
if ('problem' in list) throw new Error(list.problem);
const common = [
  'www.example.com',
  'example.org',
  'news.bbc.co.uk',
  'en.wikipedia.org',
  'static.example.de',
  'a.github.io',
];
const hosts = readRules(list.text).flatMap(({ domain }, i) => [`www.example.${domain}`, common[i % common.length]!]);

/** What a host parser did already is left out, which is the fastest that tldts can be asked. */
const options = { allowPrivateDomains: true, extractHostname: false, validateHostname: false, detectIp: false };

const pairs: readonly (readonly [name: string, ours: LookUp, theirs: LookUp])[] = [
  ['registrable domain', site.registrableDomain, (host) => tldts.getDomain(host, options)],
  ['public suffix', site.publicSuffix, (host) => tldts.getPublicSuffix(host, options)],
];

function nanosecondsEach(lookUp: LookUp): number {
  const start = process.hrtime.bigint();
  let found = 0;
  for (const host of hosts) if (lookUp(host) !== null) found++;
  if (found < hosts.length / 2) throw new Error('Cannot compare: most hosts were not found');
  return Number(process.hrtime.bigint() - start) / hosts.length;
}

for (const [name, ours, theirs] of pairs) {
  const rounds = Array.from({ length: 30 }, () => [nanosecondsEach(ours), nanosecondsEach(theirs)] as const);
  const [best, other] = [Math.min(...rounds.map(([a]) => a)), Math.min(...rounds.map(([, b]) => b))];
  console.log(`${name}: ${best.toFixed(0)} ns, tldts ${other.toFixed(0)} ns, ratio ${(best / other).toFixed(2)}`);
}
