import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { redact } from '@url/display';
import { compareCase, expectedHref, minimize } from './fuzz-compare.ts';
import { strategies } from './fuzz-strategies.ts';
import { Random } from './random.ts';
import { leakOf, makeURLWithSecret, minimizeLeak } from './redaction-rows.ts';
import { readURLTests } from './url-test-data.ts';
import { findWPT } from './wpt.ts';

// Compares this project with whatwg-url and with the URL of the Node that runs it, on random inputs:
//
//     pnpm fuzz [minutes] [--seed n] [--strategy name]
//
// The n-th input depends only on the seed plus n. The program prints the seed of a failure, minimises the case, and adds it to fuzz-rows.json,
// which fuzz.test.ts runs, or to redaction-rows.json, which the tests of @url/display run.

const rowsFile = new URL('fuzz-rows.json', import.meta.url);
const redactionFile = new URL('redaction-rows.json', import.meta.url);

/** The run stops after this number of failures. */
const ENOUGH_FAILURES = 5;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, strategy: { type: 'string' } },
});

const minutes = Number(positionals[0] ?? 1);
const firstSeed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
/** The strategy that redacts texts instead of comparing parsers: a secret must not remain. */
const REDACTION = 'redaction';

const names = [...Object.keys(strategies), REDACTION];
const chosen = names.filter((name) => options.strategy === undefined || name === options.strategy);
if (chosen.length === 0 || !(minutes > 0)) {
  console.error(`usage: pnpm fuzz [minutes] [--seed n] [--strategy ${names.join(' | ')}]`);
  process.exit(2);
}
const wheel = chosen.flatMap((name) => Array.from({ length: strategies[name]?.[0] ?? 100 }, () => name));

function keep(file: URL, row: unknown): void {
  const rows: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  rows.push(row);
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
}

/** Tests whether a secret remains in a text of that seed, and then prints and saves the text. */
function runRedaction(seed: number, random: Random): boolean {
  const url = makeURLWithSecret(random);
  if (leakOf(url, redact) === null) return false;
  const leak = leakOf(minimizeLeak(url, redact), redact)!;
  console.log(`${REDACTION}, seed ${seed}: ${JSON.stringify(leak)}\n  ${JSON.stringify(redact(leak))}`);
  keep(redactionFile, leak);
  return true;
}

/** Tests whether the case of that seed fails, and then prints and saves it. */
function runSeed(seed: number, corpus: readonly string[], counts: Map<string, number>): boolean {
  const random = new Random(seed);
  const name = random.pick(wheel);
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (name === REDACTION) return runRedaction(seed, random);
  const fuzzCase = strategies[name]![1](random, corpus);
  const difference = compareCase(fuzzCase);
  if (difference === null) return false;
  const smallest = minimize(fuzzCase, (smaller) => compareCase(smaller)?.rival === difference.rival);
  const { rival, ours, theirs } = compareCase(smallest)!;
  console.log(
    `${name}, seed ${seed}: ${JSON.stringify(smallest)}\n  ours       ${ours}\n  ${rival.padEnd(10)} ${theirs}`,
  );
  keep(rowsFile, { ...smallest, href: expectedHref(smallest) });
  return true;
}

const { wpt } = findWPT();
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
