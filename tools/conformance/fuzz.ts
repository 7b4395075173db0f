import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { redact } from '@url/redact';
import fc from 'fast-check';
import { URL as ReferenceURL } from 'whatwg-url';
import { leakOf, urlWithSecret } from '../../packages/tasks/redact/test/url-with-secret.ts';
import { compareCase } from './fuzz-compare.ts';
import { strategiesFor } from './fuzz-strategies.ts';
import { weighted } from './generators.ts';
import { hrefOf } from './trace.ts';
import { readURLTests } from './url-test-data.ts';
import { findWPT } from './wpt.ts';

// Compares this project with whatwg-url and with the URL of the Node that runs it, on random inputs:
//
//     pnpm fuzz [minutes] [--seed n] [--strategy name]
//
// The inputs depend only on the seed. The program prints the seed of a failure, minimises the case, and adds it to fuzz-rows.json, which
// fuzz.test.ts runs, or to redaction-rows.json of @url/redact, which the tests of that package run.

/** The run stops after this number of failures. */
const ENOUGH_FAILURES = 5;

/** A random input, how it fails (`null` if it does not), and the row that is saved if it fails. */
interface Trial {
  readonly name: string;
  failure(): unknown;
  row(): unknown;
}

const { wpt } = findWPT();
const corpus = wpt === null ? [] : readURLTests(wpt).map(({ input }) => input);

const comparisons = Object.entries(strategiesFor(corpus)).map(([name, [weight, cases]]) => {
  const trials = cases.map((urlCase) => ({
    name,
    failure: () => compareCase(urlCase),
    row: () => ({ ...urlCase, href: hrefOf(ReferenceURL, urlCase) }),
  }));
  return [name, weight, trials] as const;
});

/** The strategy that redacts texts instead of comparing parsers: a secret must not remain. */
const REDACTION = 'redaction';

const redactions = urlWithSecret.map((url) => {
  const leak = () => leakOf(url, redact);
  return { name: REDACTION, failure: leak, row: leak };
});

const strategies: readonly (readonly [name: string, weight: number, trials: fc.Arbitrary<Trial>])[] = [
  ...comparisons,
  [REDACTION, 100, redactions],
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, strategy: { type: 'string' } },
});
const minutes = Number(positionals[0] ?? 1);
const firstSeed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
const chosen = strategies.filter(([name]) => options.strategy === undefined || name === options.strategy);
if (chosen.length === 0 || !(minutes > 0)) {
  const names = strategies.map(([name]) => name).join(' | ');
  console.error(`usage: pnpm fuzz [minutes] [--seed n] [--strategy ${names}]`);
  process.exit(2);
}

const counts = new Map<string, number>(chosen.map(([name]) => [name, 0]));
const property = fc.property(weighted(...chosen.map(([, weight, trials]) => [weight, trials] as const)), (trial) => {
  counts.set(trial.name, counts.get(trial.name)! + 1);
  const failure = trial.failure();
  if (failure !== null) throw new Error(JSON.stringify(failure, null, 2));
});

/** Prints a failing trial, and saves its row. */
function keep(seed: number, { name, row }: Trial, error: unknown): void {
  console.log(`${name}, seed ${seed}: ${JSON.stringify(row())}\n${error}`);
  const path = name === REDACTION ? '../../packages/tasks/redact/test/redaction-rows.json' : 'fuzz-rows.json';
  const file = new URL(path, import.meta.url);
  const rows: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify([...rows, row()], null, 2)}\n`);
}

console.log(`seed ${firstSeed}, ${minutes} minutes${corpus.length === 0 ? ', without inputs of WPT' : ''}`);
const end = Date.now() + minutes * 60_000;
let failures = 0;
for (let seed = firstSeed; failures < ENOUGH_FAILURES && Date.now() < end; seed++) {
  const { counterexample, errorInstance } = fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: end - Date.now(),
  });
  if (counterexample === null) continue;
  failures++;
  keep(seed, counterexample[0], errorInstance);
}
for (const [name, count] of counts) console.log(`${String(count).padStart(9)}  ${name}`);
console.log(
  `${[...counts.values()].reduce((sum, count) => sum + count)} inputs from seed ${firstSeed}, ${failures} failures`,
);
process.exitCode = failures === 0 ? 0 : 1;
