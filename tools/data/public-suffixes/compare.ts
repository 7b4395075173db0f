// Compares lookups with tldts, alternately in one process, on hosts made from the rules and on common hosts. Prints nanoseconds and the ratio.
// Run it on the pinned Node after a build: node tools/data/public-suffixes/compare.ts
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder, root } from '../../../config/workspace.ts';
import { findList } from './list-source.ts';
import { readRules } from './rules.ts';

type LookUp = (host: string) => string | null;

const require = createRequire(join(root, packageFolder('site'), 'package.json'));
const tldts = require('tldts') as Record<
  'getDomain' | 'getPublicSuffix',
  (host: string, options: object) => string | null
>;
const site = (await import(pathToFileURL(join(root, packageFolder('site'), 'dist', 'esm', 'index.js')).href)) as Record<
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

const privateRules = { allowPrivateDomains: true };
/** Options that skip work of a host parser: the fastest configuration of tldts. */
const fastest = { ...privateRules, extractHostname: false, validateHostname: false, detectIp: false };

const pairs: readonly (readonly [name: string, ours: LookUp, theirs: LookUp])[] = [
  ['registrable domain', site.registrableDomain, (host) => tldts.getDomain(host, privateRules)],
  ['public suffix', site.publicSuffix, (host) => tldts.getPublicSuffix(host, privateRules)],
  ['registrable domain, fastest configuration', site.registrableDomain, (host) => tldts.getDomain(host, fastest)],
  ['public suffix, fastest configuration', site.publicSuffix, (host) => tldts.getPublicSuffix(host, fastest)],
];

/** The first lookup of a process decodes part of the list. */
function firstLookUp(lookUp: LookUp): string {
  const start = process.hrtime.bigint();
  lookUp('www.example.com');
  return (Number(process.hrtime.bigint() - start) / 1e6).toFixed(1);
}

console.log(`first lookup: ${firstLookUp(site.registrableDomain)} ms, tldts ${firstLookUp(pairs[0]![2])} ms`);

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
