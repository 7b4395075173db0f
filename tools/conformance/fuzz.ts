import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareCase, expectedHref, minimize } from './fuzz-compare.ts';
import { type FuzzCase, strategies } from './fuzz-strategies.ts';
import { Random } from './random.ts';
import { readURLTests } from './url-test-data.ts';
import { findWPT } from './wpt.ts';

// Compares this project with whatwg-url and with the URL of the Node that runs it, on random inputs:
//
//     pnpm fuzz [minutes] [--seed n] [--strategy name]
//
// The n-th input is made from the seed plus n alone, so one that fails can be made again: its seed is printed. What fails is made
// smaller and added to fuzz-rows.json, which fuzz.test.ts runs from then on.

const rowsFile = new URL('fuzz-rows.json', import.meta.url);

/** After so many failures there is something to mend first. */
const ENOUGH_FAILURES = 5;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, strategy: { type: 'string' } },
});

const minutes = Number(positionals[0] ?? 1);
const firstSeed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
const chosen = Object.keys(strategies).filter((name) => options.strategy === undefined || name === options.strategy);
if (chosen.length === 0 || !(minutes > 0)) {
  console.error(`usage: pnpm fuzz [minutes] [--seed n] [--strategy ${Object.keys(strategies).join(' | ')}]`);
  process.exit(2);
}
const wheel = chosen.flatMap((name) => Array.from({ length: strategies[name]![0] }, () => name));

function keep(fuzzCase: FuzzCase): void {
  const rows: unknown[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
  rows.push({ ...fuzzCase, href: expectedHref(fuzzCase) });
  writeFileSync(rowsFile, `${JSON.stringify(rows, null, 2)}\n`);
}

/** @returns whether the case of that seed fails, which is then shown and kept */
function runSeed(seed: number, corpus: readonly string[], counts: Map<string, number>): boolean {
  const random = new Random(seed);
  const name = random.pick(wheel);
  counts.set(name, (counts.get(name) ?? 0) + 1);
  const fuzzCase = strategies[name]![1](random, corpus);
  const difference = compareCase(fuzzCase);
  if (difference === null) return false;
  const smallest = minimize(fuzzCase, (smaller) => compareCase(smaller)?.rival === difference.rival);
  const { rival, ours, theirs } = compareCase(smallest)!;
  console.log(
    `${name}, seed ${seed}: ${JSON.stringify(smallest)}\n  ours       ${ours}\n  ${rival.padEnd(10)} ${theirs}`,
  );
  keep(smallest);
  return true;
}

const { wpt } = await findWPT();
const corpus = wpt === null ? [] : readURLTests(wpt).map(({ input }) => input);
const counts = new Map<string, number>(chosen.map((name) => [name, 0]));
const end = Date.now() + minutes * 60_000;
console.log(`seed ${firstSeed}, ${minutes} minutes${corpus.length === 0 ? ', without inputs of WPT' : ''}`);
let failures = 0;
let seed = firstSeed;
while (failures < ENOUGH_FAILURES && Date.now() < end) {
  for (const last = seed + 200; seed < last; seed++) if (runSeed(seed, corpus, counts)) failures++;
}
for (const [name, count] of counts) console.log(`${String(count).padStart(9)}  ${name}`);
console.log(`${seed - firstSeed} inputs from seed ${firstSeed}, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
