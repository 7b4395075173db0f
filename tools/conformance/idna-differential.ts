// Compares @url/idna with tr46, on every code point and on random domains with every combination of flags.
//
//     node tools/conformance/idna-differential.ts [--domains 1000000] [--seed 1] [--no-sweep]
//
// Counts the known differences of idna-known-differences.ts by name. Any other difference is printed and makes the exit status 1. Build the
// package first.
import { parseArgs } from 'node:util';
import { compareDomain, type Difference, FLAG_SETS } from './idna-comparison.ts';
import { randomDomain } from './idna-domains.ts';
import { Random } from './random.ts';

const MAX_SHOWN = 20;
const { values } = parseArgs({
  options: {
    domains: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    'no-sweep': { type: 'boolean', default: false },
  },
});

const known = new Map<string, number>();
let unknown = 0;
let compared = 0;

function record(difference: Difference): void {
  if (difference.name !== null) {
    known.set(difference.name, (known.get(difference.name) ?? 0) + 1);
  } else if (unknown++ < MAX_SHOWN) console.log(JSON.stringify(difference));
}

/** Every code point alone and between letters, without flags and in transitional processing. */
function sweep(): void {
  const flagSets = [{}, { transitionalProcessing: true }];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    for (const domain of [character, `a${character}b`]) compared += compareDomain(domain, flagSets, record);
  }
}

if (!values['no-sweep']) {
  sweep();
  console.log(`1114112 code points, alone and between letters: ${unknown} unexplained differences`);
}
const random = new Random(Number(values.seed));
for (let count = 0; count < Number(values.domains); count++)
  compared += compareDomain(randomDomain(random), FLAG_SETS, record);
console.log(`${values.domains} domains of seed ${values.seed} with ${FLAG_SETS.length} combinations of flags`);
console.log(`${compared} comparisons, ${unknown} unexplained differences`);
for (const [name, count] of known) console.log(`${count} known: ${name}`);
process.exitCode = unknown === 0 ? 0 : 1;
