// Compares @url/idna with tr46, on every code point and on random domains with every combination of flags.
//
//     node tools/conformance/idna-differential.ts [--domains 1000000] [--seed 1] [--no-sweep]
//
// Counts the differences by their known reasons. Any other difference is printed and makes the exit status 1. Build the package first.
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { domainArbitrary } from '../../packages/standard/idna/test/random-domains.ts';
import { compareDomain, flagSets } from './idna-comparison.ts';

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

function compare(domain: string, optionsList: Parameters<typeof compareDomain>[1]): void {
  for (const difference of compareDomain(domain, optionsList)) {
    const { reason } = difference;
    if (reason !== null) known.set(reason, (known.get(reason) ?? 0) + 1);
    else if (unknown++ < MAX_SHOWN) console.log(JSON.stringify(difference));
  }
}

if (!values['no-sweep']) {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    for (const domain of [character, `a${character}b`]) compare(domain, [{}, { transitionalProcessing: true }]);
  }
  console.log(`1114112 code points, alone and between letters: ${unknown} unexplained differences`);
}
const property = fc.property(domainArbitrary, (domain) => compare(domain, flagSets));
fc.assert(property, { numRuns: Number(values.domains), seed: Number(values.seed) });
console.log(`${values.domains} domains of seed ${values.seed} with ${flagSets.length} combinations of flags`);
console.log(`${unknown} unexplained differences`);
for (const [reason, count] of known) console.log(`${count} known: ${reason}`);
process.exitCode = unknown === 0 ? 0 : 1;
